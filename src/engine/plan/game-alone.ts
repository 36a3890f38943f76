import { picturesFor } from '../fit/picture-sets.ts';
import { nounLemma } from '../read/lemma.ts';
import { type Reading, wordsOf } from '../reader/reading.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { takeOutEntity } from '../spec/take-out.ts';

/** What a game is about is on its cards, and no list beside it: “memory with farm animals” keeps no animals. */
export function gameAlone(spec: AppSpec, reading: Reading): AppSpec {
  const isMemory = spec.pages.some(({ sections }) => sections.some(({ block }) => block === 'memory'));
  if (!isMemory) return spec;
  const parts = structuredClone({ entities: spec.entities, actions: spec.actions, pages: spec.pages });
  for (const entity of spec.entities) if (isOnlyNamed(entity, reading)) takeOutEntity(parts, entity.name);
  const pictures = picturesFor(reading.text);
  for (const { block, props } of parts.pages.flatMap(({ sections }) => sections))
    if (block === 'memory' && props['faces'] === undefined && pictures !== undefined)
      props['faces'] = pictures;
  return { ...spec, ...parts };
}

/** Nothing is said of it, and nothing done with it. */
function isOnlyNamed({ one }: EntitySpec, reading: Reading): boolean {
  const word = nounLemma(one);
  const isOfIt = (at: number) => {
    const span = reading.spans[at];
    return span !== undefined && nounLemma(wordsOf(reading, span)) === word;
  };
  const told = (at: number) => ['F', 'A', 'V', 'N'].includes(reading.spans[at]?.kind ?? '');
  return !reading.arcs.some(({ from, to }) => (told(from) && isOfIt(to)) || (told(to) && isOfIt(from)));
}

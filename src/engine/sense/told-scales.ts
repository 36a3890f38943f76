import { brokenSamples } from '../limits/broken-samples.ts';
import { withEntity } from '../limits/obeyed-by-samples.ts';
import { lemmas } from '../plan/match-block.ts';
import type { AppSpec, EntitySpec, FieldSpec, SampleValue } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { changeField } from './change-field.ts';
import { neededNames } from './needed-names.ts';
import { type SaidScale, saidScales } from './said-scales.ts';
import { servedBy } from './served-by.ts';

/** The plan with scales and ranges of its text as bounds of the fields that they are said of. */
export function toldScales(spec: AppSpec): AppSpec {
  let next = spec;
  for (const scale of saidScales(spec.reading?.text ?? '')) {
    const meant = fieldMeant(scale, next);
    if (meant === undefined) continue;
    const changed = bound(next, meant, scale);
    const known = brokenSamples(next);
    if (specFaults(changed).length === 0 && [...brokenSamples(changed)].every((id) => known.has(id)))
      next = servedBy(changed, scale, `field:${meant.entity.name}.${meant.field.name}`);
  }
  return next;
}

interface Meant {
  readonly entity: EntitySpec;
  readonly field: FieldSpec;
}

const marks = new Set(['grade', 'mark', 'score', 'rating', 'rate', 'star', 'scale']);

/** The field whose name stands last before the figures; the one with most of its words there. */
function fieldMeant({ before, most }: SaidScale, spec: AppSpec): Meant | undefined {
  const said = lemmas(before);
  const needed = neededNames(spec);
  const open = spec.entities.flatMap((entity) =>
    entity.fields
      .filter((field) => isOpen(field, entity, needed))
      .map((field) => ({ entity, field, words: lemmas(field.label.replace(/\(.*?\)/gu, '')) })),
  );
  const found = open
    .map((one) => ({ ...one, rank: rankOf(one.words, said) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank);
  if (found[0] !== undefined) return found[0];
  // “jurors grade from 1 to 10”: the one mark that is given.
  const isMark = (list: readonly string[]) => list.some((word) => marks.has(word));
  const given = open.filter(({ words, field }) => isMark(words) && field.kind !== 'text');
  return isMark(said) && given.length === 1 && most <= 100 ? given[0] : undefined;
}

function rankOf(words: readonly string[], said: readonly string[]): number {
  const head = words.at(-1);
  if (head === undefined) return 0;
  const at = said.lastIndexOf(head);
  // Words of another thing stand between what is further away and the figures.
  if (at < 0 || said.length - at > 3) return 0;
  const shared = words.filter((word) => said.includes(word)).length;
  return shared === words.length || shared > 1 ? shared * 10 + at : 0;
}

function isOpen(field: FieldSpec, entity: EntitySpec, needed: ReadonlySet<string>): boolean {
  if (field.automatic === true || field.formula !== undefined) return false;
  if (field.kind === 'number' || field.kind === 'rating') return true;
  // A property that was only named is taken for text; a figure says that it is a number.
  return /^(?:text|long-text)$/.test(field.kind) && field.name !== entity.title && !needed.has(field.name);
}

function bound(spec: AppSpec, { entity, field }: Meant, { least, most }: SaidScale): AppSpec {
  const isStars = field.kind === 'rating' && least <= 1;
  const changed = changeField(spec, entity.name, field.name, (old) => {
    const { start, ...rest } = old;
    const isStart = typeof start === 'number' && start >= least && start <= most;
    return {
      ...rest,
      ...(isStart ? { start } : {}),
      kind: isStars ? 'rating' : 'number',
      label: old.label.replace(/ \(\d+ ?(?:to|-|–) ?\d+\)$/u, ` (${least} to ${most})`),
      min: least,
      max: most,
    };
  });
  return withEntity(changed, entity.name, (one) => ({
    ...one,
    samples: one.samples.map((sample, index) =>
      sample[field.name] === undefined
        ? sample
        : { ...sample, [field.name]: within(sample[field.name] ?? null, index, least, most) },
    ),
  }));
}

/** A sample value on the scale: as it was where it fits, else one of the upper half. */
function within(value: SampleValue, index: number, least: number, most: number): SampleValue {
  const number = typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && number >= least && number <= most) return number;
  if (value === null || value === '') return null;
  const middle = Math.round((least + most) / 2);
  return Math.min(most, middle + (index % Math.max(1, Math.round((most - least) / 2))));
}

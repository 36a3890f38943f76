import type { EntitySpec } from '../spec/app-spec.ts';
import { exampleNames, numbered } from './example-names.ts';

/** Names of people are right in any record. */
const people =
  /\b(?:author|owner|customer|client|manager|teacher|doctor|driver|contact|assignee|seller|buyer|host|artist|speaker|person|farmer|by)\b/i;

/** Records that were written for something else keep their figures, dates and choices, and lose what they say. */
export function makeOwnSamples(entity: EntitySpec, taken: ReadonlySet<string> = new Set()): void {
  const title = entity.fields.find(({ name }) => name === entity.title);
  if (title?.kind !== 'text') return;
  const titles = namesWithout(entity, taken);
  const told = entity.fields.filter(
    ({ name, kind, label, required }) =>
      name !== entity.title &&
      required !== true &&
      (kind === 'text' || kind === 'long-text' || kind === 'tags') &&
      !people.test(label),
  );
  for (const [index, sample] of entity.samples.entries()) {
    sample[entity.title] = titles[index] ?? '';
    for (const { name, kind } of told) sample[name] = kind === 'tags' ? [] : '';
  }
}

/** Two kinds of records of one app are not told apart by the same examples. */
export function tellSamplesApart(entities: readonly EntitySpec[]): void {
  const taken = new Set<string>();
  for (const entity of entities) {
    const titles = entity.samples.map((sample) => String(sample[entity.title] ?? ''));
    const title = entity.fields.find(({ name }) => name === entity.title);
    if (title?.kind === 'text' && titles.some((one) => taken.has(one))) makeOwnSamples(entity, taken);
    for (const sample of entity.samples) taken.add(String(sample[entity.title] ?? ''));
  }
}

/** As many names as there are examples, none of which is taken. */
function namesWithout({ one, samples }: EntitySpec, taken: ReadonlySet<string>): string[] {
  const names = exampleNames(one, samples.length);
  const isFree = names.length === samples.length && !names.some((name) => taken.has(name));
  return isFree ? names : numbered(one, samples.length);
}

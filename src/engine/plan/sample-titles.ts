import type { EntitySpec } from '../spec/app-spec.ts';

/** What records of something that nobody has described are called: by its own word and a number. */
export function numbered(one: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${one} ${index + 1}`);
}

/** Names of people are right in any record. */
const people =
  /\b(?:author|owner|customer|client|manager|teacher|doctor|driver|contact|assignee|seller|buyer|host|artist|speaker|person|farmer|by)\b/i;

/** Records that were written for something else keep their figures, dates and choices, and lose what they say. */
export function makeOwnSamples(entity: EntitySpec): void {
  const title = entity.fields.find(({ name }) => name === entity.title);
  if (title?.kind !== 'text') return;
  const titles = numbered(entity.one, entity.samples.length);
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
    if (title?.kind === 'text' && titles.some((one) => taken.has(one))) makeOwnSamples(entity);
    for (const sample of entity.samples) taken.add(String(sample[entity.title] ?? ''));
  }
}

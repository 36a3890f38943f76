import type { EntitySpec } from '../spec/app-spec.ts';

/** Records that the text names are the ones that the app starts with: what pointed to others now points to these. */
export function takeNames(
  target: EntitySpec,
  names: readonly string[],
  entities: readonly EntitySpec[],
  // One name alone is one more among the others; several are all there are.
  areAll = names.length > 1,
): void {
  const title = target.fields.find(({ name }) => name === target.title);
  if (names.length === 0 || title?.kind !== 'text' || title.formula !== undefined) return;
  const before = target.samples;
  const all = areAll
    ? names
    : [...names, ...before.slice(1).map((sample) => String(sample[target.title] ?? ''))];
  target.samples = all.map((name, index) => ({
    ...before[index % Math.max(before.length, 1)],
    [target.title]: name,
  }));
  const count = target.samples.length;
  for (const { fields, samples } of entities)
    for (const { name, to } of fields)
      if (to === target.name) for (const sample of samples) pointInto(sample, name, target.name, count);
}

function pointInto(sample: Record<string, unknown>, field: string, things: string, count: number): void {
  const place = Number(String(sample[field] ?? '').slice(things.length + 1));
  if (place > count) sample[field] = `${things}-${((place - 1) % count) + 1}`;
}

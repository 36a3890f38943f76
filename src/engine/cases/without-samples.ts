import type { EntitySpec } from '../spec/app-spec.ts';

type Sample = EntitySpec['samples'][number];

/** Takes examples out, and with them what cannot be without them; what only mentions them no longer does. */
export function withoutSamples(
  entities: readonly EntitySpec[],
  goes: (entity: EntitySpec, sample: Sample) => boolean,
): void {
  const queue = entities.map((entity) => ({ entity, gone: placesOf(entity, (one) => goes(entity, one)) }));
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    const { entity, gone } = step;
    if (gone.size === 0) continue;
    const places = new Map<string, string | undefined>();
    let left = 0;
    for (const at of entity.samples.keys())
      places.set(`${entity.name}-${at + 1}`, gone.has(at) ? undefined : `${entity.name}-${(left += 1)}`);
    entity.samples = entity.samples.filter((_, at) => !gone.has(at));
    for (const other of entities) {
      const lost = repoint(other, entity.name, places);
      if (lost.size > 0) queue.unshift({ entity: other, gone: lost });
    }
  }
}

function placesOf({ samples }: EntitySpec, goes: (sample: Sample) => boolean): Set<number> {
  return new Set([...samples.entries()].filter(([, sample]) => goes(sample)).map(([at]) => at));
}

/** What pointed to an example points to its new place; those that needed one that is gone are to go as well. */
function repoint(
  { fields, samples }: EntitySpec,
  things: string,
  places: ReadonlyMap<string, string | undefined>,
): Set<number> {
  const lost = new Set<number>();
  for (const { name, required } of fields.filter(({ to, formula }) => to === things && formula === undefined))
    for (const [at, sample] of samples.entries()) {
      const before = sample[name];
      if (typeof before !== 'string' || !places.has(before)) continue;
      const after = places.get(before);
      if (after !== undefined) sample[name] = after;
      else if (required === true) lost.add(at);
      else delete sample[name];
    }
  return lost;
}

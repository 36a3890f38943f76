import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { brokenSamples } from './broken-samples.ts';
import type { Limit } from './limit.ts';

/** So many samples stay where some are too many. */
const fewest = 3;

/** The plan with samples that obey a new rule; undefined where they cannot be brought to it, or another rule would be broken. */
export function obeyedBySamples(
  spec: AppSpec,
  limit: Limit,
  before: ReadonlySet<string>,
): AppSpec | undefined {
  const isNew = (id: string) => !before.has(id);
  const broken = [...brokenSamples(spec)].filter(isNew);
  if (broken.length === 0) return spec;
  const mended = withEntity(spec, limit.things, (entity) => ({
    ...entity,
    samples: entity.samples.map((sample, index) =>
      broken.includes(`${entity.name}-${index + 1}`) ? { ...sample, ...limit.mend?.(sample) } : sample,
    ),
  }));
  const left = [...brokenSamples(mended)].filter(isNew);
  if (left.length === 0) return mended;
  return limit.isCount === true ? withFewer(mended, limit.things, isNew) : undefined;
}

/** Without the last samples, as long as others are left and none points to them. */
function withFewer(spec: AppSpec, things: string, isNew: (id: string) => boolean): AppSpec | undefined {
  let fewer = spec;
  for (;;) {
    const samples = fewer.entities.find(({ name }) => name === things)?.samples ?? [];
    if (![...brokenSamples(fewer)].some(isNew)) return fewer;
    if (samples.length <= fewest || isPointedTo(`${things}-${samples.length}`, things, fewer))
      return undefined;
    fewer = withEntity(fewer, things, (entity) => ({ ...entity, samples: entity.samples.slice(0, -1) }));
  }
}

function isPointedTo(id: string, things: string, { entities }: AppSpec): boolean {
  return entities.some(({ fields, samples }) =>
    fields.some(({ name, to }) => to === things && samples.some((sample) => sample[name] === id)),
  );
}

export function withEntity(
  spec: AppSpec,
  things: string,
  change: (entity: EntitySpec) => EntitySpec,
): AppSpec {
  return {
    ...spec,
    entities: spec.entities.map((entity) => (entity.name === things ? change(entity) : entity)),
  };
}

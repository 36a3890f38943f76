import type { CasePlan } from './case-plan.ts';
import { ruleBrokenBy, sampleWorld } from './case-world.ts';

/** Any day will do: samples are days from it. */
const anyDay = '2026-05-13';

/** What was said may make a sample break a rule, as “max 2” does where three were lent: such samples go, the last first. */
export function dropBrokenSamples({ entities, numbers }: Pick<CasePlan, 'entities' | 'numbers'>): void {
  for (const entity of entities) {
    for (let place = entity.rules === undefined ? 0 : entity.samples.length; place > 0; place -= 1) {
      const world = sampleWorld({ entities, numbers }, anyDay);
      if (ruleBrokenBy(entity.name, `${entity.name}-${place}`, world) === undefined) continue;
      // Ids of samples are their places, so that one that others point to stays.
      if (isPointedTo(entity.name, place, entities)) continue;
      if (place === entity.samples.length) entity.samples.pop();
      // Where nothing points to any of them, the others may move up.
      else if (!isAnyPointedTo(entity.name, entities)) entity.samples.splice(place - 1, 1);
    }
  }
}

function isAnyPointedTo(things: string, entities: CasePlan['entities']): boolean {
  return entities.some(({ fields }) =>
    fields.some(({ to, formula }) => to === things && formula === undefined),
  );
}

function isPointedTo(things: string, place: number, entities: CasePlan['entities']): boolean {
  const id = `${things}-${place}`;
  return entities.some(({ fields, samples }) =>
    fields.some(({ name, to }) => to === things && samples.some((sample) => sample[name] === id)),
  );
}

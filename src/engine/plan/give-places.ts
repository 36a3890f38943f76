import { number } from '../knowledge/thing.ts';
import type { ReadThing } from '../read/brief.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import { addField } from './make-entity.ts';

/** The field that says how many places are left. */
export const places = 'places';

/** “max 6 per slot”: so many places each, of which whoever signs up takes one. */
export function givePlaces(entity: EntitySpec, { most }: ReadThing): void {
  if (most === undefined) return;
  addField(entity, number(places, 'Free places', { min: 0, start: most.count }), () => most.count);
}

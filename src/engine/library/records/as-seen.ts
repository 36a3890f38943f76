import { mayUse } from '../account/session.ts';
import type { AppRecord } from '../store/collection.ts';
import type { Entity } from './entity.ts';

/** A kind of record with the fields that a person may see. */
export function asSeen(entity: Entity, person: AppRecord | undefined): Entity {
  const fields = entity.fields.filter(({ seenBy }) => mayUse(seenBy, person));
  return fields.length === entity.fields.length ? entity : { ...entity, fields };
}

import { currentName } from '../account/session.ts';
import { leftValues, type Values } from '../records/check-values.ts';
import { type Entity, titleOf } from '../records/entity.ts';
import type { AppRecord } from '../store/collection.ts';
import { say } from '../ui/toast.tsx';

/** Keeps a new record, says so, and offers to take it back. */
export function addRecord(entity: Entity, values: Values): AppRecord {
  const automatic = leftValues(entity.fields);
  const created = entity.records.add({ ...automatic, ...values, by: currentName() });
  say(`${titleOf(entity, created)} was added.`, { undo: () => entity.records.remove(created.id) });
  return created;
}

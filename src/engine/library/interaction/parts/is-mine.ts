import { currentName } from '../../account/session.ts';
import type { AppRecord, Collection } from '../../store/collection.ts';

/** Whether the one who looks made the record: in one browser people go by their names. */
export function isMine<T extends AppRecord & { by: string }>(collection: Collection<T>, record: T): boolean {
  return collection.isOwn?.(record.id) ?? record.by === currentName();
}

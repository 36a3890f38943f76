import type { AppRecord, Collection, FieldValue } from './collection.ts';
import type { SharedLink } from './shared-link.ts';

/** A list of records that all visitors of the app have together. */
export function sharedCollection<T extends AppRecord>(
  name: string,
  link: SharedLink,
  newId: () => string,
): Collection<T> {
  const all = () => link.view(name) as readonly T[];
  const find = (id: string) => all().find((record) => record.id === id);
  return {
    name,
    all,
    find,
    add(values, id = newId()) {
      const record = { ...values, id, createdAt: new Date().toISOString() } as T;
      const { id: _, ...rest } = record;
      link.change({ kind: 'add', collection: name, id, values: rest });
      return record;
    },
    update(id, changes) {
      const values = differences(find(id), changes);
      if (Object.keys(values).length > 0) link.change({ kind: 'update', collection: name, id, values });
    },
    remove(id) {
      const removed = find(id);
      if (removed !== undefined) link.change({ kind: 'remove', collection: name, id });
      return removed;
    },
    restore(record) {
      if (find(record.id) !== undefined) return;
      const { id, ...values } = record;
      link.change({ kind: 'restore', collection: name, id, values });
    },
    isOwn: (id) => link.isOwn(name, id),
    subscribe: link.subscribe,
  };
}

/** Only what became different: two people who change different fields do not undo each other's work. */
function differences(
  before: AppRecord | undefined,
  changes: Readonly<Record<string, FieldValue | undefined>>,
): Record<string, FieldValue> {
  const changed: Record<string, FieldValue> = {};
  for (const [field, value] of Object.entries(changes)) {
    if (field === 'id' || value === undefined) continue;
    if (JSON.stringify(before?.[field]) !== JSON.stringify(value)) changed[field] = value;
  }
  return changed;
}

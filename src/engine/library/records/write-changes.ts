import { currentName } from '../account/session.ts';
import type { Change, Values } from '../rules/changes.ts';
import type { AppRecord, FieldValue } from '../store/collection.ts';
import { shared } from '../store/shared-place.ts';
import { partOfWorld } from './app-world.ts';

/** Writes all changes of an act, whose rules were asked before. Gives what takes all of them back. */
export function writeChanges(changes: readonly Change[]): () => void {
  const back: (() => void)[] = [];
  together(() => {
    for (const change of changes) back.unshift(writeChange(change));
  });
  return () =>
    together(() => {
      for (const step of back) step();
    });
}

/** Where visitors share the records, what belongs together is sent together. */
function together(work: () => void): void {
  if (shared === undefined) work();
  else shared.together(work);
}

function writeChange(change: Change): () => void {
  const records = partOfWorld(change.things)?.records;
  if (records === undefined) return () => undefined;
  switch (change.do) {
    case 'add':
      records.add({ by: currentName(), ...said(change.values) }, change.id);
      return () => void records.remove(change.id);
    case 'update': {
      const before = records.find(change.id);
      records.update(change.id, said(change.values));
      const values = Object.keys(change.values).map((name) => [name, before?.[name] ?? null]);
      return () => records.update(change.id, Object.fromEntries(values) as Partial<AppRecord>);
    }
    case 'remove': {
      const removed = records.remove(change.id);
      return () => {
        if (removed !== undefined) records.restore(removed);
      };
    }
  }
}

function said(values: Values): Record<string, FieldValue> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? null]));
}

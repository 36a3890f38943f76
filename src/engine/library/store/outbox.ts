import type { AppStorage } from './storage.ts';

/** What was done with one record. */
export interface RecordChange {
  readonly kind: 'add' | 'update' | 'remove' | 'restore';
  readonly collection: string;
  readonly id: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** What belongs together: all of it is taken, or nothing. */
interface BatchOfChanges {
  readonly kind: 'batch';
  readonly changes: readonly RecordChange[];
}

/** Something that was done here and is to be done where the records are shared. */
export type Change = {
  /** Sorts by the moment of the change; the same change sent again has the same. */
  readonly key: string;
} & (RecordChange | BatchOfChanges);

export function partsOf(changes: readonly Change[]): RecordChange[] {
  return changes.flatMap((change) => (change.kind === 'batch' ? change.changes : [change]));
}

export interface Outbox {
  /** What waits, in the order in which it was done. */
  waiting(who: string): readonly Change[];
  put(who: string, change: RecordChange | BatchOfChanges): Change;
  /** Forgets a change: it arrived, or it was refused. */
  drop(key: string): void;
}

const prefix = 'app:out:';

/** Each change has an entry of its own, so that pages of the same browser never write over each other's. */
export function openOutbox(storage: AppStorage): Outbox {
  let count = 0;
  const entries = new Map<string, { who: string; change: Change }>();
  for (const name of storage.keys(prefix)) {
    const entry = readEntry(storage.read(name));
    if (entry === undefined) storage.remove(name);
    else entries.set(entry.change.key, entry);
  }
  return {
    waiting: (who) =>
      [...entries.values()]
        .filter((entry) => entry.who === who)
        .map(({ change }) => change)
        .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    put(who, given) {
      count += 1;
      const moment = Date.now().toString(36).padStart(9, '0');
      const chance = Math.random().toString(36).slice(2, 10).padEnd(8, '0');
      const change = { key: `${moment}-${String(count).padStart(6, '0')}-${chance}`, ...given };
      entries.set(change.key, { who, change });
      storage.write(prefix + change.key, JSON.stringify({ who, change }));
      return change;
    },
    drop(key) {
      entries.delete(key);
      storage.remove(prefix + key);
    },
  };
}

function readEntry(text: string | null): { who: string; change: Change } | undefined {
  try {
    const entry = JSON.parse(text ?? '') as { who: string; change: Change };
    return typeof entry.who === 'string' && typeof entry.change.key === 'string' ? entry : undefined;
  } catch {
    return undefined;
  }
}

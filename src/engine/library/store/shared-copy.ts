import type { AppRecord } from './collection.ts';
import type { Change } from './outbox.ts';
import type { AppStorage } from './storage.ts';

/** A record as it is told: without data it was removed. */
export interface ToldRecord {
  readonly collection: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>> | null;
}

/** What is known of the shared records, kept so that the next visit begins with it. */
export interface SharedCopy {
  /** Everything up to this number is known. */
  readonly since: number;
  /** The rules under which it was read: under others it is read anew. */
  readonly generation: string;
  take(told: readonly ToldRecord[], since: number, generation: string): void;
  clear(): void;
  /** The records of a kind with what was done here on top, newest first. */
  view(collection: string, changes: readonly Change[]): readonly AppRecord[];
}

type Kinds = Record<string, Record<string, Readonly<Record<string, unknown>>>>;

interface Kept {
  since: number;
  generation: string;
  records: Kinds;
}

const key = 'app:shared';

export function openCopy(storage: AppStorage): SharedCopy {
  let kept = readKept(storage.read(key));
  function keep(): void {
    storage.write(key, JSON.stringify(kept));
  }
  return {
    get since() {
      return kept.since;
    },
    get generation() {
      return kept.generation;
    },
    take(told, since, generation) {
      for (const { collection, id, data } of told) {
        const ofKind = (kept.records[collection] ??= {});
        if (data === null) delete ofKind[id];
        else ofKind[id] = data;
      }
      kept = { ...kept, since, generation };
      keep();
    },
    clear() {
      kept = nothing();
      keep();
    },
    view: (collection, changes) =>
      arrange(
        kept.records[collection] ?? {},
        changes.filter((change) => change.collection === collection),
      ),
  };
}

function nothing(): Kept {
  return { since: 0, generation: '', records: {} };
}

function readKept(text: string | null): Kept {
  try {
    const kept = JSON.parse(text ?? '') as Kept;
    return typeof kept.since === 'number' && typeof kept.records === 'object' ? kept : nothing();
  } catch {
    return nothing();
  }
}

function arrange(
  known: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  changes: readonly Change[],
): AppRecord[] {
  const records = new Map(Object.entries(known));
  for (const { kind, id, values = {} } of changes) {
    const before = records.get(id);
    if (kind === 'remove') records.delete(id);
    else if (kind === 'update' && before !== undefined) records.set(id, { ...before, ...values });
    else if (kind !== 'update' && before === undefined) records.set(id, values);
  }
  return [...records]
    .map(([id, data]) => ({ createdAt: '', ...data, id }) as AppRecord)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0));
}

import type { AppRecord } from './collection.ts';
import type { RecordChange } from './outbox.ts';
import type { AppStorage } from './storage.ts';

/** A record as it is told: without data it was removed. */
export interface ToldRecord {
  readonly collection: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>> | null;
  /** Whether the one who asked made it. */
  readonly own?: boolean;
}

/** What is known of the shared records, kept so that the next visit begins with it. */
export interface SharedCopy {
  /** Everything up to this number is known. */
  readonly since: number;
  /** The rules under which it was read: under others it is read anew. */
  readonly generation: string;
  take(told: readonly ToldRecord[], since: number, generation: string): void;
  clear(): void;
  isOwn(collection: string, id: string): boolean;
  /** The records of a kind with what was done here on top, newest first. */
  view(collection: string, changes: readonly RecordChange[]): readonly AppRecord[];
}

type Kinds = Record<string, Record<string, Readonly<Record<string, unknown>>>>;

interface Kept {
  since: number;
  generation: string;
  records: Kinds;
  /** The records of the one who reads, as `collection/id`. */
  own: readonly string[];
}

const key = 'app:shared';

export function openCopy(storage: AppStorage): SharedCopy {
  let kept = readKept(storage.read(key));
  let own = new Set(kept.own);
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
      for (const { collection, id, data, own: isOwn } of told) {
        const ofKind = (kept.records[collection] ??= {});
        if (data === null) delete ofKind[id];
        else ofKind[id] = data;
        if (isOwn === true && data !== null) own.add(`${collection}/${id}`);
        else own.delete(`${collection}/${id}`);
      }
      kept = { ...kept, since, generation, own: [...own] };
      keep();
    },
    clear() {
      kept = nothing();
      own = new Set();
      keep();
    },
    isOwn: (collection, id) => own.has(`${collection}/${id}`),
    view: (collection, changes) =>
      arrange(
        kept.records[collection] ?? {},
        changes.filter((change) => change.collection === collection),
      ),
  };
}

function nothing(): Kept {
  return { since: 0, generation: '', records: {}, own: [] };
}

function readKept(text: string | null): Kept {
  try {
    const kept = JSON.parse(text ?? '') as Kept;
    // What an older version of the app kept does not say whose records are whose: it is read anew.
    const isWhole =
      typeof kept.since === 'number' && typeof kept.records === 'object' && Array.isArray(kept.own);
    return isWhole ? kept : nothing();
  } catch {
    return nothing();
  }
}

function arrange(
  known: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  changes: readonly RecordChange[],
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

import type { LocalStore, StoreReads, StoreWrites } from './local-store.ts';
import type { OutboxEntry, StoredRecord } from './stored-shapes.ts';

/** Everything that a store holds. */
export interface StoreContent {
  records: Map<string, StoredRecord>;
  outbox: Map<number, OutboxEntry>;
  meta: Map<string, unknown>;
  nextSeq: number;
}

/** Where IndexedDB is refused: as good as the other, until the tab is closed. */
export function openMemoryStore(initial?: StoreContent): LocalStore {
  let content = initial ?? { records: new Map(), outbox: new Map(), meta: new Map(), nextSeq: 1 };
  const watchers = new Set<() => void>();
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: a transaction sees what the one before it left. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    write: (work) =>
      inTurn(async () => {
        const draft = copyOf(content);
        const answer = await work(transactionOf(draft));
        content = draft;
        for (const changed of watchers) changed();
        return answer;
      }),
    read: (work) => inTurn(() => work(transactionOf(content))),
    watch(work, told) {
      let ended = false;
      const look = () =>
        void inTurn(async () => {
          const answer = await work(transactionOf(content));
          if (!ended) told(answer);
        });
      watchers.add(look);
      look();
      return () => {
        ended = true;
        watchers.delete(look);
      };
    },
    close: () => watchers.clear(),
    async destroy() {
      watchers.clear();
      content = { records: new Map(), outbox: new Map(), meta: new Map(), nextSeq: 1 };
    },
  };
}

export async function contentOf(tx: StoreReads): Promise<StoreContent> {
  const outbox = await tx.outbox();
  const everyMeta = await tx.everyMeta();
  return {
    records: new Map(
      (await tx.everyRecord()).map((record) => [nameOf(record.collection, record.key), record]),
    ),
    outbox: new Map(outbox.map((entry) => [entry.seq, entry])),
    meta: new Map(everyMeta.map(({ name, value }) => [name, value])),
    nextSeq: (outbox.at(-1)?.seq ?? 0) + 1,
  };
}

function copyOf({ records, outbox, meta, nextSeq }: StoreContent): StoreContent {
  return { records: new Map(records), outbox: new Map(outbox), meta: new Map(meta), nextSeq };
}

const nameOf = (collection: string, key: string) => JSON.stringify([collection, key]);

function transactionOf(content: StoreContent): StoreReads & StoreWrites {
  const { records, outbox, meta } = content;
  const inOrder = () => [...outbox.values()].toSorted((one, other) => one.seq - other.seq);
  return {
    record: async (collection, key) => structuredClone(records.get(nameOf(collection, key))),
    records: async (collection) =>
      structuredClone([...records.values()].filter((record) => record.collection === collection)),
    everyRecord: async () => structuredClone([...records.values()]),
    outbox: async () => structuredClone(inOrder()),
    entriesOf: async (collection, key) =>
      structuredClone(inOrder().filter((entry) => entry.collection === collection && entry.key === key)),
    meta: async (name) => structuredClone(meta.get(name)),
    everyMeta: async () => [...meta].map(([name, value]) => ({ name, value: structuredClone(value) })),
    async putRecord(record) {
      records.set(nameOf(record.collection, record.key), structuredClone(record));
    },
    async deleteRecord(collection, key) {
      records.delete(nameOf(collection, key));
    },
    async addEntry(entry) {
      const seq = content.nextSeq++;
      outbox.set(seq, structuredClone({ ...entry, seq }));
      return seq;
    },
    async putEntry(entry) {
      outbox.set(entry.seq, structuredClone(entry));
    },
    async deleteEntry(seq) {
      outbox.delete(seq);
    },
    async putMeta(name, value) {
      meta.set(name, structuredClone(value));
    },
  };
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { KoraError } from '../../../kernel/errors.ts';
import type { CollectionHandle } from './collection-handle.ts';
import { loadRuntime } from './load-runtime.ts';
import type { LocalRecord, PersonData, RecordsView } from './person-data.ts';
import type { Row } from './row.ts';
import { usePerson, usePersonId } from './use-person.ts';

/** `signed-out`: this collection is only for people with an account. */
export type ViewStatus = RecordsView['status'] | 'signed-out';

/** Each resolves when the change is stored on the device, which is before the server knows. */
interface CollectionActions<Value extends Row> {
  insert(value: Partial<Value>): Promise<void>;
  /** Changes a record, or makes it when there is none. */
  save(key: string, given: Partial<Value>): Promise<void>;
  update(key: string, changes: Partial<Value>): Promise<void>;
  remove(key: string): Promise<void>;
  /** Tries a refused change again. */
  retry(key: string): Promise<void>;
  /** Gives a refused change up. */
  discard(key: string): Promise<void>;
  /** Asks the server again. */
  refresh(): void;
}

interface CollectionView<Value extends Row> extends CollectionActions<Value> {
  status: ViewStatus;
  records: readonly LocalRecord<Value>[];
}

interface RecordView<Value extends Row> extends CollectionActions<Value> {
  status: ViewStatus;
  /** Undefined while it is not there. */
  record: LocalRecord<Value> | undefined;
}

/** All records of a collection, as they are on this device; it follows every change, also those of other tabs. */
export function useCollection<Value extends Row>(collection: CollectionHandle<Value>): CollectionView<Value> {
  const { actions, view } = useView(collection, undefined);
  return { ...view, ...actions };
}

/** One record of a collection. */
export function useRecord<Value extends Row>(
  collection: CollectionHandle<Value>,
  key: string,
): RecordView<Value> {
  const { actions, view } = useView(collection, key);
  return { status: view.status, record: view.records[0], ...actions };
}

interface SomeView<Value extends Row> {
  status: ViewStatus;
  records: readonly LocalRecord<Value>[];
}

function useView<Value extends Row>(collection: CollectionHandle<Value>, key: string | undefined) {
  const id = usePersonId();
  const isClosed = id === null && collection.signedOut === 'none';
  const person = usePerson(isClosed ? undefined : id);
  const [seen, setSeen] = useState<{ of: unknown; key: string | undefined; view: RecordsView<Value> }>();
  useEffect(() => {
    if (person === undefined || person === 'failed') return;
    return person.watch(collection, key, (view) => setSeen({ of: person, key, view }));
  }, [person, collection, key]);
  const knownId = useKnownId(id);
  const actions = useMemo(() => actionsOf(collection, knownId), [collection, knownId]);
  const current = seen !== undefined && seen.of === person && seen.key === key ? seen.view : undefined;
  const status: ViewStatus = isClosed
    ? 'signed-out'
    : person === 'failed'
      ? 'error'
      : (current?.status ?? 'loading');
  const view: SomeView<Value> = { status, records: current?.records ?? [] };
  return { actions, view };
}

type PersonId = string | null;

/** Who it is, as soon as that is known: what somebody saves in the first moment of a page waits for it and is not refused. */
function useKnownId(id: PersonId | undefined): () => Promise<PersonId> {
  const latest = useRef(id);
  const waiting = useRef<((known: PersonId) => void)[]>([]);
  useEffect(() => {
    latest.current = id;
    if (id === undefined) return;
    for (const tell of waiting.current.splice(0)) tell(id);
  }, [id]);
  return useCallback(
    () =>
      new Promise<PersonId>((tell) => {
        if (latest.current === undefined) waiting.current.push(tell);
        else tell(latest.current);
      }),
    [],
  );
}

function actionsOf<Value extends Row>(
  collection: CollectionHandle<Value>,
  knownId: () => Promise<PersonId>,
): CollectionActions<Value> {
  async function withPerson<T>(work: (person: PersonData) => T): Promise<Awaited<T>> {
    const id = await knownId();
    if (id === null && collection.signedOut === 'none') throw new KoraError('unauthenticated');
    return await work(await (await loadRuntime()).personData(id));
  }
  return {
    insert: (value) => withPerson((person) => person.insert(collection, value)),
    save: (key, given) => withPerson((person) => person.save(collection, key, given)),
    update: (key, changes) => withPerson((person) => person.update(collection, key, changes)),
    remove: (key) => withPerson((person) => person.remove(collection, key)),
    retry: (key) => withPerson((person) => person.retry(collection.name, key)),
    discard: (key) => withPerson((person) => person.discard(collection.name, key)),
    refresh() {
      withPerson(({ engine }) => {
        engine?.wake();
        engine?.refresh('all');
      }).catch((error: unknown) => console.warn('Records could not be read again.', error));
    },
  };
}

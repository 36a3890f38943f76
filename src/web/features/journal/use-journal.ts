import { useCallback, useEffect, useMemo, useRef } from 'react';
import { emptyBody, type JournalBody, type KeptBody } from '../../../catalog/journal/journal-entry.ts';
import { randomIds } from '../../../kernel/ids.ts';
import { journalEntries } from '../../app/local/handles/journal-entries.ts';
import { journalKeys } from '../../app/local/handles/journal-keys.ts';
import { useCollection } from '../../app/local/use-collection.ts';
import { useOpenKeys } from './open-keys.ts';
import { type KeptEntry, type OpenEntry, useOpenedEntries } from './opened-entries.ts';
import { sealText } from './seal.ts';

const ids = randomIds();

const useEntries = () => useCollection(journalEntries);
type Entries = ReturnType<typeof useEntries>;
type EntryBody = Entries['records'][number]['value']['body'];

export interface Journal {
  readonly status: 'loading' | 'error' | 'locked' | 'open';
  /** Newest day first; a day is there once, with all that was written on it. */
  readonly entries: readonly OpenEntry[];
  /** Changes fields of a day. Resolves when they are on the device. */
  readonly save: (day: string, changes: Partial<JournalBody>) => Promise<void>;
  readonly remove: (entry: OpenEntry) => Promise<void>;
}

/** The journal of the person: on this device at once, in the account when they have one, sealed when they have a passphrase. */
export function useJournal(): Journal {
  const kept = useEntries();
  const keys = useCollection(journalKeys);
  const open = useOpenKeys();
  const records = useMemo(() => kept.records.map(({ value }): KeptEntry => value), [kept.records]);
  const opened = useOpenedEntries(records);
  const activeKey = keys.records.find(({ value }) => !value.retired)?.value.id;
  const isLocked = keys.records.length > 0 && keys.records.every(({ value }) => !open.has(value.id));

  const latest = useRef({ opened, activeKey, open });
  useEffect(() => {
    latest.current = { opened, activeKey, open };
  });
  const bodyOf = useCallback(async (body: JournalBody): Promise<KeptBody> => {
    const { activeKey: id, open: known } = latest.current;
    const key = id === undefined ? undefined : known.get(id);
    if (id === undefined) return body;
    if (key === undefined) throw new Error('The journal is locked.');
    return { sealed: [await sealText(JSON.stringify(body), key, id)] };
  }, []);
  const save = useSaving(latest, bodyOf, kept);
  useSealing(opened, activeKey !== undefined && open.has(activeKey), bodyOf, kept.update);

  const status =
    kept.status === 'error' || keys.status === 'error'
      ? 'error'
      : kept.status === 'loading' || keys.status === 'loading'
        ? 'loading'
        : isLocked
          ? 'locked'
          : 'open';
  const entries = useMemo(() => opened.toSorted((one, other) => other.day.localeCompare(one.day)), [opened]);
  return { status, entries, save, remove: ({ id }) => kept.remove(id) };
}

interface Latest {
  readonly current: { readonly opened: readonly OpenEntry[] };
}

/** Saves one after the other, over what is kept by then: fields that another tab changed meanwhile are not touched. */
function useSaving(
  latest: Latest,
  bodyOf: (body: JournalBody) => Promise<KeptBody>,
  { insert, update }: Pick<Entries, 'insert' | 'update'>,
) {
  const begun = useRef(new Map<string, string>());
  const line = useRef<Promise<void>>(Promise.resolve());
  return (day: string, changes: Partial<JournalBody>): Promise<void> => {
    const before = line.current;
    async function saveNext() {
      await before;
      const entry = latest.current.opened.find((one) => one.day === day);
      const body = (await bodyOf({ ...emptyBody, ...entry?.body, ...changes })) as EntryBody;
      const id = entry?.id ?? begun.current.get(day);
      if (id !== undefined) {
        await update(id, { body });
        return;
      }
      const made = ids.uuid();
      begun.current.set(day, made);
      await insert({ id: made, day, body });
    }
    const saving = saveNext();
    line.current = saving.catch(() => undefined);
    return saving;
  };
}

/** What came open beside a passphrase, from a device that did not know of it, is sealed when the journal is open. */
function useSealing(
  opened: readonly OpenEntry[],
  canSeal: boolean,
  bodyOf: (body: JournalBody) => Promise<KeptBody>,
  update: Entries['update'],
): void {
  const done = useRef(new Set<string>());
  useEffect(() => {
    if (!canSeal) {
      done.current.clear();
      return;
    }
    for (const entry of opened) {
      if (entry.isSealed || done.current.has(entry.id)) continue;
      done.current.add(entry.id);
      void bodyOf(entry.body)
        .then((body) => update(entry.id, { body: body as EntryBody }))
        .catch(() => done.current.delete(entry.id));
    }
  }, [opened, canSeal, bodyOf, update]);
}

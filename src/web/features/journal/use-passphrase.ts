import { isSealed, type KeptBody } from '../../../catalog/journal/journal-entry.ts';
import { randomIds } from '../../../kernel/ids.ts';
import { journalEntries } from '../../app/local/handles/journal-entries.ts';
import { journalKeys } from '../../app/local/handles/journal-keys.ts';
import { journalPhotos } from '../../app/local/handles/journal-photos.ts';
import { useCollection } from '../../app/local/use-collection.ts';
import { addOpenKey, useOpenKeys } from './open-keys.ts';
import type { OpenEntry } from './opened-entries.ts';
import { makeKey, openText, sealText, unwrapKey, wrapKey } from './seal.ts';

const ids = randomIds();

/** Sets, opens, changes and takes off the passphrase of the journal. */
export function usePassphrase(entries: readonly OpenEntry[]) {
  const keys = useCollection(journalKeys);
  const kept = useCollection(journalEntries);
  const photos = useCollection(journalPhotos);
  const open = useOpenKeys();
  const active = keys.records.find(({ value }) => !value.retired)?.value;

  async function eachPhoto(change: (body: PhotoBody) => Promise<PhotoBody | undefined>) {
    for (const { value } of photos.records) {
      const body = await change(value.body);
      if (body !== undefined) await photos.update(value.id, { body });
    }
  }

  return {
    isSet: active !== undefined,
    /** Whether it was the passphrase. */
    async unlock(passphrase: string): Promise<boolean> {
      let isOpen = false;
      for (const { value } of keys.records) {
        const key = await unwrapKey(value, passphrase);
        if (key === undefined) continue;
        addOpenKey(value.id, key);
        isOpen = true;
      }
      return isOpen;
    },
    /** Entries are sealed by the journal as soon as the key is there; photos here. */
    async set(passphrase: string): Promise<void> {
      const key = await makeKey();
      const id = ids.uuid();
      await keys.insert({ id, ...(await wrapKey(key, passphrase)), retired: false });
      addOpenKey(id, key);
      await eachPhoto(async (body) =>
        'sealed' in body ? undefined : { sealed: [await sealText(body.picture, key, id)] },
      );
    },
    /** False when the one before is not right. */
    async change(before: string, after: string): Promise<boolean> {
      if (active === undefined) return false;
      const key = await unwrapKey(active, before);
      if (key === undefined) return false;
      await keys.update(active.id, await wrapKey(key, after));
      return true;
    },
    /** The key goes last: should this be broken off, the passphrase still opens what is sealed. */
    async takeOff(passphrase: string): Promise<boolean> {
      if (active === undefined || (await unwrapKey(active, passphrase)) === undefined) return false;
      for (const { value } of keys.records) await keys.update(value.id, { retired: true });
      for (const { id, body } of entries) await kept.update(id, { body: body as EntryBody });
      await eachPhoto(async (body) => {
        const part = 'sealed' in body ? body.sealed.at(-1) : undefined;
        const key = part === undefined ? undefined : open.get(part.key);
        return part === undefined || key === undefined
          ? undefined
          : { picture: await openText(part, key), says: '' };
      });
      const closed = kept.records.filter(
        ({ value }) => isSealed(value.body as KeptBody) && !entries.some(({ id }) => id === value.id),
      );
      // What another passphrase closed still needs its key.
      if (closed.length === 0) for (const { value } of keys.records) await keys.remove(value.id);
      return true;
    },
  };
}

const usePhotos = () => useCollection(journalPhotos);
type PhotoBody = ReturnType<typeof usePhotos>['records'][number]['value']['body'];
const useEntries = () => useCollection(journalEntries);
type EntryBody = ReturnType<typeof useEntries>['records'][number]['value']['body'];

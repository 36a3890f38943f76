import { brand } from '../../../kernel/brand.ts';
import { randomIds } from '../../../kernel/ids.ts';
import { browserWire } from './browser-wire.ts';
import type { AnyCollection } from './collection.ts';
import { collections } from './collections.gen.ts';
import { dexieStoreExists, openDexieStore } from './dexie-store.ts';
import { anyDocuments, documentShelf, moveDocuments, removeDocumentsOf } from './documents/document-shelf.ts';
import { followPage } from './follow-page.ts';
import { moveIntoAccount } from './move-into-account.ts';
import { oneTabAtATime } from './one-at-a-time.ts';
import { openPersonData, type PersonData } from './person-data.ts';

const known: readonly AnyCollection[] = collections as unknown as readonly AnyCollection[];
const ids = randomIds();
const oneAtATime = oneTabAtATime();
const open = new Map<string | null, Promise<PersonData>>();
const endings = new Map<string | null, () => void>();

/** Another person has another database: nobody sees what somebody else left on this device. */
const databaseName = (userId: string | null) => `${brand.slug}-local-${userId ?? 'signed-out'}`;

/** The data of a person on this device; null for whoever is not signed in. Opened once. */
export function personData(userId: string | null): Promise<PersonData> {
  const found = open.get(userId) ?? openFor(userId);
  open.set(userId, found);
  return found;
}

async function openFor(userId: string | null): Promise<PersonData> {
  const name = databaseName(userId);
  const person = await openPersonData({
    userId,
    collections: known,
    openDisk: () => openDexieStore(name),
    wire: browserWire(userId ?? ''),
    lockName: name,
    oneAtATime,
    newKey: ids.uuid,
    now: () => Date.now(),
    random: Math.random,
  });
  if (person.engine !== undefined) endings.set(userId, followPage(person.engine));
  if (userId !== null) void takeOver(person, userId);
  return person;
}

/** What was made before the sign-in. */
async function takeOver(person: PersonData, userId: string): Promise<void> {
  try {
    if (await anyDocuments()) await moveDocuments(userId);
    const isOpen = open.has(null);
    if (!isOpen && !(await dexieStoreExists(databaseName(null)))) return;
    const { store } = await personData(null);
    const collectionsByName = new Map(known.map((collection) => [collection.name, collection]));
    await oneAtATime(databaseName(null), () =>
      moveIntoAccount({
        from: store,
        into: person.store,
        userId,
        collections: collectionsByName,
        now: () => Date.now(),
      }),
    );
  } catch (error) {
    console.warn('What was made before the sign-in stays on this device for now.', error);
  }
}

/** Documents that are on this device and nowhere else. */
export async function documentCount(userId: string): Promise<number> {
  return (await anyDocuments()) ? (await documentShelf(userId).list()).length : 0;
}

/**
 * The person is no longer signed in here. Their records are removed from the device, unless something of theirs was never sent: that
 * stays until they sign in again, or until they say that it may go. So do their documents, which are nowhere else.
 */
export async function leavePerson(userId: string, unsent: 'keep' | 'discard'): Promise<void> {
  const person = await personData(userId);
  open.delete(userId);
  endings.get(userId)?.();
  endings.delete(userId);
  const left = unsent === 'discard' ? [] : await person.unsent();
  if (unsent === 'discard' && (await anyDocuments())) await removeDocumentsOf(userId);
  if (left.length === 0) await person.destroy();
  else person.close();
}

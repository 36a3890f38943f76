import { Dexie, type DexieOptions, liveQuery, type Table } from 'dexie';
import type { TextPassage } from '../../../../ask/documents/text-passage.ts';
import { brand } from '../../../../kernel/brand.ts';
import type { StoredDocument, WholeDocument } from './document-shapes.ts';

/** Whose documents are meant; null for whoever is not signed in. */
export type DocumentOwner = string | null;

interface OwnedDocument extends StoredDocument {
  /** Empty for whoever is not signed in. */
  readonly owner: string;
}

interface Attachment {
  readonly conversation: string;
  readonly document: string;
  readonly owner: string;
}

class DocumentDatabase extends Dexie {
  declare readonly documents: Table<OwnedDocument, string>;
  declare readonly originals: Table<{ id: string; bytes: Uint8Array }, string>;
  declare readonly texts: Table<{ id: string; passages: readonly TextPassage[] }, string>;
  /** What passages are about, packed; made after the document was added. */
  declare readonly vectors: Table<{ id: string; file: Uint8Array }, string>;
  declare readonly attachments: Table<Attachment, [string, string]>;

  constructor(name: string, options: DexieOptions) {
    super(name, options);
    this.version(1).stores({
      documents: 'id, owner',
      originals: 'id',
      texts: 'id',
      vectors: 'id',
      attachments: '[conversation+document], conversation, document, owner',
    });
  }
}

/** The documents of one person on this device. They are nowhere else. */
export interface DocumentShelf {
  list(): Promise<StoredDocument[]>;
  /** Tells the list now and whenever it changed, in this tab or another. Gives what ends it. */
  watch(told: (documents: StoredDocument[]) => void, failed: (error: unknown) => void): () => void;
  /** All of it is kept, or nothing. */
  add(document: WholeDocument): Promise<void>;
  rename(id: string, title: string): Promise<void>;
  remove(id: string): Promise<void>;
  original(id: string): Promise<Uint8Array | undefined>;
  passages(id: string): Promise<readonly TextPassage[] | undefined>;
  vectors(id: string): Promise<Uint8Array | undefined>;
  /** Kept only while the document is there. */
  keepVectors(id: string, file: Uint8Array): Promise<void>;
  attached(conversation: string): Promise<string[]>;
  watchAttached(conversation: string, told: (documents: string[]) => void): () => void;
  attach(conversation: string, documents: readonly string[]): Promise<void>;
  detach(conversation: string, document: string): Promise<void>;
}

const databaseName = `${brand.slug}-documents`;
let opened: DocumentDatabase | undefined;

/** One for the page or the worker; nothing is made before the first use. */
function documentDatabase(): DocumentDatabase {
  opened ??= new DocumentDatabase(databaseName, {});
  return opened;
}

export function documentShelf(owner: DocumentOwner, database = documentDatabase()): DocumentShelf {
  const mine = owner ?? '';
  const { documents, originals, texts, vectors, attachments } = database;
  const list = async () =>
    (await documents.where('owner').equals(mine).toArray()).toSorted(
      (one, other) => other.addedAt.localeCompare(one.addedAt) || one.id.localeCompare(other.id),
    );
  const isMine = async (id: string) => (await documents.get(id))?.owner === mine;
  const attached = async (conversation: string) =>
    (await attachments.where('conversation').equals(conversation).toArray())
      .filter((attachment) => attachment.owner === mine)
      .map(({ document }) => document);
  return {
    list,
    watch(told, failed) {
      const watching = liveQuery(list).subscribe({ next: told, error: failed });
      return () => watching.unsubscribe();
    },
    async add({ bytes, passages, ...document }) {
      await database.transaction('rw', [documents, originals, texts], async () => {
        await documents.add({ ...document, owner: mine });
        await originals.add({ id: document.id, bytes });
        await texts.add({ id: document.id, passages });
      });
    },
    async rename(id, title) {
      await database.transaction('rw', documents, async () => {
        if (await isMine(id)) await documents.update(id, { title });
      });
    },
    async remove(id) {
      await removeWhere(database, async () => ((await isMine(id)) ? [id] : []));
    },
    original: async (id) => ((await isMine(id)) ? (await originals.get(id))?.bytes : undefined),
    passages: async (id) => ((await isMine(id)) ? (await texts.get(id))?.passages : undefined),
    vectors: async (id) => ((await isMine(id)) ? (await vectors.get(id))?.file : undefined),
    async keepVectors(id, file) {
      await database.transaction('rw', [documents, vectors], async () => {
        if (await isMine(id)) await vectors.put({ id, file });
      });
    },
    attached,
    watchAttached(conversation, told) {
      const watching = liveQuery(() => attached(conversation)).subscribe({
        next: told,
        error: (error: unknown) => console.warn('Attached documents could not be read.', error),
      });
      return () => watching.unsubscribe();
    },
    async attach(conversation, ids) {
      await attachments.bulkPut(ids.map((document) => ({ conversation, document, owner: mine })));
    },
    async detach(conversation, document) {
      await attachments.delete([conversation, document]);
    },
  };
}

async function removeWhere(database: DocumentDatabase, chosen: () => Promise<string[]>): Promise<void> {
  const { documents, originals, texts, vectors, attachments } = database;
  await database.transaction('rw', [documents, originals, texts, vectors, attachments], async () => {
    const ids = await chosen();
    await attachments.where('document').anyOf(ids).delete();
    for (const table of [documents, originals, texts, vectors]) await table.bulkDelete(ids);
  });
}

/** Whether anybody has added a document on this device; asking makes no database. */
export async function anyDocuments(): Promise<boolean> {
  if (opened !== undefined) return true;
  try {
    return await Dexie.exists(databaseName);
  } catch {
    return false;
  }
}

/** Gives what was added before the sign-in to the account, at once or not at all. */
export async function moveDocuments(userId: string, database = documentDatabase()): Promise<void> {
  const { documents, attachments } = database;
  await database.transaction('rw', [documents, attachments], async () => {
    await documents.where('owner').equals('').modify({ owner: userId });
    await attachments.where('owner').equals('').modify({ owner: userId });
  });
}

export async function removeDocumentsOf(userId: string, database = documentDatabase()): Promise<void> {
  await removeWhere(database, () => database.documents.where('owner').equals(userId).primaryKeys());
}

/** A database of another name, for tests. */
export function openDocumentDatabase(name: string, options: DexieOptions): DocumentDatabase {
  return new DocumentDatabase(name, options);
}

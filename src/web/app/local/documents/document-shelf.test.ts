import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import type { WholeDocument } from './document-shapes.ts';

// Dexie looks for them once, when it is loaded.
vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('IDBKeyRange', IDBKeyRange);
const { documentShelf, moveDocuments, openDocumentDatabase, removeDocumentsOf } = await import(
  './document-shelf.ts'
);

function open() {
  return openDocumentDatabase('documents', { indexedDB: new IDBFactory(), IDBKeyRange });
}

function lease(id: string, title = 'Lease'): WholeDocument {
  return {
    id,
    title,
    fileName: 'lease.pdf',
    kind: 'pdf',
    pages: 2,
    size: 3,
    addedAt: `2026-11-17T10:00:0${id}Z`,
    bytes: new Uint8Array([1, 2, 3]),
    passages: [{ section: '', page: 1, text: 'The rent falls due.' }],
  };
}

it('keeps a document with its original and its text, the newest first, and tells of every change', async () => {
  const shelf = documentShelf(null, open());
  const told: string[][] = [];
  const end = shelf.watch(
    (list) => told.push(list.map(({ title }) => title)),
    () => undefined,
  );
  await shelf.add(lease('1'));
  await shelf.add(lease('2', 'Plan'));
  await shelf.rename('1', 'Lease of the workshop');
  await expect.poll(() => told.at(-1)).toEqual(['Plan', 'Lease of the workshop']);
  end();
  expect(await shelf.original('1')).toEqual(new Uint8Array([1, 2, 3]));
  expect(await shelf.passages('1')).toEqual(lease('1').passages);
});

it('keeps nothing of a document that does not fit as a whole', async () => {
  const database = open();
  const shelf = documentShelf(null, database);
  await database.texts.add({ id: '1', passages: [] });
  await expect(shelf.add(lease('1'))).rejects.toThrow();
  expect(await shelf.list()).toEqual([]);
  expect(await database.originals.count()).toBe(0);
});

it('removes everything of a document', async () => {
  const database = open();
  const shelf = documentShelf(null, database);
  await shelf.add(lease('1'));
  await shelf.keepVectors('1', new Uint8Array([9]));
  await shelf.attach('talk', ['1']);
  await shelf.remove('1');
  for (const table of database.tables) expect(await table.count()).toBe(0);
  await shelf.keepVectors('1', new Uint8Array([9]));
  expect(await database.vectors.count()).toBe(0);
});

it('shows nobody what is somebody else’s', async () => {
  const database = open();
  const ada = documentShelf('ada', database);
  const other = documentShelf('bea', database);
  await ada.add(lease('1'));
  await ada.attach('talk', ['1']);
  expect(await other.list()).toEqual([]);
  expect(await other.original('1')).toBeUndefined();
  expect(await other.passages('1')).toBeUndefined();
  expect(await other.attached('talk')).toEqual([]);
  await other.rename('1', 'Mine');
  await other.remove('1');
  expect((await ada.list()).map(({ title }) => title)).toEqual(['Lease']);
});

it('gives the documents of a visitor to the account, and removes those of an account when it says so', async () => {
  const database = open();
  await documentShelf(null, database).add(lease('1'));
  await documentShelf(null, database).attach('talk', ['1']);
  await moveDocuments('ada', database);
  expect(await documentShelf(null, database).list()).toEqual([]);
  expect(await documentShelf('ada', database).attached('talk')).toEqual(['1']);
  await documentShelf('bea', database).add(lease('2'));
  await removeDocumentsOf('ada', database);
  expect(await documentShelf('ada', database).list()).toEqual([]);
  expect(await database.originals.count()).toBe(1);
});

import { randomIds } from '../../../../kernel/ids.ts';
import { limits } from '../../../../kernel/limits.ts';
import type { StoredDocument } from '../../../app/local/documents/document-shapes.ts';
import type { DocumentShelf } from '../../../app/local/documents/document-shelf.ts';
import { storageFaultOf } from '../../../app/local/storage-fault.ts';
import { DocumentRefusal } from '../../../lib/documents-read/document-refusal.ts';
import { type OnPage, readBeside } from '../../../lib/documents-read/reading-desk.ts';
import type { NotAdded } from '../../../lib/documents-read/refusal-words.ts';

const ids = randomIds();

export type AddedDocument =
  | { readonly kind: 'added'; readonly document: StoredDocument }
  /** The same file is here already. */
  | { readonly kind: 'known'; readonly document: StoredDocument }
  | { readonly kind: 'refused'; readonly why: NotAdded };

/** Reads a file and keeps it on this device, as a whole or not at all. */
export async function addDocument(file: File, shelf: DocumentShelf, onPage: OnPage): Promise<AddedDocument> {
  // What is too large is not even brought into memory.
  if (file.size > limits.documents.bytes) return { kind: 'refused', why: 'too-large' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const known = await sameDocument(file, bytes, shelf);
    if (known !== undefined) return { kind: 'known', document: known };
    if ((await shelf.list()).length >= limits.documents.documents)
      return { kind: 'refused', why: 'too-many-documents' };
    const { kind, pages, passages } = await readBeside(bytes, file.name, onPage);
    const document: StoredDocument = {
      id: ids.uuid(),
      title: titleOf(file.name),
      fileName: file.name,
      kind,
      ...(pages === undefined ? {} : { pages }),
      size: bytes.length,
      addedAt: new Date().toISOString(),
    };
    await shelf.add({ ...document, bytes, passages });
    return { kind: 'added', document };
  } catch (error) {
    return { kind: 'refused', why: reasonOf(error) };
  }
}

async function sameDocument(
  { name }: File,
  bytes: Uint8Array,
  shelf: DocumentShelf,
): Promise<StoredDocument | undefined> {
  for (const document of await shelf.list()) {
    if (document.fileName !== name || document.size !== bytes.length) continue;
    const original = await shelf.original(document.id);
    if (original?.every((byte, at) => byte === bytes[at]) === true) return document;
  }
  return undefined;
}

/** The name of the file without its ending. */
function titleOf(name: string): string {
  const title = name
    .replace(/\.[a-z\d]{1,10}$/iu, '')
    .replaceAll(/[_\s]+/gu, ' ')
    .trim();
  return (title === '' ? 'Document' : title).slice(0, limits.documents.titleLength);
}

function reasonOf(error: unknown): NotAdded {
  if (error instanceof DocumentRefusal) return error.reason;
  console.warn('A document could not be added.', error);
  const fault = storageFaultOf(error);
  if (fault !== undefined) return fault === 'full' ? 'device-full' : 'device-refuses';
  // The file was moved or deleted after it was chosen.
  return error instanceof DOMException ? 'damaged' : 'not-read';
}

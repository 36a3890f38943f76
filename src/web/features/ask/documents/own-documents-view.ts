import { createContext } from 'react';
import type { StoredDocument } from '../../../app/local/documents/document-shapes.ts';
import type { DocumentShelf } from '../../../app/local/documents/document-shelf.ts';

/** A file that is being read. */
export interface ReadingFile {
  readonly key: string;
  readonly name: string;
  /** Of kinds that have pages, as soon as one was read. */
  readonly page?: number;
  readonly pages?: number;
}

/** A file that was not added, and why, in words. */
export interface RefusedFile {
  readonly key: string;
  readonly name: string;
  readonly words: string;
}

/** What the page shows of somebody's own documents, and what can be done with them. */
export interface OwnDocumentsView {
  /** Undefined until the device has said. */
  readonly documents: readonly StoredDocument[] | undefined;
  /** Those that the open conversation is asked with. */
  readonly attached: readonly StoredDocument[];
  readonly reading: readonly ReadingFile[];
  readonly refused: readonly RefusedFile[];
  readonly shelf: DocumentShelf | undefined;
  /** Adds files and attaches them to the open conversation. */
  readonly add: (files: readonly File[]) => void;
  readonly forgetRefused: () => void;
  readonly attach: (id: string, isAttached: boolean) => void;
}

/** For citations, which stand deep in a conversation. */
export const OwnDocumentsContext = createContext<OwnDocumentsView['documents']>(undefined);

import type { RefusalReason } from './document-refusal.ts';
import type { ReadDocument } from './read-document.ts';

/** A document that the page wants read. */
export interface ReadingRequest {
  readonly number: number;
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type ReadingNews =
  | { readonly kind: 'page'; readonly number: number; readonly page: number; readonly pages: number }
  | { readonly kind: 'read'; readonly number: number; readonly document: ReadDocument }
  | { readonly kind: 'refused'; readonly number: number; readonly reason: RefusalReason };

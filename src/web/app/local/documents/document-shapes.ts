import type { DocumentKind } from '../../../../ask/documents/document-kind.ts';
import type { TextPassage } from '../../../../ask/documents/text-passage.ts';

/** A document of somebody's own, without what it says. */
export interface StoredDocument {
  readonly id: string;
  readonly title: string;
  /** The name of the file that was handed in. */
  readonly fileName: string;
  readonly kind: DocumentKind;
  /** Of kinds that have pages. */
  readonly pages?: number;
  /** Of the original, in bytes. */
  readonly size: number;
  /** When it was added, as an ISO date with its time. */
  readonly addedAt: string;
}

/** Everything that is kept of a document; in one transaction, so that there is never half of one. */
export interface WholeDocument extends StoredDocument {
  readonly bytes: Uint8Array;
  readonly passages: readonly TextPassage[];
}

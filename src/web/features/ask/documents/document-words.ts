import { kindNames } from '../../../../ask/documents/document-kind.ts';
import type { StoredDocument } from '../../../app/local/documents/document-shapes.ts';
import { readableBytes } from '../../../ui/check-files.ts';

/** Said wherever documents are added. */
export const staysHere =
  'Documents are read and kept on this device. Only passages of an attached one go to a language model, if you choose one. Sentences that an answer quotes are kept with the conversation, which is in your account when you are signed in.';

export const elsewhere = 'This document lies on another device, or was removed from this one.';

/** Kind, pages, size and day in one line. */
export function documentLine({ kind, pages, size, addedAt }: StoredDocument): string {
  return [
    kindNames[kind],
    ...(pages === undefined ? [] : [pages === 1 ? '1 page' : `${pages.toLocaleString('en')} pages`]),
    readableBytes(size),
    new Date(addedAt).toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric' }),
  ].join(' · ');
}

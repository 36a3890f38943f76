import { limits } from '../../../kernel/limits.ts';
import type { RefusalReason } from './document-refusal.ts';

/** Why a document was not added, from reading it or from keeping it. */
export type NotAdded = RefusalReason | 'too-many-documents' | 'device-full' | 'device-refuses' | 'not-read';

const { bytes, pages, documents, cells } = limits.documents;

/** What is wrong and what to do next, a sentence or two each. */
export const refusalWords: Readonly<Record<NotAdded, string>> = {
  empty: 'The file is empty. Choose one with something in it.',
  'too-large': `It is larger than ${bytes / 1_048_576} MB, which is the most a document may have. Split it and add the parts.`,
  'too-many-pages': `It has more than ${pages.toLocaleString('en')} pages. Split it and add the parts.`,
  'too-much-text': 'It has more text than can be searched on a device. Split it and add the parts.',
  'too-many-cells': `One of its sheets reaches over more than ${cells.toLocaleString('en')} cells. Delete what lies far outside of the table, or save the sheet as CSV.`,
  'unpacks-too-large':
    'It unpacks to far more than a document has, so it was not opened. Save it anew in the program that made it.',
  encrypted: 'It is protected by a password. Save a copy without one and add that.',
  'old-office': 'It is in an older format of Word or Excel. Save it as .docx or .xlsx and add that.',
  'not-what-it-says':
    'It is something else than its name says. Open it in the program that made it and save it anew.',
  'unknown-kind': 'This kind of file cannot be read. PDF, Word, Excel, Markdown, text, HTML and CSV can.',
  damaged: 'It is damaged or not whole. Open it in the program that made it and save it anew.',
  'pictures-only':
    'There is no text in it, only pictures. Let a program that recognises text go over it, and add what that saves.',
  'no-text': 'There is no text in it.',
  'too-many-documents': `There are ${documents} documents on this device already. Remove one that you no longer need.`,
  'device-full':
    'There is no room for it on this device, and nothing of it was kept. Remove a document or make room.',
  'device-refuses':
    'This browser keeps nothing for this page, so it could not be added. A private window may be the cause.',
  'not-read': 'The code that reads it did not come. Try again when you are online.',
};

import type { DocumentKind } from '../../../ask/documents/document-kind.ts';
import { limits } from '../../../kernel/limits.ts';
import { DocumentRefusal } from './document-refusal.ts';

const endings: Readonly<Record<string, DocumentKind>> = {
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
  md: 'md',
  markdown: 'md',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  csv: 'csv',
  tsv: 'csv',
};

/** What a file is by its first bytes; `zip` is looked into by whoever opens it. */
export type Container = 'pdf' | 'zip' | 'text';

/** Looks at the content; the name decides only between kinds of text. */
export function detectContainer(bytes: Uint8Array, name: string): Container {
  const head = bytes.subarray(0, limits.documents.lookedAtBytes);
  const start = asLatin(head.subarray(0, 1_024));
  if (start.includes('%PDF-')) return 'pdf';
  if (start.startsWith('PK\x03\x04')) return 'zip';
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))
    throw new DocumentRefusal(hasEncryptedPart(bytes) ? 'encrypted' : 'old-office');
  const said = endings[endingOf(name)];
  if (said === 'pdf' || said === 'docx' || said === 'xlsx') throw new DocumentRefusal('not-what-it-says');
  // Text with the marks of a word processor of long ago, or of a printer.
  if (/^(?:\{\\rtf|%!PS)/u.test(start)) throw new DocumentRefusal('unknown-kind');
  return 'text';
}

export function textKind(text: string, name: string): Extract<DocumentKind, 'md' | 'txt' | 'html' | 'csv'> {
  const said = endings[endingOf(name)];
  if (said === 'md' || said === 'html' || said === 'csv') return said;
  return /^\uFEFF?\s*(?:<!doctype\s+html|<html[\s>])/iu.test(text.slice(0, 1_000)) ? 'html' : 'txt';
}

export function endingOf(name: string): string {
  return /\.([a-z\d]{1,10})$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
}

function asLatin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** Office seals a document in a file of the old kind, in a part of this name. */
function hasEncryptedPart(bytes: Uint8Array): boolean {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  const [first = 0] = name;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (name.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

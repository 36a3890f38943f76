import { DocumentRefusal } from './document-refusal.ts';

/** The text of a file: by its mark, else as UTF-8, else as Windows writes western languages. Bytes that are no text are refused. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (!looksLikeText(bytes)) throw new DocumentRefusal('unknown-kind');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Texts have no control characters but for lines, tabs and the end of a page. */
function looksLikeText(bytes: Uint8Array): boolean {
  return !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
}

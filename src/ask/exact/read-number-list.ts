import type { DecimalNumber } from './decimals.ts';
import { readNumber } from './read-number.ts';

export const mostNumbers = 1_000;

/**
 * Numbers as they are pasted: one a line, with semicolons, tabs, commas, blanks or “and” between. A comma with a blank after it parts
 * numbers; without blanks it does so unless other signs part them already.
 */
export function readNumberList(text: string): readonly DecimalNumber[] | undefined {
  const plain = text
    .trim()
    .replaceAll(/\b(?:and|&)\b/g, ' ; ')
    .replace(/^[:\s]+/, '');
  const pieces = piecesOf(withoutEnd(plain))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  if (pieces.length === 0 || pieces.length > mostNumbers) return undefined;
  const numbers = pieces.map(readNumber).filter((number) => number !== undefined);
  return numbers.length === pieces.length ? numbers : undefined;
}

/** A point or a comma at the end belongs to the sentence. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' .;,\n'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function piecesOf(text: string): readonly string[] {
  if (/[;\n\t|]/.test(text.replaceAll(' ; ', ''))) return text.split(/[;\n\t|]+|,\s+|(?<=\d) +(?=-?\d)/);
  if (/,\s/.test(text)) return text.split(/;|,\s+|(?<=\d) +(?=-?\d)/);
  if (/\d \S/.test(text)) return text.split(/;|\s+/);
  return text.split(/[;,\s]+/);
}

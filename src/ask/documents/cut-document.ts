import { limits } from '../../kernel/limits.ts';
import { cutBlocks } from '../passages/cut-blocks.ts';
import type { TextBlock, TextPassage } from './text-passage.ts';

/** Puts the blocks of a document together to passages. None reaches over a page or a heading. */
export function cutDocument(blocks: Iterable<TextBlock>): TextPassage[] {
  const passages: TextPassage[] = [];
  let place: Omit<TextBlock, 'text'> = { section: '' };
  let open: string[] = [];
  const close = () => {
    const { section, page } = place;
    for (const text of cutBlocks(open).flatMap(boundedParts))
      passages.push({ section, ...(page === undefined ? {} : { page }), text });
    open = [];
  };
  for (const { section, page, text } of blocks) {
    if (section !== place.section || page !== place.page) close();
    place = { section, ...(page === undefined ? {} : { page }) };
    open.push(...partsOf(text.trim()));
  }
  close();
  return passages;
}

/** Passages are counted in words, and a word may be as long as it likes. */
function boundedParts(text: string): string[] {
  return text.length > 2 * limits.documents.blockCharacters ? partsOf(text) : [text];
}

/** A text without points or spaces could be one block of megabytes. */
function partsOf(text: string): string[] {
  const most = limits.documents.blockCharacters;
  const parts: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const at = borderIn(rest, most);
    parts.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** After a sentence where there is one, else between two words, else wherever, but never inside of a character. */
function borderIn(text: string, most: number): number {
  const head = text.slice(0, most);
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('\n'));
  if (sentence > most / 2) return sentence + 1;
  const word = head.lastIndexOf(' ');
  if (word > 0) return word;
  return /[\uD800-\uDBFF]$/u.test(head) ? most - 1 : most;
}

import { isRow, sentencesIn } from './sentences.ts';

const fewest = 120;
const most = 220;
/** What is left over at the end of a section may make its last passage this much longer. */
const generous = 260;

/**
 * Puts the blocks of one section together to passages of 120 to 220 words. A long paragraph is parted between two sentences;
 * a list or a table never, however long it is. A short section is a short passage.
 */
export function cutBlocks(blocks: readonly string[]): string[] {
  const passages: string[] = [];
  let open = '';
  for (const block of blocks.flatMap(partsOf)) {
    const together = countWords(open) + countWords(block);
    if (open !== '' && (together > most || countWords(open) >= fewest)) {
      passages.push(open);
      open = block;
    } else {
      open = open === '' ? block : `${open}\n${block}`;
    }
  }
  const last = passages.at(-1);
  if (last !== undefined && countWords(open) < fewest && countWords(last) + countWords(open) <= generous)
    passages[passages.length - 1] = `${last}\n${open}`;
  else if (open.trim() !== '') passages.push(open);
  return passages;
}

function partsOf(block: string): string[] {
  if (countWords(block) <= most || block.split('\n').some(isRow)) return [block];
  const parts: string[] = [];
  let open = '';
  for (const sentence of sentencesIn(block)) {
    if (open !== '' && countWords(open) + countWords(sentence) > most) {
      parts.push(open);
      open = sentence;
    } else {
      open = open === '' ? sentence : `${open} ${sentence}`;
    }
  }
  return open === '' ? parts : [...parts, open];
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

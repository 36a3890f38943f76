import { wordsIn } from '../../src/engine/reader/word-pieces.ts';

const textsPerLength = 5;

/** A few texts of exactly so many words, each from other descriptions that follow one another. */
export function textsOfWords(source: readonly string[], words: number): string[] {
  return Array.from({ length: textsPerLength }, (_, index) => {
    const from = Math.floor((index * source.length) / textsPerLength);
    const text = [...source.slice(from), ...source.slice(0, from)].join('\n');
    return text.slice(0, wordsIn(text)[words - 1]?.end);
  });
}

import { syllable } from 'syllable';

export interface Readability {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
  /** Flesch, A new readability yardstick, Journal of Applied Psychology 32, 1948: 100 is very easy, 30 is for scholars. */
  readonly ease: number;
  /** Kincaid and others, Derivation of new readability formulas, 1975: the American school year that can read it. */
  readonly grade: number;
}

/** Null for a text without words. */
export function readabilityOf(text: string): Readability | null {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  if (words.length === 0) return null;
  const sentences = Math.max(
    1,
    text.split(/[.!?…]+(?=\s|$)|\n+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length,
  );
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const perSentence = words.length / sentences;
  const perWord = syllables / words.length;
  return {
    words: words.length,
    sentences,
    syllables,
    ease: 206.835 - 1.015 * perSentence - 84.6 * perWord,
    grade: 0.39 * perSentence + 11.8 * perWord - 15.59,
  };
}

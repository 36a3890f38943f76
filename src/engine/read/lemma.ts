import { singularPhrase } from './words.ts';

/** “lost items” → “lost item”. */
export function nounLemma(words: string): string {
  return singularPhrase(
    words
      .toLowerCase()
      .trim()
      .replace(/['’]s?$/u, ''),
  );
}

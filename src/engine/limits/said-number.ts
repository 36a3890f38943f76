import { numberWords } from '../facts/number-words.ts';

const counted: Readonly<Record<string, number>> = { one: 1, ...numberWords, dozen: 12 };

/** A number in digits or as a word, for a pattern. */
export const numberShape = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d{1,2})?|a dozen|(?:${Object.keys(counted).join('|')})(?![\p{L}-]))`;

/** 1500 of “1,500”, 2.5 of “2,5” and 12 of “a dozen”. */
export function numberOf(words: string): number | undefined {
  const plain = words.toLowerCase().replace(/^a /, '').trim();
  if (counted[plain] !== undefined) return counted[plain];
  const digits = /,\d{3}(?:\D|$)/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.');
  return /^\d/.test(digits) ? Number(digits) : undefined;
}

const counted: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
  dozen: 12,
};

/** A number in digits or as a word, for a pattern. */
export const numberShape = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d{1,2})?|a dozen|(?:${Object.keys(counted).join('|')})(?![\p{L}-]))`;

/** 1500 of “1,500”, 2.5 of “2,5” and 12 of “a dozen”. */
export function numberOf(words: string): number | undefined {
  const plain = words.toLowerCase().replace(/^a /, '').trim();
  if (counted[plain] !== undefined) return counted[plain];
  const digits = /,\d{3}(?:\D|$)/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.');
  return /^\d/.test(digits) ? Number(digits) : undefined;
}

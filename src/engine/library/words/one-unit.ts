/** A unit after its number: “2 points”, but “1 point”. What is no plain plural, such as “pcs” or “km”, stays. */
export function unitAfter(value: number, unit: string): string {
  return Math.abs(value) === 1 ? oneOf(unit) : unit;
}

function oneOf(unit: string): string {
  if (!/^\p{Ll}{3,}s$/u.test(unit) || /(?:ss|us|is|series)$/.test(unit)) return unit;
  if (/[^aeiou]ies$/.test(unit)) return `${unit.slice(0, -3)}y`;
  return unit.slice(0, /(?:ss|x|z|ch|sh)es$/.test(unit) ? -2 : -1);
}

const oneOfMany = /(?<![\p{L}\d.,:/-]|\b(?:[Nn]o|[Nn]umber)\.? )1 (\p{Ll}+s)(?![\p{L}'’])(?: are\b)?/gu;

/** The same in a sentence whose numbers were just worked out: “1 points from Ming”, “1 places are left”. */
export function withOneUnit(text: string): string {
  return text.replaceAll(oneOfMany, (whole, unit: string) =>
    singleWords.has(unit) ? whole : `1 ${oneOf(unit)}${whole.endsWith(' are') ? ' is' : ''}`,
  );
}

/** Verbs and other words that end like a plural: “1 is free”, “1 needs a driver”. */
const singleWords = new Set([
  'was',
  'has',
  'does',
  'goes',
  'needs',
  'gets',
  'stays',
  'comes',
  'makes',
  'costs',
  'plus',
  'minus',
  'less',
  'remains',
  'waits',
  'counts',
  'leaves',
  'wins',
  'loses',
  'gives',
  'takes',
  'plays',
  'fits',
  'starts',
  'ends',
  'always',
  'besides',
  'towards',
]);

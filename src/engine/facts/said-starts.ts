import { numberWords } from './number-words.ts';

/** What something is at the beginning: “each team starts with 100 points”. */
export interface SaidStart {
  readonly of: string;
  readonly value: number;
}

const figure = String.raw`(\d{1,6}(?:\.\d{1,2})?|${Object.keys(numberWords).join('|')})`;
const noun = String.raw`([\p{L}-]{3,30})`;
const starts = [
  new RegExp(
    String.raw`\b(?:start|begin)(?:s|ing)?(?:\s(?:out|off))?\swith\s(?:an?\s)?${figure}\s${noun}`,
    'giu',
  ),
  new RegExp(
    String.raw`\b${figure}\s${noun}\s(?:that\s|which\s)?(?:(?:they|you|we|players?|teams?|everyone|everybody|each)\s)?(?:all\s|each\s)?(?:starts?|begins?)\swith\b`,
    'giu',
  ),
  new RegExp(
    String.raw`\b${figure}\s${noun}\s(?:to\s(?:start|begin)\swith|at\sthe\s(?:start|beginning))\b`,
    'giu',
  ),
];

export function saidStarts(text: string): SaidStart[] {
  return starts.flatMap((shape) =>
    [...text.matchAll(shape)].flatMap(({ 1: digits = '', 2: of = '' }) => {
      const value = numberWords[digits.toLowerCase()] ?? Number(digits);
      return Number.isFinite(value) ? [{ of: of.toLowerCase(), value }] : [];
    }),
  );
}

import { lemmas } from '../plan/match-block.ts';
import type { CaseFile } from './case-file.ts';
import { withFigure, wordsForNumber } from './case-numbers.ts';
import { labelOf } from './read-field.ts';

const counted: Readonly<Record<string, number>> = {
  one: 1,
  once: 1,
  single: 1,
  two: 2,
  twice: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
  dozen: 12,
  half: 0.5,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  fortnight: 14,
};

/** The figure in “max 3 per person”, “two weeks”, “£4.50”. */
export function figureIn(words: string): number | undefined {
  const digits = /\d+(?:[.,]\d+)?/.exec(words.replaceAll(/(?<=\d),(?=\d{3})/g, ''));
  if (digits !== null) return Number(digits[0].replace(',', '.'));
  return words
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => counted[word])
    .find((one) => one !== undefined);
}

/** In days. */
const units: Readonly<Record<string, number>> = { week: 7, fortnight: 14, month: 30, year: 365 };

export interface TakenNumbers {
  readonly file: CaseFile;
  /** Names of figures with the words of the rule that gave them. */
  readonly taken: ReadonlyMap<string, string>;
}

/** A case with the figures that the text gives: rules are the words of each with those of what it limits. */
export function takeNumbers(file: CaseFile, rules: readonly string[]): TakenNumbers {
  const numbers = { ...file.numbers };
  const taken = new Map<string, string>();
  for (const words of rules) {
    const value = figureIn(words);
    if (value === undefined) continue;
    const said = new Set(limitWords(words));
    const [best] = Object.entries(numbers)
      .filter(([key]) => !taken.has(key))
      .map(([key, line]) => ({ key, line, score: likeness(said, [...wordsForNumber(line), labelOf(key)]) }))
      .toSorted((a, b) => b.score - a.score);
    if (best === undefined || best.score < leastLike) continue;
    numbers[best.key] = withFigure(best.line, value * scaleOf(words, best.key, file));
    taken.set(best.key, words);
  }
  return { file: { ...file, numbers }, taken };
}

const leastLike = 0.6;

/** Words of a limit in their base forms, where “per”, “each” and “a” are the same, and so are “max” and “at most”. */
function limitWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/\b(?:at most|max(?:imum)?|up to|no more than|not more than|limit)\b/g, ' most ')
    .replaceAll(/\b(?:at least|min(?:imum)?|no less than)\b/g, ' least ')
    .replaceAll(/\b(?:per|each|every)\b/g, ' each ')
    .replaceAll(/\b(?:days?|weeks?|months?|years?|fortnights?|daily|weekly|monthly|yearly)\b/g, ' time ');
  return [...new Set(lemmas(plain).filter((word) => !/^(?:in|at|for|by)$/.test(word)))];
}

/** The share of the words of the best way to say it that the text has. */
function likeness(said: ReadonlySet<string>, ways: readonly string[]): number {
  return Math.max(
    0,
    ...ways.map((way) => {
      const words = limitWords(way);
      return words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length;
    }),
  );
}

/** “two weeks” for a figure in days, “two hours” for one in minutes. */
function scaleOf(words: string, key: string, { numbers = {} }: CaseFile): number {
  const figure = `${String(numbers[key] ?? '')} ${key}`;
  if (/minute/i.test(figure)) return /\bhours?\b/i.test(words) ? 60 : 1;
  if (!/day/i.test(key)) return 1;
  const unit = Object.keys(units).find((one) => new RegExp(`\\b${one}s?\\b`, 'i').test(words));
  return unit === undefined ? 1 : (units[unit] ?? 1);
}

import { tensWords, unitWords } from '../language/number-words.ts';

const units: Readonly<Record<string, number>> = { ...unitWords, ...tensWords };

const scales: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };

/** The number that English words name, or undefined when they name none: "two thousand five hundred" is 2500. */
export function numberOfWords(text: string): number | undefined {
  const words = text
    .toLowerCase()
    .replaceAll('-', ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'and');
  if (words.length === 0) return undefined;
  let total = 0;
  let group = 0;
  for (const word of words) {
    const unit = units[word];
    const scale = scales[word];
    if (unit !== undefined) group += unit;
    else if (word === 'a' && group === 0) group = 1;
    else if (word === 'hundred') group = Math.max(1, group) * 100;
    else if (scale !== undefined) {
      total += Math.max(1, group) * scale;
      group = 0;
    } else return undefined;
  }
  return total + group;
}

const numberWord = `(?:${[...Object.keys(units), 'hundred', ...Object.keys(scales)].join('|')})`;
const inWords = `${numberWord}(?:[\\s-]+(?:and\\s+)?${numberWord})*`;
const currencySign = '(?:[A-Z]{2,3}\\s?)?[$€£₹]?\\s?';
const wordsFirst = new RegExp(
  `\\b(${inWords})(?:\\s+[A-Za-z]+){0,2}?\\s*\\(\\s*${currencySign}(\\d[\\d,]*(?:\\.\\d+)?)\\s*%?\\s*[A-Za-z]*\\s*\\)`,
  'gi',
);
const figuresFirst = new RegExp(
  `(\\d[\\d,]*(?:\\.\\d+)?)\\s*%?\\s*\\(\\s*(${inWords})(?:\\s+[A-Za-z ]+)?\\)`,
  'gi',
);

export interface WrittenTwice {
  readonly quote: string;
  readonly at: number;
  readonly words: number;
  readonly figures: number;
}

/** Every place at which a number stands in words and in figures, such as "thirty (30)" or "$500 (five hundred dollars)". */
export function numbersWrittenTwice(text: string): WrittenTwice[] {
  const found: WrittenTwice[] = [];
  const add = (quote: string, at: number, words: string, figures: string) => {
    const value = numberOfWords(words);
    if (value !== undefined)
      found.push({ quote, at, words: value, figures: Number(figures.replaceAll(',', '')) });
  };
  for (const { 0: quote, 1: words = '', 2: figures = '', index } of text.matchAll(wordsFirst))
    add(quote, index, words, figures);
  for (const { 0: quote, 1: figures = '', 2: words = '', index } of text.matchAll(figuresFirst))
    add(quote, index, words, figures);
  return found.toSorted((one, other) => one.at - other.at);
}

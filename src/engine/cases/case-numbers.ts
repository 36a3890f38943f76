import type { CaseFile } from './case-file.ts';
import { CaseFault } from './read-field.ts';

/** The figures of a case by name. */
export function numbersOf({ numbers = {} }: CaseFile): Record<string, number> {
  return Object.fromEntries(Object.entries(numbers).map(([key, said]) => [key, figureOf(key, said)]));
}

function figureOf(key: string, said: string | number): number {
  const value = typeof said === 'number' ? said : Number(said.split('|')[0]?.trim());
  if (!Number.isFinite(value)) throw new CaseFault(`${key}: “${said}” is no number.`);
  return value;
}

/** How people say a figure in a description: what stands after the bar. */
export function wordsForNumber(said: string | number): string[] {
  const [, words = ''] = typeof said === 'number' ? [] : said.split('|');
  return words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** The same way to say it, with another figure. */
export function withFigure(said: string | number, value: number): string | number {
  const [, words] = typeof said === 'number' ? [] : said.split('|');
  return words === undefined ? value : `${value} |${words}`;
}

import { wordsOf } from './text-measures.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Ways to write the same text, by the name people choose them by. */
export const caseChanges: Readonly<Record<string, (text: string) => string>> = {
  UPPERCASE: (text) => text.toUpperCase(),
  lowercase: (text) => text.toLowerCase(),
  'Title Case': (text) => text.replaceAll(/[\p{L}\p{N}'’]+/gu, capital),
  'Sentence case': (text) =>
    text
      .toLowerCase()
      .replaceAll(
        /(^\s*|[.!?]\s+)(\p{L})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      ),
  camelCase: (text) =>
    wordsOf(text)
      .map((word, index) => (index === 0 ? word.toLowerCase() : capital(word)))
      .join(''),
  snake_case: (text) => wordsOf(text.toLowerCase()).join('_'),
  'kebab-case (slug)': slug,
  aLtErNaTiNg: (text) =>
    [...text].map((letter, at) => (at % 2 === 0 ? letter.toLowerCase() : letter.toUpperCase())).join(''),
};

/** A text as part of an address: small letters without marks, joined by hyphens. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** What can be done with the lines of a text. */
export const lineChanges: Readonly<Record<string, (lines: readonly string[]) => readonly string[]>> = {
  'Sort A to Z': (lines) => lines.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  'Sort Z to A': (lines) => lines.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })),
  'Sort by length': (lines) => lines.toSorted((a, b) => a.length - b.length),
  'Remove duplicates': (lines) => [...new Set(lines)],
  'Remove empty lines': (lines) => lines.filter((line) => line.trim() !== ''),
  'Trim spaces': (lines) => lines.map((line) => line.trim().replaceAll(/\s+/g, ' ')),
  'Number lines': (lines) => lines.map((line, index) => `${index + 1}. ${line}`),
  'Reverse order': (lines) => lines.toReversed(),
};

export function changeLines(text: string, change: string): string {
  return (lineChanges[change]?.(text.split(/\r?\n/)) ?? [text]).join('\n');
}

export type Replacement =
  | { readonly ok: true; readonly text: string; readonly count: number }
  | { readonly ok: false; readonly fault: string };

export function replaceIn(
  text: string,
  find: string,
  replace: string,
  options: { matchCase: boolean; pattern: boolean },
): Replacement {
  if (find === '') return { ok: false, fault: 'Enter what to find.' };
  const source = options.pattern ? find : find.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  try {
    const expression = new RegExp(source, options.matchCase ? 'gu' : 'giu');
    const count = [...text.matchAll(expression)].length;
    const changed = options.pattern
      ? text.replace(expression, replace)
      : text.replace(expression, () => replace);
    return { ok: true, text: changed, count };
  } catch {
    return { ok: false, fault: 'The pattern is not a valid regular expression.' };
  }
}

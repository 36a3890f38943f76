import { limits } from '../../kernel/limits.ts';
import { rowsSection } from './place-words.ts';
import type { TextPassage } from './text-passage.ts';

/**
 * The rows of a sheet as passages. Where the first row names the columns, every value stands beside the name of its column, so that
 * a row can be read by itself.
 */
export function cutRows(sheet: string, rows: readonly (readonly string[])[]): TextPassage[] {
  const names = columnNames(rows[0] ?? []);
  const passages: TextPassage[] = [];
  let open: string[] = [];
  let letters = 0;
  let first = 0;
  let last = 0;
  const close = () => {
    if (open.length > 0) passages.push({ section: rowsSection(sheet, first, last), text: open.join('\n') });
    open = [];
    letters = 0;
  };
  for (const [index, row] of rows.entries()) {
    if (names !== undefined && index === 0 && rows.length > 1) continue;
    const line = lineOf(row, names);
    if (line === '') continue;
    const { passageRows, passageRowCharacters } = limits.documents;
    if (open.length >= passageRows || letters + line.length > passageRowCharacters) close();
    if (open.length === 0) first = index + 1;
    open.push(line);
    letters += line.length;
    last = index + 1;
  }
  close();
  return passages;
}

/** Undefined where the first row is not one of names: a figure, a gap or the same name twice. */
function columnNames(row: readonly string[]): readonly string[] | undefined {
  const isNamed = row.every((cell) => cell !== '' && cell.length <= 80 && !/^[-+]?[\d.,\s%]+$/u.test(cell));
  return row.length >= 2 && isNamed && new Set(row).size === row.length ? row : undefined;
}

function lineOf(row: readonly string[], names: readonly string[] | undefined): string {
  return row
    .map((cell, at) => {
      const value = cell.replaceAll(/\s+/gu, ' ').trim().slice(0, limits.documents.blockCharacters);
      const name = names?.[at]?.replaceAll(/\s+/gu, ' ').trim();
      return value === '' || name === undefined ? value : `${name}: ${value}`;
    })
    .filter((cell) => cell !== '')
    .join(' | ');
}

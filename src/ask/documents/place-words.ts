import type { TextPassage } from './text-passage.ts';

/** Where a passage stands, in words; empty where a document is one piece. */
export function placeWords({ section, page }: Pick<TextPassage, 'section' | 'page'>): string {
  if (page !== undefined) return `page ${page}`;
  if (section === '') return '';
  return isSheet(section) ? section : `section ${section}`;
}

/** The rows of a sheet, as a section says them. */
export function rowsSection(sheet: string, first: number, last: number): string {
  const rows = first === last ? `row ${first}` : `rows ${first}–${last}`;
  return sheet === '' ? rows : `sheet ${sheet}, ${rows}`;
}

function isSheet(section: string): boolean {
  return /^(?:sheet .*, )?rows? \d+(?:–\d+)?$/su.test(section);
}

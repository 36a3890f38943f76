import { parseCsv, toCsv } from '../../views/csv.ts';

export type Converted =
  | { readonly ok: true; readonly text: string; readonly told: string }
  | { readonly ok: false; readonly fault: string };

/** Where in a text a place is, as editors count. */
function placeOf(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

function faultOf(text: string, caught: unknown): string {
  const message = caught instanceof Error ? caught.message : '';
  const position = /position (\d+)/.exec(message)?.[1];
  const at = position === undefined ? (/end of/i.test(message) ? text.length : undefined) : Number(position);
  const what = message.replace(/ in JSON.*| \(line.*|,? ?"[^"]*"\.{3} is not valid JSON.*/s, '');
  return `Not valid JSON${at === undefined ? '' : ` at ${placeOf(text, at)}`}: ${what === '' ? 'it ends too early' : what}.`;
}

function count(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + count(one), 1);
  if (typeof value === 'object' && value !== null)
    return Object.values(value).reduce<number>((sum, one) => sum + count(one), 1);
  return 1;
}

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, one]) => [key, sortedKeys(one)]),
  );
}

export type JsonChange = 'Format' | 'Minify' | 'Sort keys' | 'Validate';

export function changeJson(text: string, change: JsonChange): Converted {
  if (text.trim() === '') return { ok: false, fault: 'Paste some JSON first.' };
  try {
    const value: unknown = JSON.parse(text);
    const told = `Valid JSON with ${count(value)} values.`;
    if (change === 'Validate') return { ok: true, text, told };
    if (change === 'Minify') return { ok: true, text: JSON.stringify(value), told };
    return {
      ok: true,
      text: JSON.stringify(change === 'Sort keys' ? sortedKeys(value) : value, null, 2),
      told,
    };
  } catch (caught) {
    return { ok: false, fault: faultOf(text, caught) };
  }
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A list of objects as rows; the columns are all keys in the order they are met. */
export function jsonToCsv(text: string): Converted {
  try {
    const value: unknown = JSON.parse(text);
    const list = Array.isArray(value) ? value : [value];
    if (
      !list.every(
        (one): one is Record<string, unknown> =>
          typeof one === 'object' && one !== null && !Array.isArray(one),
      )
    )
      return { ok: false, fault: 'A table needs a list of objects, such as [{"name": "Ada"}].' };
    const keys = [...new Set(list.flatMap((one) => Object.keys(one)))];
    const rows = list.map((one) => keys.map((key) => cellText(one[key])));
    return { ok: true, text: toCsv([keys, ...rows]), told: `${rows.length} rows, ${keys.length} columns.` };
  } catch (caught) {
    return { ok: false, fault: faultOf(text, caught) };
  }
}

function typed(text: string): string | number | boolean | null {
  if (text === '') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) && Number.isSafeInteger(Math.trunc(Number(text)))
    ? Number(text)
    : text;
}

export function csvToJson(text: string): Converted {
  const [head, ...rows] = parseCsv(text);
  if (head === undefined || rows.length === 0)
    return { ok: false, fault: 'Paste a heading and at least one row, such as name,age.' };
  const list = rows.map((row) => Object.fromEntries(head.map((key, at) => [key, typed(row[at] ?? '')])));
  return {
    ok: true,
    text: JSON.stringify(list, null, 2),
    told: `${rows.length} rows, ${head.length} columns.`,
  };
}

export interface RegexMatch {
  readonly text: string;
  readonly at: number;
  readonly groups: readonly string[];
}

export function testRegex(pattern: string, flags: string, text: string): readonly RegexMatch[] | string {
  if (pattern === '') return 'Enter a pattern.';
  try {
    const expression = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`);
    const matches: RegexMatch[] = [];
    for (const match of text.matchAll(expression)) {
      matches.push({ text: match[0], at: match.index, groups: match.slice(1).map((group) => group ?? '') });
      if (matches.length === 500 || !flags.includes('g')) break;
    }
    return matches;
  } catch (caught) {
    return caught instanceof Error ? caught.message : 'The pattern is not valid.';
  }
}

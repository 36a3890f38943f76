/** A table of a Markdown text, with where it stands. */
export interface MarkdownTable {
  /** The heading of the second level above it; empty where there is none. */
  readonly heading: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Its first line, and the line after its last. */
  readonly from: number;
  readonly to: number;
}

const ruleLine = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

export function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}

/** The tables of a text in their order: lines of cells between signs, the second of them a rule. */
export function tablesOf(text: string): MarkdownTable[] {
  const lines = linesOf(text);
  const tables: MarkdownTable[] = [];
  let heading = '';
  let isCode = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    if (isCode) continue;
    const title = /^##\s+(.+?)\s*#*$/.exec(line)?.[1];
    if (title !== undefined) heading = title;
    const next = lines[at + 1] ?? '';
    if (!line.includes('|') || !next.includes('|') || !ruleLine.test(next)) continue;
    const header = cellsOf(line);
    if (cellsOf(next).length !== header.length) continue;
    let to = at + 2;
    while (to < lines.length && (lines[to] ?? '').includes('|')) to += 1;
    const rows = lines.slice(at + 2, to).map((row) => filled(cellsOf(row), header.length));
    tables.push({ heading, header, rows, from: at, to });
    at = to - 1;
  }
  return tables;
}

/** The cells of a line; a sign after a backslash is a part of its cell. */
function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** As Markdown has it: cells that are missing are empty, and those beyond the head are not shown. */
function filled(cells: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => cells[at] ?? '');
}

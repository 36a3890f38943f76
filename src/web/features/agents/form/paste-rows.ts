import type { Columns, Draft } from '../../../../catalog/agent-desk/fields.ts';

/** Rows of a spreadsheet as the clipboard carries them: cells apart by tabs. A single value is no table. */
export function rowsOfClipboard(text: string): string[][] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const rows = lines.map((line) => line.split('\t'));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined;
}

/**
 * Puts pasted rows into a table from one cell on. A first line that only repeats the headings is left out; choices are taken by
 * their label as well as by their value.
 */
export function pasteRows(
  table: readonly Draft[],
  columns: Columns,
  pasted: readonly (readonly string[])[],
  at: { readonly row: number; readonly column: string },
): Draft[] {
  const names = Object.keys(columns);
  const first = Math.max(0, names.indexOf(at.column));
  const rows = isHeading(pasted[0], columns, first) ? pasted.slice(1) : pasted;
  const result = table.map((row) => ({ ...row }) as Record<string, unknown>);
  rows.forEach((cells, offset) => {
    const index = at.row + offset;
    while (result.length <= index) result.push({});
    cells.forEach((cell, place) => {
      const name = names[first + place];
      const target = result[index];
      if (name === undefined || target === undefined) return;
      target[name] = cellOf(columns, name, cell.trim());
    });
  });
  return result;
}

function isHeading(cells: readonly string[] | undefined, columns: Columns, first: number): boolean {
  const labels = Object.values(columns)
    .slice(first)
    .map(({ label }) => label.toLowerCase());
  return (
    cells !== undefined &&
    cells.length > 0 &&
    cells.every((cell, index) => cell.trim().toLowerCase() === labels[index])
  );
}

function cellOf(columns: Columns, name: string, text: string): unknown {
  const column = columns[name];
  if (column?.kind === 'switch') return /^(yes|true|x|1|✓)$/i.test(text);
  if (column?.kind !== 'choice') return text;
  const option = column.options.find(
    ({ value, label }) => value === text || label.toLowerCase() === text.toLowerCase(),
  );
  return option?.value ?? text;
}

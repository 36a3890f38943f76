import type { Cell } from '../../agent-desk/parts.ts';
import type { TextFile } from '../../agent-desk/result.ts';

/** The sheet that is taken to the bench, with an empty column for what is measured. */
export function sheetFile(head: readonly string[], rows: readonly (readonly Cell[])[]): TextFile {
  const lines = [head, ...rows].map((row) => row.map(quoted).join(','));
  return { name: 'trial-sheet.csv', type: 'text/csv', text: `${lines.join('\r\n')}\r\n` };
}

/** Text that a spreadsheet would take for a formula is kept as text. */
function quoted(cell: Cell): string {
  const text = String(cell ?? '');
  const safe = /^[=+\-@]/.test(text) && typeof cell === 'string' ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

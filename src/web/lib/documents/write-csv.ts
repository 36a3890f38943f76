import { cleaned } from './clean-text.ts';
import { columnsOf, isTable, type Report } from './report.ts';

/** A cell that a spreadsheet would take for a formula is kept as text. */
function safe(cell: unknown): unknown {
  return typeof cell === 'string' && /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
}

/** Every table below the other, each with its title. */
export async function writeCsv(report: Report): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const lines = cleaned(report.result.parts)
    .filter(isTable)
    .flatMap((part) => {
      const columns = columnsOf(part);
      return [
        [safe(part.title)],
        columns.map(({ label }) => safe(label)),
        ...part.rows.map((row) => columns.map(({ key }) => safe(row[key] ?? ''))),
        [],
      ];
    });
  return new Blob(['\uFEFF', papa.unparse(lines)], { type: 'text/csv;charset=utf-8' });
}

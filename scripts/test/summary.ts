import { type Counts, sum } from './counts.ts';

export interface Result extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/** A table of the steps and, as the very last line, the totals. */
export function summary(results: readonly Result[]): string {
  const rows = [
    ['', 'passed', 'failed', 'skipped', 'seconds'],
    ...results.map((result) => [
      `${result.failed > 0 ? '✗' : '✓'} ${result.name}`,
      String(result.passed),
      String(result.failed),
      String(result.skipped),
      result.seconds.toFixed(1),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return [...lines, '', totalsLine(sum(results))].join('\n');
}

function totalsLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

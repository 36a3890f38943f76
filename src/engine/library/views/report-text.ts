import { formatNumber } from '../records/format-value.ts';
import { toCsv } from './csv.ts';
import type { ReportPart } from './make-report.ts';

/** A report as it is kept: it does not change when the records do. */
export interface Report {
  readonly id: string;
  readonly title: string;
  readonly createdAt: string;
  readonly about: string;
  readonly by: string;
  readonly parts: readonly ReportPart[];
}

function rowsOf(part: ReportPart): readonly (readonly string[])[] {
  switch (part.kind) {
    case 'text':
      return part.paragraphs.map((paragraph) => [paragraph]);
    case 'figures':
      return part.figures.map(({ label, value }) => [label, value]);
    case 'chart':
      return part.points.map(({ label, value }) => [label, formatNumber(value)]);
    case 'table':
      return [part.columns, ...part.rows];
  }
}

export function reportAsCsv(report: Report): string {
  return toCsv([[report.title], ...report.parts.flatMap((part) => [[''], [part.title], ...rowsOf(part)])]);
}

export function reportAsText(report: Report): string {
  const parts = report.parts.map((part) =>
    [part.title, '-'.repeat(part.title.length), ...rowsOf(part).map((row) => row.join(' | '))].join('\n'),
  );
  return [report.title, '='.repeat(report.title.length), report.about, ...parts].join('\n\n');
}

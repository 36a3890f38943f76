import type { Draft } from '../../../catalog/agent-desk/fields.ts';
import type {
  Cell,
  ChartPart,
  Column,
  Part,
  Row,
  TablePart,
  WrittenAs,
} from '../../../catalog/agent-desk/parts.ts';
import type { AgentResult } from '../../../catalog/agent-desk/result.ts';
import { writeAmount } from '../../../catalog/agent-desk/write-amount.ts';

/** A result with everything that a reader needs who was not there: what was asked, and how it was computed. */
export interface Report {
  readonly title: string;
  /** What was entered, as label and value. */
  readonly entered: readonly (readonly [label: string, value: string])[];
  /** What was entered as the work took it, for programs that want to run it again. */
  readonly input?: Draft;
  readonly result: AgentResult;
  readonly method: readonly string[];
  readonly sources: readonly string[];
  readonly limits: readonly string[];
  /** What a workbook says on its first sheet besides, each under its heading. */
  readonly notes?: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

export type TableOf = TablePart | ChartPart;

/** The columns of a table; a chart is its figures. */
export function columnsOf(part: TableOf): readonly Column[] {
  if (part.kind === 'table') return part.columns;
  return [
    { key: part.category.key, label: part.category.label, as: 'text' as const },
    ...part.series.map(({ key, label }) => ({ key, label, as: part.as })),
  ];
}

export function isTable(part: Part): part is TableOf {
  return part.kind === 'table' || part.kind === 'chart';
}

const figures: readonly WrittenAs[] = ['money', 'percent', 'number', 'whole', 'times'];

/** Figures stand at the right of their column, so that their digits do. */
export function isFigure(as: WrittenAs): boolean {
  return figures.includes(as);
}

/** A cell as it is read. A year that serves as a name keeps its digits together. */
export function cellText(cell: Cell | undefined, as: WrittenAs, currency?: string): string {
  if (as === 'text' && Number.isInteger(cell)) return String(cell);
  return writeAmount(cell ?? null, as, currency);
}

/** The rows that a document on paper holds, and a sentence when they are not all. */
export function someRows(rows: readonly Row[], most: number): { rows: readonly Row[]; cut?: string } {
  if (rows.length <= most) return { rows };
  return {
    rows: rows.slice(0, most),
    cut: `The first ${most} of ${rows.length.toLocaleString('en')} rows; the workbook and the csv file have all of them.`,
  };
}

/** A name that every system takes. */
export function fileNameOf(title: string, ending: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s_]+/g, '-')
    .toLowerCase()
    .slice(0, 60);
  return `${name || 'result'}.${ending}`;
}

import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, so that their digits lie under each other. */
  align?: 'start' | 'end';
  /** Left out on a phone. */
  wideOnly?: boolean;
}

export interface TableProps<Row> {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Stands in the place of rows when there are none. */
  empty?: ReactNode;
}

/** A part that scrolls must be reachable by keyboard, or what it hides is lost. */
const scrollable = 0;

/** Wider than its place, it scrolls within itself and can be scrolled by keyboard. */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: TableProps<Row>) {
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <section aria-label={caption} tabIndex={scrollable} className="overflow-x-auto rounded-medium">
      <table className="w-full border-collapse text-left text-small tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={`px-3 py-2 text-caption font-medium whitespace-nowrap text-ink-muted ${place(column)}`}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-b border-line transition-colors last:border-0 hover:bg-surface-raised"
            >
              {columns.map((column) => (
                <td key={column.key} className={`px-3 py-2.5 align-middle text-ink ${place(column)}`}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function place({ align, wideOnly }: { align?: 'start' | 'end'; wideOnly?: boolean }): string {
  return `${align === 'end' ? 'text-right' : ''} ${wideOnly === true ? 'hidden sm:table-cell' : ''}`;
}

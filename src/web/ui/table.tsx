import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import { type TableSort, TableSortButton } from './table-sort-button.tsx';

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, so that their digits lie under each other. */
  align?: 'start' | 'end';
  /** Left out on a phone. */
  wideOnly?: boolean;
  /** With `sort` and `onSort`, its header sorts. */
  sortable?: boolean;
}

export interface TableProps<Row> {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  /** Absent while they are being fetched: as many lines as `expected` stand in for them. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Stands in the place of rows when there are none. */
  empty?: ReactNode;
  expected?: number;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
}

/** A part that scrolls must be reachable by keyboard, or what it hides is lost. */
const scrollable = 0;

/** Wider than its place, it scrolls within itself and can be scrolled by keyboard. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  expected = 5,
  sort,
  onSort,
}: TableProps<Row>) {
  if (rows?.length === 0 && empty !== undefined) return empty;
  return (
    <section
      aria-label={caption}
      aria-busy={rows === undefined || undefined}
      tabIndex={scrollable}
      className="overflow-x-auto rounded-medium focus-visible:-outline-offset-2"
    >
      <table className="w-full border-collapse text-left text-small tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={sort?.key === column.key ? sort.direction : undefined}
                className={`px-3 py-2 text-caption font-medium whitespace-nowrap text-ink-muted ${place(column)}`}
              >
                {column.sortable === true && onSort !== undefined ? (
                  <TableSortButton column={column.key} sort={sort} onSort={onSort}>
                    {column.header}
                  </TableSortButton>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        {rows === undefined ? (
          <WaitingRows columns={columns} count={expected} />
        ) : (
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
        )}
      </table>
    </section>
  );
}

interface WaitingRowsProps {
  columns: readonly { key: string; align?: 'start' | 'end'; wideOnly?: boolean }[];
  count: number;
}

function WaitingRows({ columns, count }: WaitingRowsProps) {
  const lines = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <tbody aria-hidden>
      {lines.map((line) => (
        <tr key={line} className="border-b border-line last:border-0">
          {columns.map((column) => (
            <td key={column.key} className={`px-3 py-2.5 ${place(column)}`}>
              <Skeleton className={`h-5 w-full max-w-24 ${column.align === 'end' ? 'ml-auto' : ''}`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function place({ align, wideOnly }: { align?: 'start' | 'end'; wideOnly?: boolean }): string {
  return `${align === 'end' ? 'text-right' : ''} ${wideOnly === true ? 'hidden sm:table-cell' : ''}`;
}

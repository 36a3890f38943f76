import { ChartColumn, Table as TableIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { ChartFigure, ChartRow } from './chart-figure.ts';
import { Segmented } from './segmented.tsx';
import { Skeleton } from './skeleton.tsx';
import { Table } from './table.tsx';

// The library behind it is larger than the app without it. Without a network it may never come; the table needs nothing.
const ChartDrawing = lazyPart(async () => (await import('./chart-drawing.tsx')).ChartDrawing);

export interface ChartProps extends ChartFigure {
  /** What it shows, in words. */
  title: string;
  description?: ReactNode;
}

const swatches = [
  'bg-chart-1',
  'bg-chart-2',
  'bg-chart-3',
  'bg-chart-4',
  'bg-chart-5',
  'bg-chart-6',
] as const;

const views = [
  { value: 'chart', label: 'Chart', icon: <ChartColumn aria-hidden /> },
  { value: 'table', label: 'Table', icon: <TableIcon aria-hidden /> },
] as const;

/** A picture of figures, with the same figures as a table for whoever reads or listens. */
export function Chart({ title, description, ...figure }: ChartProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <figure className="grid gap-4">
      <div className="flex items-start justify-between gap-6">
        <figcaption className="min-w-0">
          <div className="text-body font-semibold text-ink">{title}</div>
          <span className="sr-only">The table view lists the figures.</span>
          {description === undefined ? null : (
            <div className="mt-0.5 text-small text-ink-muted">{description}</div>
          )}
        </figcaption>
        <Segmented iconsOnly label={`${title}: view`} options={views} value={view} onChange={setView} />
      </div>
      <div className="h-80 min-w-0">
        {view === 'chart' ? (
          <div className="flex h-full flex-col gap-3">
            <div aria-hidden className="min-h-0 flex-1">
              <ChartDrawing fallback={<Skeleton className="size-full" />} {...figure} />
            </div>
            <Legend {...figure} />
          </div>
        ) : (
          <div className="h-full overflow-y-auto">
            <FigureTable title={title} {...figure} />
          </div>
        )}
      </div>
    </figure>
  );
}

function Legend({ kind, rows, category, series }: ChartFigure) {
  const names =
    kind === 'pie' ? rows.map((row) => String(row[category.key] ?? '')) : series.map(({ label }) => label);
  if (names.length < 2) return null;
  return (
    <ul aria-hidden className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-caption text-ink-muted">
      {names.map((name, index) => (
        <li key={name} className="flex items-center gap-1.5">
          <span className={`size-2 rounded-full ${swatches[index % swatches.length]}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function FigureTable({ title, rows, category, series, format = plain }: ChartFigure & { title: string }) {
  return (
    <Table
      caption={title}
      rows={rows}
      rowKey={(row) => String(row[category.key])}
      columns={[
        { key: category.key, header: category.label, cell: (row: ChartRow) => row[category.key] ?? '' },
        ...series.map(({ key, label }) => ({
          key,
          header: label,
          align: 'end' as const,
          cell: (row: ChartRow) => {
            const value = row[key];
            return typeof value === 'number' ? format(value) : 'no figure';
          },
        })),
      ]}
    />
  );
}

function plain(value: number): string {
  return value.toLocaleString('en');
}

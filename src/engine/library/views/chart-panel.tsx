import { useState } from 'react';
import { ChartTable } from '../charts/chart-table.tsx';
import { type ChartType, ChartView } from '../charts/chart-view.tsx';
import type { Point } from '../charts/series.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';

interface ChartPanelProps {
  title: string;
  type: ChartType;
  nameLabel: string;
  valueLabel: string;
  points: readonly Point[];
  format: (value: number) => string;
  inOrder?: boolean;
}

/** A chart with its numbers one press away. */
export function ChartPanel({
  title,
  type,
  nameLabel,
  valueLabel,
  points,
  format,
  inOrder = false,
}: ChartPanelProps) {
  const [table, setTable] = useState(false);
  return (
    <Panel
      title={title}
      tools={
        <Button
          look="quiet"
          aria-label={table ? `Show the chart: ${title}` : `Show the numbers: ${title}`}
          onClick={() => setTable(!table)}
        >
          {table ? 'Show chart' : 'Show numbers'}
        </Button>
      }
    >
      {points.length === 0 ? (
        <p className="py-10 text-center text-muted">There is nothing to draw yet.</p>
      ) : table ? (
        <ChartTable
          caption={title}
          nameLabel={nameLabel}
          valueLabel={valueLabel}
          points={points}
          format={format}
        />
      ) : (
        <ChartView type={type} label={title} points={points} format={format} inOrder={inOrder} />
      )}
    </Panel>
  );
}

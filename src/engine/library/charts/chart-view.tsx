import { BarChart } from './bar-chart.tsx';
import { DonutChart } from './donut-chart.tsx';
import { LineChart } from './line-chart.tsx';
import type { Point } from './series.ts';

export type ChartType = 'bar' | 'line' | 'donut';

export const chartTypes: readonly { readonly type: ChartType; readonly label: string }[] = [
  { type: 'bar', label: 'Bar chart' },
  { type: 'line', label: 'Line chart' },
  { type: 'donut', label: 'Donut chart' },
];

export function ChartView({
  type,
  inOrder = false,
  ...chart
}: {
  type: ChartType;
  label: string;
  points: readonly Point[];
  format?: (value: number) => string;
  inOrder?: boolean;
}) {
  if (type === 'line') return <LineChart {...chart} />;
  return type === 'donut' ? <DonutChart {...chart} /> : <BarChart inOrder={inOrder} {...chart} />;
}

import type { Point } from './series.ts';

interface ChartTableProps {
  caption: string;
  nameLabel: string;
  valueLabel: string;
  points: readonly Point[];
  format?: (value: number) => string;
}

/** The numbers of a chart, for reading and copying. */
export function ChartTable({ caption, nameLabel, valueLabel, points, format = String }: ChartTableProps) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {nameLabel}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {valueLabel}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.label} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 pr-3 font-normal">
              {point.label}
            </th>
            <td className="py-1.5 text-right font-semibold tabular-nums">{format(point.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

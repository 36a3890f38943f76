/** One place on the axis: its name, and a figure for each series; null where there is none. */
export type ChartRow = Readonly<Record<string, string | number | null>>;

/** What a chart draws and its table lists. */
export interface ChartFigure {
  kind: 'line' | 'bar' | 'area' | 'pie';
  rows: readonly ChartRow[];
  /** The member of a row that names it. */
  category: { key: string; label: string };
  /** A pie shows the first. */
  series: readonly { key: string; label: string }[];
  /** How a figure is written. */
  format?: (value: number) => string;
  /** Bars and areas lie on each other. */
  stacked?: boolean;
}

import type { ChartPart } from '../../../../catalog/agent-desk/parts.ts';
import { seriesColour } from '../print-look.ts';
import { categoriesOf, drawCategoryAxis, drawValueAxis, shareOf } from './chart-frame.ts';
import { scaleOf, valueOf } from './chart-scale.ts';
import type { Flow } from './flow.ts';

export const linesHeight = 160;
const mostDots = 16;

interface Point {
  readonly index: number;
  readonly base: number;
  readonly value: number;
}

/** Values from left to right; where there is none, the line stops and starts again. */
export function layLines(flow: Flow, part: ChartPart, currency?: string): void {
  const scale = scaleOf(part);
  const names = categoriesOf(part);
  const plot = drawValueAxis(flow, part, scale, flow.y + 4, linesHeight, currency);
  const x = (index: number) =>
    plot.left + (names.length < 2 ? plot.width / 2 : 6 + (index / (names.length - 1)) * (plot.width - 12));
  const y = (value: number) => plot.top + plot.height * (1 - shareOf(scale, value));
  const isArea = part.chart === 'area';
  const stretches = stretchesOf(part, Math.max(0, scale.from));
  for (const { series, points } of isArea ? stretches.toReversed() : stretches) {
    const colour = seriesColour(series);
    const upper = points.map(({ index, value }) => [x(index), y(value)] as const);
    if (isArea) {
      const lower = points.map(({ index, base }) => [x(index), y(base)] as const).toReversed();
      flow.line([...upper, ...lower], { fill: colour, opacity: part.stacked ? 0.55 : 0.16 }, true);
    }
    flow.line(upper, { stroke: colour, width: 1.4 });
    if (names.length <= mostDots || points.length === 1)
      for (const [left, top] of upper) flow.circle(left, top, 2, { fill: colour });
  }
  flow.y = plot.top + plot.height + drawCategoryAxis(flow, names, plot, x);
}

/** Each series in pieces without a gap; stacked areas start where the one below ends. */
function stretchesOf(part: ChartPart, floor: number): { series: number; points: Point[] }[] {
  const sums = part.rows.map(() => 0);
  const isStacked = part.stacked === true && part.chart === 'area';
  return part.series.flatMap(({ key }, series) => {
    const stretches: Point[][] = [[]];
    for (const [index, row] of part.rows.entries()) {
      const value = valueOf(row, key);
      if (value === null) {
        stretches.push([]);
        continue;
      }
      const base = isStacked ? (sums[index] ?? 0) : floor;
      if (isStacked) sums[index] = base + value;
      stretches.at(-1)?.push({ index, base, value: isStacked ? base + value : value });
    }
    return stretches.filter((points) => points.length > 0).map((points) => ({ series, points }));
  });
}

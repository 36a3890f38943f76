import type { ChartPart } from '../../../../catalog/agent-desk/parts.ts';
import { printColours, seriesColour } from '../print-look.ts';
import { categoriesOf, chartText, drawCategoryAxis, drawValueAxis, shareOf } from './chart-frame.ts';
import { axisText, scaleOf, valueOf } from './chart-scale.ts';
import type { Flow } from './flow.ts';
import { contentWidth, sheet } from './sheet.ts';

const plotHeight = 150;
const rowHeight = 22;
const mostLyingRows = 20;
/** The share of its place that the bars of a category take. */
const filled = 0.66;

interface Bar {
  readonly category: number;
  readonly series: number;
  /** Where it stands in the place of its category, from 0 to 1, and how much of it. */
  readonly at: number;
  readonly size: number;
  readonly from: number;
  readonly to: number;
}

/** Beside each other, or on top of each other from zero both ways. */
export function barsOf(part: ChartPart): Bar[] {
  return part.rows.flatMap((row, category) => {
    let [above, below] = [0, 0];
    const size = filled / (part.stacked ? 1 : Math.max(1, part.series.length));
    return part.series.flatMap(({ key }, series): Bar[] => {
      const value = valueOf(row, key);
      if (value === null) return [];
      const at = (1 - filled) / 2 + (part.stacked ? 0 : series * size);
      if (!part.stacked) return [{ category, series, at, size, from: 0, to: value }];
      const from = value < 0 ? below : above;
      if (value < 0) below += value;
      else above += value;
      return [{ category, series, at, size, from, to: from + value }];
    });
  });
}

/** Long names of a few categories are read from lying bars. */
export function layBars(flow: Flow, part: ChartPart, currency?: string): void {
  const names = categoriesOf(part);
  const slot = (contentWidth - 40) / Math.max(1, names.length);
  const isLong = names.some((name) => flow.type.width(name, chartText.size) > slot * 1.6);
  if (isLong && names.length <= mostLyingRows) layLying(flow, part, names, currency);
  else layStanding(flow, part, names, currency);
}

export function heightOfBars(flow: Flow, part: ChartPart): number {
  const names = categoriesOf(part);
  const slot = (contentWidth - 40) / Math.max(1, names.length);
  const isLong = names.some((name) => flow.type.width(name, chartText.size) > slot * 1.6);
  return (isLong && names.length <= mostLyingRows ? names.length * rowHeight : plotHeight) + 30;
}

function layStanding(flow: Flow, part: ChartPart, names: readonly string[], currency?: string): void {
  const scale = scaleOf(part);
  const plot = drawValueAxis(flow, part, scale, flow.y + 4, plotHeight, currency);
  const slot = plot.width / Math.max(1, names.length);
  const y = (value: number) => plot.top + plot.height * (1 - shareOf(scale, value));
  for (const bar of barsOf(part)) {
    const [top, bottom] = [Math.min(y(bar.from), y(bar.to)), Math.max(y(bar.from), y(bar.to))];
    const left = plot.left + (bar.category + bar.at) * slot;
    flow.rect(left, top, Math.max(0.4, bar.size * slot - 0.6), Math.max(0.3, bottom - top), {
      fill: seriesColour(bar.series),
      round: part.stacked ? 0 : Math.min(1.5, bar.size * slot * 0.2),
    });
  }
  flow.y =
    plot.top + plot.height + drawCategoryAxis(flow, names, plot, (index) => plot.left + (index + 0.5) * slot);
}

function layLying(flow: Flow, part: ChartPart, names: readonly string[], currency?: string): void {
  const scale = scaleOf(part);
  const widest = Math.max(...names.map((name) => flow.type.width(name, chartText.size)));
  const inset = Math.min(widest, 170) + 10;
  const left = sheet.left + inset;
  const width = contentWidth - inset - 16;
  const top = flow.y + 4;
  const height = names.length * rowHeight;
  const x = (value: number) => left + width * shareOf(scale, value);
  for (const tick of scale.ticks) {
    flow.line(
      [
        [x(tick), top],
        [x(tick), top + height],
      ],
      {
        stroke: tick === 0 ? printColours.line : printColours.hairline,
        width: tick === 0 ? 0.9 : 0.6,
      },
    );
    flow.text(axisText(tick, part.as, scale, currency), x(tick), top + height + 11, {
      ...chartText,
      at: 'middle',
    });
  }
  for (const [index, name] of names.entries())
    flow.text(
      flow.type.shorten(name, inset - 10, chartText.size),
      left - 8,
      top + (index + 0.5) * rowHeight + 2.6,
      { size: chartText.size, colour: printColours.muted, at: 'end' },
    );
  for (const bar of barsOf(part)) {
    const start = Math.min(x(bar.from), x(bar.to));
    flow.rect(
      start,
      top + (bar.category + bar.at) * rowHeight,
      Math.max(0.3, Math.abs(x(bar.to) - x(bar.from))),
      Math.max(0.4, bar.size * rowHeight - 0.6),
      { fill: seriesColour(bar.series), round: part.stacked ? 0 : 1.5 },
    );
  }
  flow.y = top + height + 16;
}

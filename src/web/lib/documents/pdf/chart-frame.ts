import type { ChartPart } from '../../../../catalog/agent-desk/parts.ts';
import { printColours, seriesColour } from '../print-look.ts';
import { cellText } from '../report.ts';
import { axisText, type Scale } from './chart-scale.ts';
import type { Flow } from './flow.ts';
import { contentWidth, sheet } from './sheet.ts';

/** Where the values are drawn, and how a value becomes a place. */
export interface Plot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scale: Scale;
}

export const chartText = { size: 7.5, colour: printColours.faint } as const;
const axisGap = 8;

export function shareOf(scale: Scale, value: number): number {
  return (value - scale.from) / (scale.to - scale.from);
}

export function categoriesOf(part: ChartPart): string[] {
  return part.rows.map((row) => cellText(row[part.category.key], 'text').replace(/\s+/g, ' '));
}

/** Names of the series with their colours, in as many lines as they need. Returns its height. */
export function drawLegend(
  flow: Flow,
  names: readonly string[],
  left: number,
  width: number,
  top: number,
): number {
  const line = 13;
  let [x, y] = [left, top];
  for (const [index, name] of names.entries()) {
    const text = flow.type.shorten(name, width - 16, chartText.size);
    const wide = flow.type.width(text, chartText.size) + 28;
    if (x > left && x + wide - 14 > left + width) {
      x = left;
      y += line;
    }
    flow.rect(x, y + 1.5, 7.5, 7.5, { fill: seriesColour(index), round: 2 });
    flow.text(text, x + 12, y + 8, { size: chartText.size, colour: printColours.muted });
    x += wide;
  }
  return y + line - top;
}

/** Lines across at round values, with the values at their left. Returns what is left for the drawing. */
export function drawValueAxis(
  flow: Flow,
  { as }: ChartPart,
  scale: Scale,
  top: number,
  height: number,
  currency?: string,
): Plot {
  const labels = scale.ticks.map((tick) => axisText(tick, as, scale, currency));
  const inset = Math.max(...labels.map((label) => flow.type.width(label, chartText.size))) + axisGap;
  const plot = { left: sheet.left + inset, top, width: contentWidth - inset, height, scale };
  for (const [index, tick] of scale.ticks.entries()) {
    const y = top + height * (1 - shareOf(scale, tick));
    flow.line(
      [
        [plot.left, y],
        [plot.left + plot.width, y],
      ],
      {
        stroke: tick === 0 ? printColours.line : printColours.hairline,
        width: tick === 0 ? 0.9 : 0.6,
      },
    );
    flow.text(labels[index] ?? '', plot.left - axisGap, y + 2.6, { ...chartText, at: 'end' });
  }
  return plot;
}

/** Names below the places they belong to: all of them where they fit in two lines, else every second, third … */
export function drawCategoryAxis(
  flow: Flow,
  names: readonly string[],
  plot: Plot,
  xOf: (index: number) => number,
): number {
  const slot = plot.width / Math.max(1, names.length);
  const widest = Math.max(0, ...names.map((name) => flow.type.width(name, chartText.size)));
  const inTwoLines = names.every((name) => flow.type.wrap(name, slot - 4, chartText.size).length <= 2);
  const areWhole = names.every((name) =>
    name.split(' ').every((word) => flow.type.width(word, chartText.size) <= slot - 4),
  );
  const everyName = slot >= widest + 6 || (inTwoLines && areWhole);
  const step = everyName ? 1 : Math.max(1, Math.ceil((Math.min(widest, 90) + 12) / slot));
  const line = 9.5;
  let lines = 1;
  for (let index = 0; index < names.length; index += step) {
    const name = names[index] ?? '';
    const texts = everyName
      ? flow.type.wrap(name, slot - 4, chartText.size)
      : [flow.type.shorten(name, Math.max(slot * step - 8, 20), chartText.size)];
    lines = Math.max(lines, texts.length);
    for (const [at, text] of texts.entries()) {
      // Names at both ends stay inside of the page.
      const half = flow.type.width(text, chartText.size) / 2;
      const x = Math.min(Math.max(xOf(index), sheet.left + half), sheet.left + contentWidth - half);
      flow.text(text, x, plot.top + plot.height + 14 + at * line, { ...chartText, at: 'middle' });
    }
  }
  return 9 + lines * line;
}

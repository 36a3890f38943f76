import type { ChartPart } from '../../../../catalog/agent-desk/parts.ts';
import { printColours, seriesColour } from '../print-look.ts';
import { categoriesOf, chartText } from './chart-frame.ts';
import { valueOf } from './chart-scale.ts';
import { type Flow, n } from './flow.ts';
import { contentWidth, sheet } from './sheet.ts';

const radius = 62;
const hole = 34;
const line = 14;
const mostNames = 16;

export const pieHeight = 2 * radius + 16;

/** Shares of a whole, largest names beside it. Only what is above zero has a share. */
export function layPie(flow: Flow, part: ChartPart): void {
  const [first] = part.series;
  const slices = categoriesOf(part)
    .map((name, index) => ({ name, value: valueOf(part.rows[index] ?? {}, first?.key ?? '') ?? 0 }))
    .filter(({ value }) => value > 0);
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const [x, y] = [sheet.left + radius + 20, flow.y + radius + 6];
  let turned = 0;
  for (const [index, { value }] of slices.entries()) {
    const share = value / total;
    drawSlice(flow, x, y, turned, share, seriesColour(index));
    turned += share;
  }
  flow.circle(x, y, hole, { fill: printColours.paper });
  const named = slices.slice(0, mostNames);
  const perColumn = Math.ceil(named.length / (named.length > 8 ? 2 : 1));
  const left = x + radius + 34;
  const width = (contentWidth - (left - sheet.left)) / (named.length > 8 ? 2 : 1);
  for (const [index, { name, value }] of named.entries()) {
    const column = left + Math.floor(index / perColumn) * width;
    const top = y - (perColumn * line) / 2 + (index % perColumn) * line;
    const share = `${((value / total) * 100).toLocaleString('en', { maximumFractionDigits: 1 })} %`;
    flow.rect(column, top + 2, 7.5, 7.5, { fill: seriesColour(index), round: 2 });
    flow.shortText(name, column + 13, top + 8.8, width - 70, { size: 8, colour: printColours.muted });
    flow.text(share, column + width - 16, top + 8.8, { ...chartText, size: 8, at: 'end' });
  }
  flow.y += pieHeight;
}

function drawSlice(flow: Flow, x: number, y: number, turned: number, share: number, colour: string): void {
  if (share > 0.9999) return flow.circle(x, y, radius, { fill: colour });
  const place = (turn: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
  };
  const isLarge = share > 0.5 ? 1 : 0;
  return flow.path(
    `M${n(x)} ${n(y)}L${place(turned)}A${radius} ${radius} 0 ${isLarge} 1 ${place(turned + share)}Z`,
    { fill: colour, stroke: printColours.paper, width: 1 },
  );
}

import type { ChartPart } from '../../../../catalog/agent-desk/parts.ts';
import { printColours } from '../print-look.ts';
import { cellText, columnsOf, isFigure } from '../report.ts';
import { heightOfBars, layBars } from './chart-bars.ts';
import { drawLegend } from './chart-frame.ts';
import { layLines, linesHeight } from './chart-lines.ts';
import { layPie, pieHeight } from './chart-pie.ts';
import type { Flow } from './flow.ts';
import { contentWidth, sheet } from './sheet.ts';
import { layTable } from './table.ts';

/** So many rows of numbers stand below a chart; of more, every second, third … */
const mostNumbers = 40;
const legendHeight = 20;
/** Names of at most so many letters leave room for another block beside them. */
const shortName = 14;

export function heightOfChart(flow: Flow, part: ChartPart): number {
  if (part.chart === 'pie') return pieHeight;
  const legend = part.series.length > 1 ? legendHeight : 0;
  return legend + (part.chart === 'bar' ? heightOfBars(flow, part) : linesHeight + 30);
}

/** The picture, and below it its numbers. */
export function layChart(flow: Flow, part: ChartPart, currency?: string): void {
  flow.need(heightOfChart(flow, part));
  if (part.rows.length > 0) {
    if (part.chart !== 'pie' && part.series.length > 1) {
      const names = part.series.map(({ label }) => label);
      flow.y += drawLegend(flow, names, sheet.left, contentWidth, flow.y) + 4;
    }
    if (part.chart === 'pie') layPie(flow, part);
    else if (part.chart === 'bar') layBars(flow, part, currency);
    else layLines(flow, part, currency);
    flow.y += 8;
  }
  if (part.note !== undefined) flow.prose(part.note, { size: 8.5, colour: printColours.faint });
  layNumbers(flow, part, currency);
}

function layNumbers(flow: Flow, part: ChartPart, currency?: string): void {
  const columns = columnsOf(part);
  const step = Math.ceil(part.rows.length / mostNumbers);
  const rows = step <= 1 ? part.rows : part.rows.filter((_, index) => index % step === 0);
  const areShort = rows.every((row) => cellText(row[part.category.key], 'text').length <= shortName);
  const beside = areShort ? blocksBeside(columns.length, rows.length) : 1;
  const perBlock = Math.ceil(rows.length / beside);
  const blocks = Array.from({ length: beside }, (_, block) =>
    rows.slice(block * perBlock, (block + 1) * perBlock),
  );
  // An empty column keeps the blocks apart.
  const apart = { label: '' };
  layTable(
    flow,
    blocks.flatMap((_, index) => [
      ...(index === 0 ? [] : [apart]),
      ...columns.map(({ label, as }) => ({ label, isFigure: isFigure(as) })),
    ]),
    (blocks[0] ?? []).map((_, line) =>
      blocks.flatMap((block, index) => {
        const row = block[line];
        const cells = columns.map(({ key, as }) =>
          row === undefined ? '' : cellText(row[key], as, currency),
        );
        return [...(index === 0 ? [] : ['']), ...cells];
      }),
    ),
  );
  if (step > 1) {
    flow.y += 6;
    flow.prose(`One row in ${step} is shown; the workbook and the csv file have all of them.`, {
      size: 8.5,
      colour: printColours.faint,
    });
  }
}

/** Long and narrow tables are set in blocks beside each other, as in a newspaper. */
function blocksBeside(columns: number, rows: number): number {
  if (rows <= 8) return 1;
  if (columns === 2) return rows > 20 ? 3 : 2;
  return columns === 3 && rows > 12 ? 2 : 1;
}

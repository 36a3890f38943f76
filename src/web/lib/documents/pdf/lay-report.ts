import type { Part } from '../../../../catalog/agent-desk/parts.ts';
import { printColours } from '../print-look.ts';
import { cellText, isFigure, type Report, someRows } from '../report.ts';
import { layCards } from './cards.ts';
import { heightOfChart, layChart } from './chart.ts';
import { drawingScale, layDrawing } from './drawing.ts';
import { layFigures } from './figures.ts';
import { baseline, type Flow } from './flow.ts';
import { layDocument, layList } from './prose-blocks.ts';
import { contentHeight, contentWidth, sheet } from './sheet.ts';
import { layTable } from './table.ts';
import { layTimeline } from './timeline.ts';

const mostRows = 1_000;
const titleHeight = 26;

/** The whole report from its title to its limits. */
export function layReport(flow: Flow, report: Report, day: string): void {
  const { result } = report;
  flow.prose(report.title, { size: 23, face: 'bold', leading: 1.2, after: 4 });
  flow.prose(day, { colour: printColours.faint, after: 12 });
  flow.prose(result.summary, { size: 12.5, leading: 1.45, after: 10 });
  layWarnings(flow, result.warnings ?? []);
  for (const [at, part] of result.parts.entries()) {
    // Parts of one section, such as a text and its table, share the title.
    if (part.title === result.parts[at - 1]?.title) flow.skip(6);
    else layTitle(flow, part.title, leastHeight(flow, part));
    layPart(flow, part, result.currency);
  }
  if (report.entered.length > 0) {
    layTitle(flow, 'What was entered', 40);
    const columns = [{ label: '', colour: printColours.faint }, { label: '' }];
    layTable(
      flow,
      columns,
      report.entered.map(([label, value]) => [label, value]),
      false,
    );
  }
  if (report.method.length > 0) {
    layTitle(flow, 'How it was computed', 40);
    for (const paragraph of report.method) flow.prose(paragraph);
  }
  for (const [title, items] of [
    ['Sources', report.sources],
    ['What it does not know', report.limits],
  ] as const) {
    if (items.length === 0) continue;
    layTitle(flow, title, 40);
    layList(flow, items);
  }
  if (flow.type.lacksSigns)
    flow.prose(
      'Characters that this document’s typeface does not have stand as “?”. The Word document has them.',
      {
        size: 8.5,
        colour: printColours.faint,
      },
    );
}

/** A title stays with the start of what it names. */
function layTitle(flow: Flow, title: string, below: number): void {
  flow.skip(16);
  flow.need(titleHeight + below);
  flow.prose(title, { size: 13, face: 'bold', leading: 1.3, after: 6 });
}

function leastHeight(flow: Flow, part: Part): number {
  switch (part.kind) {
    case 'chart':
      return Math.min(contentHeight - titleHeight, heightOfChart(flow, part));
    case 'drawing':
      return Math.min(contentHeight - titleHeight, part.height * drawingScale(part) + 20);
    case 'document':
      return 40;
    default:
      return 80;
  }
}

function layPart(flow: Flow, part: Part, currency?: string): void {
  switch (part.kind) {
    case 'figures':
      return layFigures(flow, part, currency);
    case 'chart':
      return layChart(flow, part, currency);
    case 'document':
      return layDocument(flow, part);
    case 'cards':
      return layCards(flow, part);
    case 'drawing':
      return layDrawing(flow, part);
    case 'timeline':
      return layTimeline(flow, part);
    case 'table': {
      const { rows, cut } = someRows(part.rows, mostRows);
      layTable(
        flow,
        part.columns.map(({ label, as }) => ({ label, isFigure: isFigure(as), isUnbroken: as === 'date' })),
        rows.map((row) => part.columns.map(({ key, as }) => cellText(row[key], as, currency))),
      );
      flow.y += 6;
      for (const note of [part.note, cut])
        if (note !== undefined) flow.prose(note, { size: 8.5, colour: printColours.faint });
    }
  }
}

/** What to know before relying on it, marked with a line at its side that follows over pages. */
function layWarnings(flow: Flow, warnings: readonly string[]): void {
  if (warnings.length === 0) return;
  const inset = 12;
  const size = 9.5;
  const lineHeight = size * 1.5;
  flow.skip(2);
  const lines = [
    { text: 'Before you rely on it', face: 'bold' as const },
    ...warnings.flatMap((warning) =>
      flow.type
        .wrap(warning, contentWidth - 2 * inset, size)
        .map((text) => ({ text, face: 'regular' as const })),
    ),
  ];
  const padding = 6;
  flow.need(padding + 3 * lineHeight);
  for (const [index, { text, face }] of lines.entries()) {
    const above = index === 0 ? padding : 0;
    const below = index === lines.length - 1 ? padding : 0;
    flow.need(lineHeight + below);
    const height = above + lineHeight + below;
    flow.rect(sheet.left, flow.y - 0.2, contentWidth, height + 0.4, { fill: printColours.warnSurface });
    flow.rect(sheet.left, flow.y - 0.2, 2.5, height + 0.4, { fill: printColours.warn });
    const y = flow.y + above + (lineHeight - size) / 2 + size * baseline;
    flow.text(text, sheet.left + inset, y, { size, face });
    flow.y += height;
  }
  flow.y += 8;
}

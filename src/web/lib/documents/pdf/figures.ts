import type { FiguresPart } from '../../../../catalog/agent-desk/parts.ts';
import { printColours, toneColour } from '../print-look.ts';
import { cellText } from '../report.ts';
import { firstLines } from './first-lines.ts';
import { baseline, type Flow } from './flow.ts';
import { contentWidth, sheet } from './sheet.ts';

const gap = 10;
const inset = 11;
const labelSize = 8;
const labelLine = 11;
const valueSize = 15;
const smallestValue = 9;
const valueLine = 20;

/** Tiles, three or four to a row: what it is, the figure, and what it is held against. */
export function layFigures(flow: Flow, part: FiguresPart, currency?: string): void {
  const { figures } = part;
  const perRow =
    figures.length % 3 === 0 || figures.length < 4 ? Math.min(3, Math.max(2, figures.length)) : 4;
  const width = (contentWidth - gap * (perRow - 1)) / perRow;
  const inner = width - 2 * inset;
  for (let start = 0; start < figures.length; start += perRow) {
    const tiles = figures.slice(start, start + perRow).map((figure) => ({
      label: firstLines(flow.type.wrap(figure.label, inner, labelSize), 3),
      value: valueLines(flow, cellText(figure.value, figure.as, currency), inner),
      against:
        figure.against === undefined ? [] : firstLines(flow.type.wrap(figure.against, inner, labelSize), 3),
      colour: toneColour(figure.tone),
    }));
    const labels = Math.max(...tiles.map(({ label }) => label.length)) * labelLine;
    const values = Math.max(...tiles.map(({ value }) => value.lines.length * value.height));
    const againsts = Math.max(...tiles.map(({ against }) => against.length)) * labelLine;
    const height = labels + values + againsts + 2 * inset - 1;
    flow.need(height);
    for (const [index, tile] of tiles.entries()) {
      const left = sheet.left + index * (width + gap);
      flow.rect(left, flow.y, width, height, { stroke: printColours.line, width: 0.7, round: 5 });
      const lines = (texts: readonly string[], from: number, line: number, size: number) =>
        texts.map((text, at) => ({
          text,
          y: flow.y + inset + from + at * line + (line - size) / 2 + size * baseline,
        }));
      for (const { text, y } of lines(tile.label, 0, labelLine, labelSize))
        flow.text(text, left + inset, y, { size: labelSize, colour: printColours.faint });
      for (const { text, y } of lines(tile.value.lines, labels, tile.value.height, tile.value.size))
        flow.text(text, left + inset, y, { size: tile.value.size, face: 'bold', colour: tile.colour });
      for (const { text, y } of lines(tile.against, labels + values, labelLine, labelSize))
        flow.text(text, left + inset, y, { size: labelSize, colour: printColours.faint });
    }
    flow.y += height + gap;
  }
}

/** A figure in one line, smaller where it must be; words in as many as three. */
function valueLines(flow: Flow, text: string, width: number) {
  const size = Math.max(
    smallestValue,
    Math.min(valueSize, (valueSize * width) / flow.type.width(text, valueSize, 'bold')),
  );
  if (flow.type.width(text, size, 'bold') <= width + 0.1) return { lines: [text], size, height: valueLine };
  return {
    lines: firstLines(flow.type.wrap(text, width, smallestValue, 'bold'), 3),
    size: smallestValue,
    height: 13,
  };
}

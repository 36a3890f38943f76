import { printColours } from '../print-look.ts';
import { firstLines } from './first-lines.ts';
import { baseline, type Flow } from './flow.ts';
import { contentHeight, contentWidth, sheet } from './sheet.ts';
import type { Face, Typeface } from './typeface.ts';

export interface PaperColumn {
  readonly label: string;
  /** Figures stand at the right. */
  readonly isFigure?: boolean;
  /** What is short and read as one, such as a day, is not broken; nor are figures. */
  readonly isUnbroken?: boolean;
  readonly colour?: string;
}

interface Measured {
  readonly column: PaperColumn;
  /** Where the values are in their rows. */
  readonly at: number;
  /** The narrowest that breaks no word, and what it would take in one line. */
  readonly least: number;
  readonly most: number;
}

const size = 8.5;
const headSize = 8;
const lineHeight = 11.5;
const padding = 4.5;
const gutter = 14;
const widestWord = 110;
/** The head stands on every page and must leave it to the rows. */
const mostHeadLines = 4;
const measuredRows = 300;

/** A table over as many pages as it takes, its head on each. One that is too wide goes on below with its first column again. */
export function layTable(
  flow: Flow,
  columns: readonly PaperColumn[],
  rows: readonly (readonly string[])[],
  hasHead = true,
): void {
  const measured = columns.map((column, at) => measure(flow.type, column, at, rows, hasHead));
  for (const [index, group] of groupsOf(measured).entries()) {
    if (index > 0) flow.skip(12);
    layGroup(flow, group, rows, hasHead);
  }
}

function faceOf({ isFigure = false }: PaperColumn): Face {
  return isFigure ? 'figures' : 'regular';
}

function measure(
  type: Typeface,
  column: PaperColumn,
  at: number,
  rows: readonly (readonly string[])[],
  hasHead: boolean,
): Measured {
  const face = faceOf(column);
  const wordsOf = (text: string) => text.split(/\s+/).slice(0, 200);
  let least = hasHead
    ? Math.max(...wordsOf(column.label).map((word) => type.width(word, headSize, 'bold')))
    : 0;
  let most = hasHead ? type.width(column.label, headSize, 'bold') : 0;
  for (const row of rows.slice(0, measuredRows)) {
    const text = (row[at] ?? '').slice(0, 400);
    const wide = type.width(text, size, face);
    most = Math.max(most, wide);
    const words = column.isFigure || column.isUnbroken ? [text] : wordsOf(text);
    for (const word of words) least = Math.max(least, type.width(word, size, face));
  }
  return { column, at, least: Math.min(least, widestWord) + gutter, most: most + gutter };
}

/** Columns that fit beside each other; the first stands in every group, because it names the rows. */
function groupsOf(columns: readonly Measured[]): Measured[][] {
  const [first, ...others] = columns;
  if (first === undefined) return [];
  const groups: Measured[][] = [[first]];
  let used = first.least;
  for (const column of others) {
    if (used + column.least > contentWidth + gutter && (groups.at(-1)?.length ?? 0) > 1) {
      groups.push([first]);
      used = first.least;
    }
    groups.at(-1)?.push(column);
    used += column.least;
  }
  return groups;
}

function widthsOf(group: readonly Measured[]): number[] {
  const sum = (of: (column: Measured) => number) => group.reduce((total, column) => total + of(column), 0);
  const least = sum((column) => column.least);
  const most = sum((column) => column.most);
  const place = contentWidth + gutter;
  if (most <= place) {
    // A number that leads a row stays at its edge; the other columns share what is left.
    const isFixed = (index: number) => index === 0 && group.length > 1 && group[0]?.column.isFigure === true;
    const growing = group.reduce((total, column, index) => total + (isFixed(index) ? 0 : column.most), 0);
    return group.map((column, index) => column.most * (isFixed(index) ? 1 : 1 + (place - most) / growing));
  }
  const wanted = most - least;
  return group.map(
    (column) => column.least + (wanted === 0 ? 0 : ((place - least) * (column.most - column.least)) / wanted),
  );
}

function layGroup(
  flow: Flow,
  group: readonly Measured[],
  rows: readonly (readonly string[])[],
  hasHead: boolean,
): void {
  const widths = widthsOf(group);
  const linesOf = (text: string, index: number, of: number, face: Face) =>
    flow.type.wrap(text, Math.max(20, (widths[index] ?? 0) - gutter), of, face);
  const heads = group.map(({ column }, index) =>
    firstLines(linesOf(column.label, index, headSize, 'bold'), mostHeadLines),
  );
  const headHeight = hasHead ? Math.max(...heads.map((lines) => lines.length)) * lineHeight + 2 * padding : 0;
  const drawHead = () => {
    if (!hasHead) return;
    drawLines(flow, group, widths, heads, { size: headSize, face: 'bold', colour: printColours.faint });
    flow.y += headHeight;
    flow.rule(flow.y, printColours.line, 0.8);
  };
  flow.need(headHeight + lineHeight + 2 * padding);
  drawHead();
  for (const row of rows) {
    let cells = group.map(({ column, at }, index) => linesOf(row[at] ?? '', index, size, faceOf(column)));
    for (;;) {
      const lines = Math.max(1, ...cells.map((cell) => cell.length));
      const height = lines * lineHeight + 2 * padding;
      if (height > flow.room && (height <= contentHeight - headHeight || flow.room < 6 * lineHeight)) {
        flow.breakPage();
        drawHead();
      }
      // Only a row that is higher than a page is cut.
      const fits = Math.max(1, Math.min(lines, Math.floor((flow.room - 2 * padding) / lineHeight)));
      drawLines(
        flow,
        group,
        widths,
        cells.map((cell) => cell.slice(0, fits)),
      );
      flow.y += fits * lineHeight + 2 * padding;
      flow.rule(flow.y);
      if (fits >= lines) break;
      cells = cells.map((cell) => cell.slice(fits));
      flow.breakPage();
      drawHead();
    }
  }
}

function drawLines(
  flow: Flow,
  group: readonly Measured[],
  widths: readonly number[],
  cells: readonly (readonly string[])[],
  head?: { size: number; face: Face; colour: string },
): void {
  let left: number = sheet.left;
  for (const [index, { column }] of group.entries()) {
    const width = (widths[index] ?? 0) - gutter;
    for (const [line, text] of (cells[index] ?? []).entries()) {
      const y = flow.y + padding + line * lineHeight + (lineHeight - size) / 2 + size * baseline;
      flow.text(text, column.isFigure ? left + width : left, y, {
        size,
        face: faceOf(column),
        ...(column.colour === undefined ? {} : { colour: column.colour }),
        at: column.isFigure ? 'end' : 'start',
        ...head,
      });
    }
    left += width + gutter;
  }
}

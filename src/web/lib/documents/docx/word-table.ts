import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  VerticalAlign,
  WidthType,
} from 'docx';
import { printColours } from '../print-look.ts';
import { runs, wordColour } from './paragraphs.ts';

export interface WordColumn {
  readonly label: string;
  readonly isFigure?: boolean;
  /** Its share of the width beside the others. */
  readonly share?: number;
}

export interface WordCell {
  readonly text: string;
  readonly bold?: boolean;
  readonly colour?: string;
  /** The ground of the cell as `#rrggbb`. */
  readonly ground?: string | undefined;
}

/** The text's width on A4 with its margins, in twentieths of a point. */
export const textWidth = 9_638;
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const hairline = { style: BorderStyle.SINGLE, size: 4, color: wordColour(printColours.line) } as const;

/** A real table whose head comes again on every page. */
export function wordTable(
  columns: readonly WordColumn[],
  rows: readonly (readonly WordCell[])[],
  hasHead = true,
): Table {
  const shares = columns.map(({ share = 1 }) => share);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => Math.floor((textWidth * share) / total));
  const cell = (content: WordCell, column: number) =>
    new TableCell({
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      verticalAlign: VerticalAlign.TOP,
      margins: { top: 60, bottom: 60, left: column === 0 ? 0 : 100, right: 100 },
      ...(content.ground === undefined
        ? {}
        : { shading: { type: ShadingType.CLEAR, color: 'auto', fill: wordColour(content.ground) } }),
      children: [
        new Paragraph({
          alignment: columns[column]?.isFigure ? AlignmentType.RIGHT : AlignmentType.LEFT,
          children: runs(content.text, { size: 19, ...content }),
        }),
      ],
    });
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(({ label }, index) =>
      cell({ text: label, bold: true, colour: printColours.faint }, index),
    ),
  });
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    borders: {
      top: none,
      left: none,
      right: none,
      insideVertical: none,
      bottom: hairline,
      insideHorizontal: hairline,
    },
    rows: [...(hasHead ? [head] : []), ...rows.map((row) => new TableRow({ children: row.map(cell) }))],
  });
}

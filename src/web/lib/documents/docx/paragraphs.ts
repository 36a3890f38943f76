import { BorderStyle, HeadingLevel, Paragraph, TextRun } from 'docx';
import { boxOf } from '../list-boxes.ts';
import { printColours } from '../print-look.ts';

/** The names of the two lists in the document's numbering. */
export const listNames = { numbered: 'numbered', bullets: 'bullets' } as const;

interface RunLook {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly colour?: string;
  /** In half points. */
  readonly size?: number;
}

/** Word takes colours without their sign. */
export function wordColour(hex: string): string {
  return hex.replace('#', '');
}

/** Text with its line breaks. */
export function runs(text: string, { bold, italics, colour, size }: RunLook = {}): TextRun[] {
  return text.split(/\r\n|\r|\n/).map(
    (line, index) =>
      new TextRun({
        text: line,
        ...(index > 0 ? { break: 1 } : {}),
        ...(bold ? { bold } : {}),
        ...(italics ? { italics } : {}),
        ...(size === undefined ? {} : { size }),
        ...(colour === undefined ? {} : { color: wordColour(colour) }),
      }),
  );
}

export function paragraph(text: string, look: RunLook = {}): Paragraph {
  return new Paragraph({ children: runs(text, look), spacing: { after: 120 } });
}

export function note(text: string): Paragraph {
  return new Paragraph({
    children: runs(text, { colour: printColours.faint, size: 18 }),
    spacing: { before: 80, after: 120 },
  });
}

export function heading(text: string, level: 1 | 2 | 3): Paragraph {
  const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;
  return new Paragraph({ heading: levels[level], children: runs(text), keepNext: true });
}

/** Every numbered list counts from one: `instance` tells them apart. */
export function listItems(items: readonly string[], instance?: number): Paragraph[] {
  return items.map(
    (item) =>
      new Paragraph({
        children: runs(item),
        spacing: { after: 60 },
        ...(instance === undefined && boxOf(item).box !== undefined
          ? // A box to tick is its own sign.
            { indent: { left: 400, hanging: 300 } }
          : {
              numbering:
                instance === undefined
                  ? { reference: listNames.bullets, level: 0 }
                  : { reference: listNames.numbered, level: 0, instance },
            }),
      }),
  );
}

export function quote(text: string, source?: string): Paragraph {
  return new Paragraph({
    children: [
      ...runs(text, { italics: true, colour: printColours.muted }),
      ...(source === undefined ? [] : runs(`\n– ${source}`, { colour: printColours.faint })),
    ],
    indent: { left: 360 },
    spacing: { after: 120 },
    border: {
      left: { style: BorderStyle.SINGLE, size: 12, space: 10, color: wordColour(printColours.line) },
    },
  });
}

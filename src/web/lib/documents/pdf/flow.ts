import type { PDFDocument, PDFPage } from 'pdf-lib';
import { rgb } from 'pdf-lib';
import { printColours } from '../print-look.ts';
import { contentWidth, sheet } from './sheet.ts';
import type { Face, Typeface } from './typeface.ts';

export interface Look {
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly width?: number;
  readonly dashed?: boolean;
  /** Of the fill. */
  readonly opacity?: number;
}

export interface TextLook {
  readonly size?: number;
  readonly face?: Face;
  readonly colour?: string;
  readonly at?: 'start' | 'middle' | 'end';
}

export interface ProseLook {
  readonly size?: number;
  readonly face?: Face;
  readonly colour?: string;
  /** Height of a line as a multiple of the size. */
  readonly leading?: number;
  readonly left?: number;
  readonly width?: number;
  readonly after?: number;
}

export const bodySize = 9.5;
const bodyLeading = 1.5;
/** How far below the top of its line the foot of a letter stands, as a share of the size. */
export const baseline = 0.76;

/** Pages that fill from the top. What is drawn names places from the left and the top of the page. */
export class Flow {
  y: number = sheet.top;
  readonly type: Typeface;
  readonly #document: PDFDocument;
  #page: PDFPage;

  constructor(document: PDFDocument, type: Typeface) {
    this.#document = document;
    this.type = type;
    this.#page = document.addPage([sheet.width, sheet.height]);
  }

  get room(): number {
    return sheet.bottom - this.y;
  }

  get isAtTop(): boolean {
    return this.y <= sheet.top;
  }

  breakPage(): void {
    this.#page = this.#document.addPage([sheet.width, sheet.height]);
    this.y = sheet.top;
  }

  /** Draws on a page that is there already. */
  turnTo(index: number): void {
    this.#page = this.#document.getPage(index);
  }

  /** Goes to a new page unless so much is left on this one. */
  need(height: number): void {
    if (this.room < height && !this.isAtTop) this.breakPage();
  }

  skip(height: number): void {
    if (!this.isAtTop) this.y += height;
  }

  text(text: string, x: number, y: number, look: TextLook = {}): void {
    const { size = bodySize, face = 'regular', colour = printColours.ink, at = 'start' } = look;
    const width = at === 'start' ? 0 : this.type.width(text, size, face);
    let left = x - (at === 'end' ? width : at === 'middle' ? width / 2 : 0);
    for (const run of this.type.runs(text, face)) {
      this.#page.drawText(run.text, {
        x: left,
        y: sheet.height - y,
        size,
        font: run.font,
        color: colourOf(colour),
      });
      left += run.font.widthOfTextAtSize(run.text, size);
    }
  }

  /** A line of text that is cut with dots where it is wider than its place. */
  shortText(text: string, x: number, y: number, width: number, look: TextLook = {}): void {
    this.text(this.type.shorten(text, width, look.size ?? bodySize, look.face), x, y, look);
  }

  /** Text in lines from here down, over as many pages as it takes. */
  prose(text: string, look: ProseLook = {}): void {
    const {
      size = bodySize,
      face = 'regular',
      colour = printColours.ink,
      leading = bodyLeading,
      after = 6,
    } = look;
    const height = size * leading;
    const lines = this.type.wrap(text, look.width ?? contentWidth, size, face);
    for (const [index, line] of lines.entries()) {
      // Neither the first nor the last line of a paragraph stands alone on a page.
      const together = index === 0 || index === lines.length - 2 ? Math.min(2, lines.length - index) : 1;
      this.need(height * together);
      this.text(line, look.left ?? sheet.left, this.y + (height - size) / 2 + size * baseline, {
        size,
        face,
        colour,
      });
      this.y += height;
    }
    this.y += after;
  }

  path(svg: string, { fill, stroke, width = 1, dashed = false, opacity = 1 }: Look): void {
    this.#page.drawSvgPath(svg, {
      x: 0,
      y: sheet.height,
      ...(fill === undefined ? {} : { color: colourOf(fill), opacity }),
      ...(stroke === undefined ? {} : { borderColor: colourOf(stroke), borderWidth: width }),
      ...(dashed ? { borderDashArray: [4, 3] } : {}),
    });
  }

  rect(x: number, y: number, width: number, height: number, look: Look & { round?: number }): void {
    const radius = Math.max(0, Math.min(look.round ?? 0, width / 2, height / 2));
    const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius];
    const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`);
    this.path(
      `M${n(x + r)} ${n(y)}h${n(w)}${corner(r, r)}v${n(h)}${corner(-r, r)}h${n(-w)}${corner(-r, -r)}v${n(-h)}${corner(r, -r)}Z`,
      look,
    );
  }

  circle(x: number, y: number, radius: number, look: Look): void {
    const r = n(radius);
    this.path(
      `M${n(x - radius)} ${n(y)}a${r} ${r} 0 1 1 ${n(2 * radius)} 0a${r} ${r} 0 1 1 ${n(-2 * radius)} 0Z`,
      look,
    );
  }

  line(points: readonly (readonly [number, number])[], look: Look, closed = false): void {
    if (points.length < 2) return;
    this.path(
      `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')}${closed ? 'Z' : ''}`,
      look,
    );
  }

  /** A hairline across the text. */
  rule(y: number, colour: string = printColours.hairline, width = 0.6): void {
    this.line(
      [
        [sheet.left, y],
        [sheet.left + contentWidth, y],
      ],
      { stroke: colour, width },
    );
  }
}

/** Places in paths with as many digits as a printer can tell apart. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function colourOf(hex: string) {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}

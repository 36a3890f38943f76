/** A line as it lies on the page. */
export interface PdfLine {
  readonly text: string;
  /** Of its largest letters. */
  readonly height: number;
  /** From the lower edge of the page. */
  readonly bottom: number;
}

/** Lines further apart than so many heights begin a new paragraph. */
const gap = 1.75;
const otherHeight = 1.15;

/** A page knows lines and no paragraphs: lines belong together that are near each other and of one height. */
export function paragraphsOf(lines: readonly PdfLine[]): string[] {
  const paragraphs: string[] = [];
  let open = '';
  let last: PdfLine | undefined;
  for (const line of lines) {
    const text = line.text.replaceAll('\u00ad', '').replaceAll(/\s+/gu, ' ').trim();
    if (text === '') continue;
    if (last !== undefined && beginsNew(last, line)) {
      paragraphs.push(open);
      open = text;
    } else {
      open = open === '' ? text : joined(open, text);
    }
    last = line;
  }
  return open === '' ? paragraphs : [...paragraphs, open];
}

function beginsNew(last: PdfLine, line: PdfLine): boolean {
  const height = Math.max(last.height, line.height, 1);
  const isFar = Math.abs(last.bottom - line.bottom) > gap * height;
  return isFar || height > otherHeight * Math.max(1, Math.min(last.height, line.height));
}

/** A word that was parted at the end of a line is one word again. */
function joined(text: string, next: string): string {
  return /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) ? `${text.slice(0, -1)}${next}` : `${text} ${next}`;
}

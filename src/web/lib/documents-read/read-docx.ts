import { Parser } from 'htmlparser2';
import { HeadingPath } from '../../../ask/documents/heading-path.ts';
import type { TextBlock } from '../../../ask/documents/text-passage.ts';
import { limits } from '../../../kernel/limits.ts';
import { DocumentRefusal } from './document-refusal.ts';
import { headingStyles } from './docx-styles.ts';
import type { UnpackedParts } from './unpack-parts.ts';

export const docxMain = 'word/document.xml';
const styles = 'word/styles.xml';
const notes = ['word/footnotes.xml', 'word/endnotes.xml'];

export function isDocxPart(name: string): boolean {
  return name === docxMain || name === styles || notes.includes(name);
}

/** The text of a Word document under its headings, tables row by row, and its notes at the end. */
export function readDocx({ names, parts }: UnpackedParts): TextBlock[] {
  const main = parts.get(docxMain);
  if (main === undefined) throw new DocumentRefusal('damaged');
  const levels = headingStyles(textOf(parts.get(styles)));
  const blocks = [
    ...blocksOf(textOf(main), levels),
    ...notes.flatMap((name) =>
      blocksOf(textOf(parts.get(name)), levels).map(({ text }) => ({ section: 'Notes', text })),
    ),
  ];
  if (blocks.length > 0) return blocks;
  throw new DocumentRefusal(
    [...names].some((name) => name.startsWith('word/media/')) ? 'pictures-only' : 'no-text',
  );
}

function textOf(part: Uint8Array | undefined): string {
  return part === undefined ? '' : new TextDecoder().decode(part);
}

interface OpenParagraph {
  text: string;
  level: number | undefined;
  isItem: boolean;
}

/** Follows the elements of a part and gives the paragraphs as they end. */
class WordText {
  readonly blocks: TextBlock[] = [];
  readonly #path = new HeadingPath();
  readonly #levels: ReadonlyMap<string, number>;
  readonly #open: OpenParagraph[] = [];
  /** The cells of the row of each table that is open, one table within the other. */
  readonly #rows: string[][] = [];
  #isText = false;
  #letters = 0;
  /** Drawings come twice, once for programs of long ago. */
  #skipped = 0;

  constructor(levels: ReadonlyMap<string, number>) {
    this.#levels = levels;
  }

  begin(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'mc:Fallback') this.#skipped += 1;
    if (this.#skipped > 0) return;
    const paragraph = this.#open.at(-1);
    const value = attributes['w:val'] ?? '';
    if (name === 'w:p') this.#open.push({ text: '', level: undefined, isItem: false });
    else if (name === 'w:tr') this.#rows.push([]);
    else if (name === 'w:tc') this.#rows.at(-1)?.push('');
    else if (name === 'w:t') this.#isText = true;
    else if (paragraph === undefined) return;
    else if (name === 'w:pStyle') paragraph.level ??= this.#levels.get(value);
    else if (name === 'w:outlineLvl' && Number(value) < 9) paragraph.level = Number(value) + 1;
    else if (name === 'w:numPr') paragraph.isItem = true;
    else if (name === 'w:tab' || name === 'w:br' || name === 'w:cr') paragraph.text += ' ';
    else if (name === 'w:noBreakHyphen') paragraph.text += '-';
  }

  text(text: string): void {
    const paragraph = this.#open.at(-1);
    if (!this.#isText || paragraph === undefined || this.#skipped > 0) return;
    paragraph.text += text;
    this.#letters += text.length;
    if (this.#letters > limits.documents.characters) throw new DocumentRefusal('too-much-text');
  }

  end(name: string): void {
    if (name === 'mc:Fallback') this.#skipped -= 1;
    if (this.#skipped > 0) return;
    if (name === 'w:t') this.#isText = false;
    if (name === 'w:p') this.#endParagraph();
    if (name === 'w:tr') this.#endRow();
  }

  #endParagraph(): void {
    const paragraph = this.#open.pop();
    const text = paragraph?.text.replaceAll(/\s+/gu, ' ').trim() ?? '';
    if (paragraph === undefined || text === '') return;
    const row = this.#rows.at(-1);
    if (row !== undefined) {
      const cell = row.at(-1) ?? '';
      row[Math.max(0, row.length - 1)] = cell === '' ? text : `${cell} ${text}`;
    } else if (paragraph.level !== undefined) {
      this.#path.enter(paragraph.level, text);
      // A heading with nothing below it is text as well.
      this.#add(text);
    } else {
      this.#add(paragraph.isItem ? `- ${text}` : text);
    }
  }

  #endRow(): void {
    const row = this.#rows.pop() ?? [];
    const line = row.filter((cell) => cell !== '').join(' | ');
    if (line === '') return;
    const outer = this.#rows.at(-1);
    if (outer === undefined) this.#add(line);
    else outer[Math.max(0, outer.length - 1)] = `${outer.at(-1) ?? ''} ${line}`.trim();
  }

  #add(text: string): void {
    this.blocks.push({ section: String(this.#path), text });
  }
}

function blocksOf(xml: string, levels: ReadonlyMap<string, number>): TextBlock[] {
  const word = new WordText(levels);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => word.begin(name, attributes),
      ontext: (text) => word.text(text),
      onclosetag: (name) => word.end(name),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return word.blocks;
}

import type { PDFDocument, PDFFont } from 'pdf-lib';
import { spelt, standIn } from './replace-signs.ts';
import { woffToSfnt } from './woff-to-sfnt.ts';

/** How text is set; `figures` is regular with digits of one width, so that they stand below each other. */
export type Face = 'regular' | 'bold' | 'figures';
/** Reads one WOFF file of the typeface, such as `latin-400`. */
export type LoadFont = (name: FontName) => Promise<Uint8Array>;

const subsets = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;
export type FontName = `${(typeof subsets)[number]}-${400 | 600}`;

export interface Run {
  readonly font: PDFFont;
  readonly text: string;
}

interface Glyph {
  readonly font: PDFFont;
  readonly text: string;
  /** At size 1. */
  readonly width: number;
}

/** No signs are drawn together: the width of a text is then the sum of its letters. */
const features = { calt: false, liga: false, clig: false, ccmp: false };

/** One family in three faces, whose letters come from several files. */
export class Typeface {
  /** Whether something had to be left as a question mark. */
  lacksSigns = false;
  readonly #fonts: Readonly<Record<Face, readonly PDFFont[]>>;
  readonly #fontOf = new Map<number, number>();
  readonly #glyphs: Readonly<Record<Face, Map<string, readonly Glyph[]>>> = {
    regular: new Map(),
    bold: new Map(),
    figures: new Map(),
  };

  constructor(fonts: Readonly<Record<Face, readonly PDFFont[]>>) {
    this.#fonts = fonts;
    for (const [index, font] of fonts.regular.entries())
      for (const code of font.getCharacterSet()) if (!this.#fontOf.has(code)) this.#fontOf.set(code, index);
  }

  width(text: string, size: number, face: Face = 'regular'): number {
    let width = 0;
    for (const character of spelt(text))
      for (const glyph of this.#glyphsOf(character, face)) width += glyph.width;
    return width * size;
  }

  /** The text in pieces that one font each can write. */
  runs(text: string, face: Face = 'regular'): Run[] {
    const runs: { font: PDFFont; text: string }[] = [];
    for (const character of spelt(text))
      for (const glyph of this.#glyphsOf(character, face)) {
        const last = runs.at(-1);
        if (last?.font === glyph.font) last.text += glyph.text;
        else runs.push({ font: glyph.font, text: glyph.text });
      }
    return runs;
  }

  /** Lines of at most this width. They break at spaces, and inside of a word only when it is wider than a line. */
  wrap(text: string, width: number, size: number, face: Face = 'regular'): string[] {
    return text.split(/\r\n|\r|\n/).flatMap((line) => this.#wrapLine(spelt(line), width / size, face));
  }

  /** One line, with dots for what does not fit. */
  shorten(text: string, width: number, size: number, face: Face = 'regular'): string {
    const line = spelt(text.replace(/\s+/g, ' '));
    if (this.width(line, size, face) <= width) return line;
    const [start = ''] = this.#cut(line, width / size - this.width('…', 1, face), face);
    return `${start.trimEnd()}…`;
  }

  #wrapLine(text: string, width: number, face: Face): string[] {
    const lines: string[] = [];
    const space = this.width(' ', 1, face);
    let line = '';
    let used = 0;
    for (const word of text.split(' ').filter((part) => part !== '')) {
      const wide = this.width(word, 1, face);
      if (line !== '' && used + space + wide <= width) {
        line += ` ${word}`;
        used += space + wide;
        continue;
      }
      if (line !== '') lines.push(line);
      const pieces = wide <= width ? [word] : this.#cut(word, width, face);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
      used = this.width(line, 1, face);
    }
    return [...lines, line];
  }

  #cut(word: string, width: number, face: Face): string[] {
    const pieces: string[] = [];
    let piece = '';
    let used = 0;
    for (const character of word) {
      const wide = this.#glyphsOf(character, face).reduce((sum, glyph) => sum + glyph.width, 0);
      if (piece !== '' && used + wide > width) {
        pieces.push(piece);
        piece = '';
        used = 0;
      }
      piece += character;
      used += wide;
    }
    return [...pieces, piece];
  }

  #glyphsOf(character: string, face: Face): readonly Glyph[] {
    const known = this.#glyphs[face].get(character);
    if (known !== undefined) return known;
    const written = standIn(character, (sign) => this.#fontOf.has(sign.codePointAt(0) ?? 0));
    if (written === '?' && character !== '?') this.lacksSigns = true;
    const glyphs = [...written].flatMap((sign): Glyph[] => {
      const font = this.#fonts[face][this.#fontOf.get(sign.codePointAt(0) ?? 0) ?? 0];
      return font === undefined ? [] : [{ font, text: sign, width: font.widthOfTextAtSize(sign, 1) }];
    });
    this.#glyphs[face].set(character, glyphs);
    return glyphs;
  }
}

/** Embeds the files that these characters need: most reports need the first alone. */
export async function embedTypeface(
  document: PDFDocument,
  characters: ReadonlySet<string>,
  loadFont: LoadFont,
): Promise<Typeface> {
  const fonts: Record<Face, PDFFont[]> = { regular: [], bold: [], figures: [] };
  let wanted = [...characters].map((character) => character.codePointAt(0) ?? 0);
  for (const subset of subsets) {
    const isFirst = subset === 'latin';
    if (!isFirst && wanted.length === 0) break;
    const [regular, bold] = await Promise.all([loadFont(`${subset}-400`), loadFont(`${subset}-600`)]);
    const embed = (bytes: Uint8Array, more = {}) =>
      document.embedFont(bytes, { subset: true, features: { ...features, ...more } });
    const unpacked = woffToSfnt(regular);
    const plain = await embed(unpacked);
    fonts.regular.push(plain);
    fonts.bold.push(await embed(woffToSfnt(bold)));
    // Only the first file has digits.
    fonts.figures.push(isFirst ? await embed(unpacked, { tnum: true }) : plain);
    const has = new Set(plain.getCharacterSet());
    wanted = wanted.filter((code) => !has.has(code));
  }
  return new Typeface(fonts);
}

/** Every character in every text of a value, as it will be spelt. */
export function charactersOf(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string') for (const character of spelt(value)) into.add(character);
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) charactersOf(item, into);
  return into;
}

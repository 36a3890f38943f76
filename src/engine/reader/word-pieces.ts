/** Cuts a text into words and words into pieces, exactly as `training/data.py` does. */

export interface Word {
  readonly start: number;
  readonly end: number;
  /** How it is written: lower case, capital, all capitals, digits, a sign; and whether it begins a line. */
  readonly shape: number;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu;
const partPattern = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

export function wordsIn(text: string): Word[] {
  let position = 0;
  return Array.from(text.matchAll(wordPattern), (match) => {
    const start = match.index;
    const end = start + match[0].length;
    const shape = shapeOf(match[0]) + (text.slice(position, start).includes('\n') ? shapes.newLine : 0);
    position = end;
    return { start, end, shape };
  });
}

const shapes = { lower: 0, capital: 1, capitals: 2, digits: 3, sign: 4, newLine: 5 };

function shapeOf(word: string): number {
  if (/^\p{Nd}/u.test(word)) return shapes.digits;
  if (!/\p{L}/u.test(word)) return shapes.sign;
  if (word === word.toLowerCase()) return shapes.lower;
  return word.length > 1 && word === word.toUpperCase() ? shapes.capitals : shapes.capital;
}

/** Lower case without accents, as the vocabulary is written. */
function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('’', "'");
}

const unknown = '[UNK]';

export class Vocabulary {
  readonly #index: ReadonlyMap<string, number>;
  readonly #longest: number;

  constructor(pieces: readonly string[]) {
    this.#index = new Map(pieces.map((piece, index) => [piece, index]));
    this.#longest = pieces.reduce((most, piece) => Math.max(most, piece.length), 0);
  }

  idOf(piece: string): number {
    const id = this.#index.get(piece);
    if (id === undefined)
      throw new Error(`The vocabulary of the reader has no “${piece}”. Export the model again.`);
    return id;
  }

  /** Whether a word is one piece. */
  has(word: string): boolean {
    return this.#index.has(plain(word));
  }

  /** The longest pieces from left to right. */
  cut(word: string): number[] {
    const ids = Array.from(plain(word).matchAll(partPattern), ([part]) => this.#cutPart(part)).flat();
    return ids.length > 0 ? ids : [this.idOf(unknown)];
  }

  #cutPart(part: string): number[] {
    const letters = Array.from(part);
    const ids: number[] = [];
    let start = 0;
    while (start < letters.length) {
      // Trying longer ones would find nothing and take minutes on a “word” of some thousand letters.
      let end = Math.min(letters.length, start + this.#longest);
      let id: number | undefined;
      for (; end > start; end -= 1) {
        id = this.#index.get((start > 0 ? '##' : '') + letters.slice(start, end).join(''));
        if (id !== undefined) break;
      }
      if (id === undefined) return [...ids, this.idOf(unknown)];
      ids.push(id);
      start = end;
    }
    return ids;
  }
}

/** Cuts a text into the pieces of words that the model of sentences knows, the way BERT's tokenizer in lower case does. */

const partPattern = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
const longestWord = 100;
const longestPiece = 20;

export interface WordPieces {
  /** At most `most` numbers, with those for begin and end. */
  cut(text: string, most: number): number[];
}

export function wordPieces(pieces: readonly string[]): WordPieces {
  const numbers = new Map(pieces.map((piece, number) => [piece, number]));
  const [begin, end, unknown] = ['[CLS]', '[SEP]', '[UNK]'].map((name) => numbers.get(name));
  if (begin === undefined || end === undefined || unknown === undefined)
    throw new Error(
      'The model of sentences cannot be used: its pieces of words lack begin, end or unknown. Install again.',
    );
  const unknownPiece = unknown;

  function cutWord(word: string): number[] {
    if (word.length > longestWord) return [unknownPiece];
    const found: number[] = [];
    let start = 0;
    while (start < word.length) {
      let stop = Math.min(word.length, start + longestPiece);
      let number: number | undefined;
      for (; stop > start; stop -= 1) {
        number = numbers.get((start > 0 ? '##' : '') + word.slice(start, stop));
        if (number !== undefined) break;
      }
      if (number === undefined) return [unknownPiece];
      found.push(number);
      start = stop;
    }
    return found;
  }

  return {
    cut(text, most) {
      const cut = [begin];
      // No text that fits has more letters than this; the rest need not be looked at.
      const plain = text
        .slice(0, most * longestWord)
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/\p{Mn}/gu, '')
        .replaceAll('’', "'");
      for (const [word] of plain.matchAll(partPattern)) {
        cut.push(...cutWord(word));
        if (cut.length >= most) break;
      }
      return [...cut.slice(0, most - 1), end];
    },
  };
}

export interface TextPlace {
  readonly start: number;
  readonly end: number;
}

/** A stretch of a text: one that is marked, a word, or what stands between. */
export interface TextPiece<Mark extends TextPlace> extends TextPlace {
  readonly kind: 'mark' | 'word' | 'between';
  readonly mark?: Mark;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/**
 * A text in pieces that together are the whole text, in its order. Marks that lie outside of the text, are empty or
 * overlap an earlier one are left out. With `words`, what is not marked is cut into words.
 */
export function cutText<Mark extends TextPlace>(
  text: string,
  marks: readonly Mark[],
  words = false,
): TextPiece<Mark>[] {
  const pieces: TextPiece<Mark>[] = [];
  let position = 0;
  function fill(end: number) {
    if (words)
      for (const match of text.slice(position, end).matchAll(wordPattern)) {
        const start = position + match.index;
        between(start);
        pieces.push({ kind: 'word', start, end: start + match[0].length });
      }
    between(end);
    position = end;
  }
  function between(end: number) {
    const start = Math.max(position, pieces.at(-1)?.end ?? 0);
    if (end > start) pieces.push({ kind: 'between', start, end });
  }
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    if (mark.start < position || mark.end <= mark.start || mark.end > text.length) continue;
    fill(mark.start);
    pieces.push({ kind: 'mark', start: mark.start, end: mark.end, mark });
    position = mark.end;
  }
  fill(text.length);
  return pieces;
}

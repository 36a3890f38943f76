import { sentencesIn } from '../passages/sentences.ts';

export interface SentenceSpan {
  readonly from: number;
  readonly until: number;
  /** Nothing stands before it in its line. */
  readonly beginsLine: boolean;
}

/** The sentences of a text by their places. */
export function sentenceSpans(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    let from = 0;
    for (const [index, sentence] of sentencesIn(line).entries()) {
      const [first = '', ...rest] = sentence.split(' ');
      const start = Math.max(from, line.indexOf(first, from));
      // Spaces within it may be more than one: it ends where its last word does.
      let end = start + first.length;
      for (const word of rest) end = line.indexOf(word, end) + word.length;
      spans.push({ from: lineStart + start, until: lineStart + end, beginsLine: index === 0 });
      from = end;
    }
    lineStart += line.length + 1;
  }
  return spans;
}

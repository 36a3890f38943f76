import { definesTerm } from './definitions.ts';
import type { Passage } from './passage.ts';
import type { Question } from './question.ts';
import { isRow, sentencesIn } from './sentences.ts';
import { termsOf } from './terms.ts';

const mostSentences = 3;
const mostLetters = 600;

/**
 * The sentences of a passage that answer best, word for word and one after the other as they stand there. Words that few
 * sentences of the passage have say more; the first sentence says what the rest is about.
 */
export function quotePassage({ text }: Passage, { terms, defines }: Question): string {
  const sentences = sentencesIn(text);
  const held = sentences.map((sentence) => new Set(termsOf(sentence)));
  const worth = sentences.map((sentence, at) => {
    const met = terms.filter((term) => held[at]?.has(term) === true);
    const rare = met.reduce((sum, term) => sum + 1 / held.filter((own) => own.has(term)).length, 0);
    const defined = defines === undefined ? 0 : 3 * definesTerm(sentence, defines);
    return met.length * 0.5 + rare + defined + (at === 0 ? 0.6 : 0);
  });
  const best = worth.indexOf(Math.max(...worth));
  let from = best;
  let until = best + 1;
  // A row of a table or a list says little without what introduces it.
  if (isRow(sentences[best] ?? '') && from > 0 && (sentences[from - 1] ?? '').endsWith(':')) from -= 1;
  while (until - from < mostSentences) {
    const before = from > 0 ? (worth[from - 1] ?? 0) : -1;
    const after = until < sentences.length ? (worth[until] ?? 0) : -1;
    const next = after >= before ? until : from - 1;
    const longer = joined(sentences.slice(Math.min(from, next), Math.max(until, next + 1)), text);
    if (Math.max(before, after) < 0 || longer.length > mostLetters) break;
    if (next === until) until += 1;
    else from -= 1;
  }
  // What introduces a list says nothing at the end of a quote.
  while (until - 1 > best && (sentences[until - 1] ?? '').endsWith(':')) until -= 1;
  return cut(joined(sentences.slice(from, until), text));
}

/** As they stand in the passage, line breaks included. */
function joined(sentences: readonly string[], text: string): string {
  const start = text.indexOf(sentences[0] ?? '');
  const last = sentences.at(-1) ?? '';
  const end = text.indexOf(last, Math.max(0, start));
  return start < 0 || end < 0 ? sentences.join(' ') : text.slice(start, end + last.length);
}

/** A single sentence may be longer than a quote should be: a line of code, a text without points. */
function cut(quote: string): string {
  return quote.length <= mostLetters * 2 ? quote : `${quote.slice(0, mostLetters * 2).trimEnd()}…`;
}

import type { Quantity } from './read-quantities.ts';
import { meaningsOf } from './same-words.ts';

/** So many words before and after a quantity can say what it is. */
const before = 5;
const after = 4;
/** What comes first says it more often than what follows: "fees of 300 and a loan". */
const afterShare = 0.9;
const farShare = 0.05;

/**
 * The words that stand around a quantity, each with how near it is, from 1 down. They reach to the next quantity, or to the end
 * of the sentence, whatever is nearer.
 */
export function wordsAround(
  text: string,
  { start, end }: Quantity,
  all: readonly Quantity[],
): ReadonlyMap<string, number> {
  const former = Math.max(0, ...all.filter((one) => one.end <= start).map((one) => one.end));
  const next = Math.min(text.length, ...all.filter((one) => one.start >= end).map((one) => one.start));
  const left =
    text
      .slice(former, start)
      .split(/[.,:;!?\n]/)
      .at(-1) ?? '';
  const [right = ''] = text.slice(end, next).split(/[.,;!?\n]|\b(?:and|plus|with|at|over|for)\b/i);
  const found = new Map<string, number>();
  const note = (words: readonly string[], share: number) => {
    for (const [index, word] of words.entries())
      found.set(word, Math.max(found.get(word) ?? 0, share * (1 - farShare * index)));
  };
  note(meaningsOf(left).toReversed().slice(0, before), 1);
  note(meaningsOf(right).slice(0, after), afterShare);
  return found;
}

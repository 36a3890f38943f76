/** A part of a text that says one thing, with its place. */
export interface Clause {
  readonly text: string;
  readonly start: number;
}

/** Of a clause without end, so much is looked at on each side. */
const farthest = 110;

/** What ends a clause; a sign within a number or a time is none. */
const sign = /[.;:!?\n,()•*](?!\d)|\s[-–—/+]\s|\s(?:but|though|because|so that|except)\s/gu;

/** The clause around a word group. */
export function clauseAround(text: string, start: number, end: number): Clause {
  const first = Math.max(0, start - farthest);
  const before = [...text.slice(first, start).matchAll(sign)].at(-1);
  const begin = before === undefined ? first : first + before.index + before[0].length;
  const after = text.slice(end, end + farthest).search(sign);
  const stop = after < 0 ? Math.min(text.length, end + farthest) : end + after;
  return { text: text.slice(begin, stop).replaceAll(/\s/g, ' '), start: begin };
}

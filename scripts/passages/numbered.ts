import type { Passage } from '../../src/ask/passages/passage.ts';

/** Passages at one address are told apart by a number. */
export function numbered(passages: readonly Omit<Passage, 'id'>[]): Passage[] {
  const counts = new Map<string, number>();
  return passages.map((passage) => {
    const { address } = passage.source;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return { id: count === 1 ? address : `${address}~${count}`, ...passage };
  });
}

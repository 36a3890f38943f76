/** A number from 0 up to 1. */
export type Random = () => number;

/** Chance that can be repeated: the same seed always gives the same game. Without a seed every game differs. */
export function createRandom(seed?: number): Random {
  let state = (seed ?? Math.floor(Math.random() * 4294967296)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from 0 up to, but not including, the limit. */
export function whole(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[whole(random, items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = whole(random, last + 1);
    const kept = mixed[last] as T;
    mixed[last] = mixed[other] as T;
    mixed[other] = kept;
  }
  return mixed;
}

/** A whole number from 0 up to, not including, a limit. */
export type RandomBelow = (limit: number) => number;

/** Random numbers of the browser, good enough for passwords; every value is equally likely. */
export const secureBelow: RandomBelow = (limit) => {
  const largest = Math.floor(2 ** 32 / limit) * limit;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= largest);
  return (drawn[0] ?? 0) % limit;
};

export function pickOne<T>(list: readonly T[], below: RandomBelow): T | undefined {
  return list.length === 0 ? undefined : list[below(list.length)];
}

/** The same things in another order (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], below: RandomBelow): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    const [a, b] = [mixed[last], mixed[other]];
    if (a === undefined || b === undefined) continue;
    mixed[last] = b;
    mixed[other] = a;
  }
  return mixed;
}

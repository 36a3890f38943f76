/**
 * Holm, A simple sequentially rejective multiple test procedure, Scandinavian Journal of Statistics 6, 1979: the least
 * chance is multiplied by the number of tests, the next by one less, and none may fall below the one before it.
 */
export function holm(chances: readonly number[]): number[] {
  const order = chances
    .map((_, at) => at)
    .toSorted((one, other) => (chances[one] ?? 0) - (chances[other] ?? 0));
  const corrected = chances.map(() => 1);
  let least = 0;
  for (const [place, at] of order.entries()) {
    least = Math.max(least, Math.min(1, (chances[at] ?? 1) * (chances.length - place)));
    corrected[at] = least;
  }
  return corrected;
}

export interface Drawdown {
  /** Places in the list of values, which has one more entry than there are returns. */
  readonly peak: number;
  readonly trough: number;
  /** Where the old peak was reached again; undefined while it was not. */
  readonly recovered: number | undefined;
  /** As a share of the peak, positive. */
  readonly depth: number;
}

export function wealthOf(returns: readonly number[]): number[] {
  const wealth = [1];
  for (const value of returns) wealth.push((wealth.at(-1) ?? 1) * (1 + value));
  return wealth;
}

/** Every fall from a peak until that peak is reached again, deepest first. */
export function drawdownsOf(wealth: readonly number[]): Drawdown[] {
  const found: Drawdown[] = [];
  let peak = 0;
  let trough = 0;
  const at = (index: number) => wealth[index] ?? 0;
  const close = (recovered: number | undefined) => {
    if (trough > peak) found.push({ peak, trough, recovered, depth: 1 - at(trough) / at(peak) });
  };
  for (let index = 1; index < wealth.length; index += 1) {
    if (at(index) >= at(peak)) {
      close(index);
      peak = index;
      trough = index;
    } else if (at(index) < at(trough) || trough === peak) trough = index;
  }
  close(undefined);
  return found.toSorted((one, other) => other.depth - one.depth);
}

/** How far each value lies below the highest before it, as a share. */
export function underwater(wealth: readonly number[]): number[] {
  let peak = 0;
  return wealth.map((value) => {
    peak = Math.max(peak, value);
    return peak === 0 ? 0 : 1 - value / peak;
  });
}

import type { SoldPiece } from './tax-lots.ts';

export interface NetGains {
  readonly short: number;
  readonly long: number;
}

/** Held for more than so many days is long term; what a wash sale holds back does not count. */
export function netGains(sold: readonly SoldPiece[], longAfter: number): NetGains {
  let short = 0;
  let long = 0;
  for (const { gain, disallowed, heldDays } of sold) {
    if (heldDays > longAfter) long += gain + disallowed;
    else short += gain + disallowed;
  }
  return { short, long };
}

/**
 * Tax on what is left after losses of one term were set against gains of the other (Schedule D of Form 1040 nets in this way). A loss in all is taxed
 * at nothing; what it saves elsewhere or later is not counted.
 */
export function taxOn({ short, long }: NetGains, shortRate: number, longRate: number): number {
  if (short + long <= 0) return 0;
  if (short < 0) return (short + long) * longRate;
  if (long < 0) return (short + long) * shortRate;
  return short * shortRate + long * longRate;
}

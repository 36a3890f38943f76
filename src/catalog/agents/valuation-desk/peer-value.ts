import { multipleOf, percentile } from '../../../methods/finance/multiples.ts';
import { pricePerShare } from '../../../methods/finance/price-per-share.ts';
import { netClaims } from './cash-value.ts';
import type { ValuationInput } from './fields.ts';

const hundred = 100;
const quarter = 0.25;

export type MultipleName = 'revenue' | 'ebitda' | 'income';

export const multipleNames: Readonly<Record<MultipleName, string>> = {
  revenue: 'Enterprise value / revenue',
  ebitda: 'Enterprise value / EBITDA',
  income: 'Price / earnings',
};

export interface PeerRange {
  readonly name: MultipleName;
  readonly count: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** Of one share, after the discount. */
  readonly priceLow: number;
  readonly priceMiddle: number;
  readonly priceHigh: number;
}

export interface PeerMultiples {
  readonly name: string;
  readonly revenue: number | null;
  readonly ebitda: number | null;
  readonly income: number | null;
}

export function peerMultiples({ peers = [] }: ValuationInput): PeerMultiples[] {
  return peers.map(({ name, enterprise, equity, revenue, ebitda, income }) => ({
    name,
    revenue: multipleOf(enterprise, revenue) ?? null,
    ebitda: multipleOf(enterprise, ebitda) ?? null,
    income: multipleOf(equity, income) ?? null,
  }));
}

/** The middle half of the peers, applied to the company: outliers at both ends are left out of the range. */
export function peerRanges(input: ValuationInput): PeerRange[] {
  const all = peerMultiples(input);
  const own = { revenue: input.lastRevenue, ebitda: input.lastEbitda, income: input.lastIncome };
  return (['revenue', 'ebitda', 'income'] as const).flatMap((name): PeerRange[] => {
    const values = all.map((peer) => peer[name]).filter((value) => value !== null);
    const low = percentile(values, quarter);
    const middle = percentile(values, 0.5);
    const high = percentile(values, 1 - quarter);
    if (low === undefined || middle === undefined || high === undefined || own[name] <= 0) return [];
    const price = (multiple: number) => priceAt(input, name, multiple * own[name]);
    return [
      {
        name,
        count: values.length,
        low,
        middle,
        high,
        priceLow: price(low),
        priceMiddle: price(middle),
        priceHigh: price(high),
      },
    ];
  });
}

/** Earnings belong to the shares at once; revenue and EBITDA to everybody, so that claims are taken off. */
function priceAt(input: ValuationInput, name: MultipleName, value: number): number {
  const kept = value * (1 - input.discount / hundred);
  const equity = name === 'income' ? kept : kept - netClaims(input);
  return pricePerShare(equity, input.shares, input.options ?? []).price;
}

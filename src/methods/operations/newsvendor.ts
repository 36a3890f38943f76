import { normalAt, normalBelow } from '../statistics/distributions.ts';
import { normalLoss } from './stock-level.ts';

export interface SingleOrder {
  readonly price: number;
  readonly cost: number;
  /** What is got for a unit that is left over; less than nothing where it costs money to be rid of it. */
  readonly leftover: number;
  /** What a customer who goes away costs beyond the lost margin. */
  readonly goodwill: number;
}

export type Demand =
  | { readonly kind: 'normal'; readonly mean: number; readonly deviation: number }
  | { readonly kind: 'uniform'; readonly low: number; readonly high: number }
  | {
      readonly kind: 'cases';
      readonly cases: readonly { readonly demand: number; readonly chance: number }[];
    };

/** Arrow, Harris and Marschak, Optimal inventory policy, Econometrica 19, 1951: the share of demand worth covering. */
export function criticalShare({ price, cost, leftover, goodwill }: SingleOrder): number {
  const under = price - cost + goodwill;
  const over = cost - leftover;
  return under / (under + over);
}

/** The quantity up to which the last unit still pays. */
export function quantityFor(share: number, demand: Demand): number {
  switch (demand.kind) {
    case 'normal':
      return Math.max(0, demand.mean + demand.deviation * normalAt(share));
    case 'uniform':
      return demand.low + share * (demand.high - demand.low);
    default: {
      const sorted = sortedCases(demand.cases);
      let sum = 0;
      for (const one of sorted) {
        sum += one.chance;
        if (sum >= share - 1e-12) return one.demand;
      }
      return sorted.at(-1)?.demand ?? 0;
    }
  }
}

function sortedCases(cases: readonly { readonly demand: number; readonly chance: number }[]) {
  return cases.toSorted((one, other) => one.demand - other.demand);
}

export function meanDemand(demand: Demand): number {
  if (demand.kind === 'normal') return demand.mean;
  if (demand.kind === 'uniform') return (demand.low + demand.high) / 2;
  return demand.cases.reduce((sum, one) => sum + one.chance * one.demand, 0);
}

/** How much demand is expected beyond a quantity. */
export function expectedShort(quantity: number, demand: Demand): number {
  switch (demand.kind) {
    case 'normal':
      return demand.deviation === 0
        ? Math.max(0, demand.mean - quantity)
        : demand.deviation * normalLoss((quantity - demand.mean) / demand.deviation);
    case 'uniform': {
      const { low, high } = demand;
      if (quantity >= high) return 0;
      if (quantity <= low) return (low + high) / 2 - quantity;
      return (high - quantity) ** 2 / (2 * (high - low));
    }
    default:
      return demand.cases.reduce((sum, one) => sum + one.chance * Math.max(0, one.demand - quantity), 0);
  }
}

/** The chance that a quantity is enough. */
export function chanceEnough(quantity: number, demand: Demand): number {
  switch (demand.kind) {
    case 'normal':
      return demand.deviation === 0
        ? Number(quantity >= demand.mean)
        : normalBelow((quantity - demand.mean) / demand.deviation);
    case 'uniform':
      return Math.max(0, Math.min(1, (quantity - demand.low) / (demand.high - demand.low)));
    default:
      return demand.cases.reduce((sum, one) => sum + (one.demand <= quantity ? one.chance : 0), 0);
  }
}

export interface SingleOutcome {
  readonly sold: number;
  readonly left: number;
  readonly short: number;
  readonly profit: number;
}

export function expectedOutcome(quantity: number, order: SingleOrder, demand: Demand): SingleOutcome {
  const short = expectedShort(quantity, demand);
  const sold = meanDemand(demand) - short;
  const left = quantity - sold;
  const { price, cost, leftover, goodwill } = order;
  return { sold, left, short, profit: price * sold + leftover * left - cost * quantity - goodwill * short };
}

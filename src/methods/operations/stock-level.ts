import { findRoot } from '../solve/find-root.ts';
import { normalAt, normalBelow } from '../statistics/distributions.ts';

export interface LeadDemand {
  readonly mean: number;
  readonly deviation: number;
}

/** Demand over a lead time that itself varies: the variance of a sum of a random number of days. */
export function demandInLead(
  demand: { readonly mean: number; readonly deviation: number },
  lead: { readonly mean: number; readonly deviation: number },
): LeadDemand {
  return {
    mean: demand.mean * lead.mean,
    deviation: Math.sqrt(lead.mean * demand.deviation ** 2 + demand.mean ** 2 * lead.deviation ** 2),
  };
}

/** The standard normal loss function: how much of a demand is expected above z. */
export function normalLoss(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI) - z * (1 - normalBelow(z));
}

export interface StockLevel {
  readonly z: number;
  readonly safety: number;
  readonly reorderAt: number;
  /** The chance that a cycle ends without running out. */
  readonly cycleService: number;
  /** The share of demand that is met from stock. */
  readonly fillRate: number;
  readonly shortInCycle: number;
}

/** The level at which to order (Silver, Pyke and Thomas, Inventory and Production Management in Supply Chains). */
export function levelAt(z: number, lead: LeadDemand, quantity: number): StockLevel {
  const safety = z * lead.deviation;
  const shortInCycle = lead.deviation * normalLoss(z);
  return {
    z,
    safety,
    reorderAt: lead.mean + safety,
    cycleService: normalBelow(z),
    fillRate: Math.max(0, 1 - shortInCycle / quantity),
    shortInCycle,
  };
}

export function levelForCycles(share: number, lead: LeadDemand, quantity: number): StockLevel {
  return levelAt(normalAt(share), lead, quantity);
}

const farthest = 8;

/** The level for a share of demand met from stock. Undefined where even far more or less stock does not give it. */
export function levelForFill(share: number, lead: LeadDemand, quantity: number): StockLevel | undefined {
  if (lead.deviation === 0) return levelAt(0, lead, quantity);
  const wanted = ((1 - share) * quantity) / lead.deviation;
  const z = findRoot((at) => normalLoss(at) - wanted, -farthest, farthest);
  return z === undefined ? undefined : levelAt(z, lead, quantity);
}

import {
  burnMultiple,
  compoundGrowth,
  lifetimeValue,
  monthsToRecover,
  runway,
} from '../../../methods/finance/unit-economics.ts';
import type { PitchInput } from './fields.ts';

const hundred = 100;
const months = 12;

/** Every figure of the deck in one place; null where it cannot be named. Rates in points. */
export interface PitchNumbers {
  readonly marketAll: number;
  readonly marketServed: number;
  readonly marketAimed: number;
  readonly lifetimeMonths: number | null;
  readonly lifetimeValue: number | null;
  readonly valueToCost: number | null;
  readonly recoverMonths: number | null;
  readonly burnMultiple: number | null;
  readonly runwayNow: number | null;
  readonly runwayAfter: number | null;
  /** Compound growth over the history, as a year. */
  readonly pastGrowth: number | null;
  readonly runRate: number;
  readonly firstForecastGrowth: number | null;
  readonly forecastGrowth: number | null;
  readonly pricePerCustomerNow: number | null;
  readonly pricePerCustomerThen: number | null;
  /** Losses of the forecast summed until they end. */
  readonly cashNeed: number;
  readonly breakEvenYear: string | null;
  readonly sold: number | null;
  readonly usesSum: number;
  readonly newCustomers: number;
}

export function numbersOf(input: PitchInput): PitchNumbers {
  const monthly = input.pricePerYear / months;
  const margin = input.grossMargin / hundred;
  const value = lifetimeValue(monthly, margin, input.churn / hundred) ?? null;
  const perYear = months / Number(input.period);
  const first = input.history[0];
  const last = input.history.at(-1);
  const perPeriod = compoundGrowth(first?.revenue ?? 0, last?.revenue ?? 0, input.history.length - 1);
  const runRate = (last?.revenue ?? 0) * perYear;
  const opening = input.forecast[0];
  const closing = input.forecast.at(-1);
  const growth = compoundGrowth(opening?.revenue ?? 0, closing?.revenue ?? 0, input.forecast.length - 1);
  const yearly = perPeriod === undefined ? null : ((1 + perPeriod) ** perYear - 1) * hundred;
  return {
    marketAll: input.customersAll * input.pricePerYear,
    marketServed: input.customersServed * input.pricePerYear,
    marketAimed: (input.customersServed * input.pricePerYear * input.shareAimed) / hundred,
    lifetimeMonths: input.churn > 0 ? hundred / input.churn : null,
    lifetimeValue: value,
    valueToCost: value === null || input.acquisitionCost === 0 ? null : value / input.acquisitionCost,
    recoverMonths: monthsToRecover(input.acquisitionCost, monthly, margin) ?? null,
    burnMultiple: burnMultiple(input.burnYear, input.newRecurring) ?? null,
    runwayNow: runway(input.cash, input.burn) ?? null,
    runwayAfter: runway(input.cash + input.raise, input.plannedBurn) ?? null,
    // A jump from next to nothing is no growth rate that anybody could use.
    pastGrowth: yearly === null || yearly > 100_000 ? null : yearly,
    runRate,
    firstForecastGrowth:
      runRate > 0 && opening !== undefined ? (opening.revenue / runRate - 1) * hundred : null,
    forecastGrowth: growth === undefined ? null : growth * hundred,
    pricePerCustomerNow: last !== undefined && last.customers > 0 ? runRate / last.customers : null,
    pricePerCustomerThen:
      closing !== undefined && closing.customers > 0 ? closing.revenue / closing.customers : null,
    cashNeed: deepestLoss(input),
    breakEvenYear: input.forecast.find(({ revenue, costs }) => revenue >= costs)?.label ?? null,
    sold: input.preMoney === undefined ? null : (input.raise / (input.preMoney + input.raise)) * hundred,
    usesSum: input.uses.reduce((sum, { amount }) => sum + amount, 0),
    newCustomers: Math.max(0, (opening?.customers ?? 0) - (last?.customers ?? 0)),
  };
}

/** How far the running sum of the forecast's results falls below zero. */
function deepestLoss({ forecast }: PitchInput): number {
  let sum = 0;
  let deepest = 0;
  for (const { revenue, costs } of forecast) {
    sum += revenue - costs;
    deepest = Math.min(deepest, sum);
  }
  return -deepest;
}

import { contributionsOf, incomeAt, type RetirementPlan } from './live-plan.ts';
import type { MarketPaths } from './market-paths.ts';

const mostSteps = 60;
const nearEnough = 1e-10;

/**
 * The fixed real spending a year that uses up each path exactly at its end, in money of today. With D(t) the worth at retirement of a unit at the
 * start of year t, it solves Σ max(0, spending − income(t)) · D(t) = balance at retirement; the left side is convex and rises, so that Newton’s
 * steps from above cannot miss.
 */
export function sustainableSpending(paths: MarketPaths, plan: RetirementPlan): Float64Array {
  const { trials, years } = paths;
  const found = new Float64Array(trials);
  const retired = years - plan.workYears;
  const incomes = new Float64Array(retired);
  const discounts = new Float64Array(retired);
  const contributions = contributionsOf(plan);
  for (let trial = 0; trial < trials; trial += 1) {
    let balance = plan.savings;
    let prices = 1;
    let discount = 1;
    const pricesAtStart = plan.incomes.map(() => 1);
    for (let year = 0; year < years; year += 1) {
      const at = trial * years + year;
      const inflation = paths.inflations[at] ?? 0;
      const growth = (1 + (paths.returns[at] ?? 0)) / (1 + inflation);
      if (year < plan.workYears) balance = balance * growth + (contributions[year] ?? 0);
      else {
        incomes[year - plan.workYears] = incomeAt(plan, year, prices, pricesAtStart);
        discounts[year - plan.workYears] = discount;
        discount /= growth;
      }
      prices *= 1 + inflation;
    }
    found[trial] = spendingThatEmpties(balance, incomes, discounts);
  }
  return found;
}

function spendingThatEmpties(balance: number, incomes: Float64Array, discounts: Float64Array): number {
  let worth = balance;
  let sum = 0;
  for (let year = 0; year < discounts.length; year += 1) {
    worth += (incomes[year] ?? 0) * (discounts[year] ?? 0);
    sum += discounts[year] ?? 0;
  }
  let spending = sum > 0 ? worth / sum : 0;
  for (let step = 0; step < mostSteps; step += 1) {
    let needed = -balance;
    let slope = 0;
    for (let year = 0; year < discounts.length; year += 1) {
      const need = spending - (incomes[year] ?? 0);
      if (need > 0) {
        needed += need * (discounts[year] ?? 0);
        slope += discounts[year] ?? 0;
      }
    }
    if (slope === 0 || needed <= nearEnough * Math.max(1, balance)) break;
    spending -= needed / slope;
  }
  return spending;
}

/** The highest spending that lasts in at least this share of trials. */
export function safeSpending(sustainable: Float64Array, share: number): number {
  const sorted = sustainable.toSorted().toReversed();
  const least = Math.min(sorted.length, Math.max(1, Math.ceil(share * sorted.length - 1e-9)));
  return Math.max(0, sorted[least - 1] ?? 0);
}

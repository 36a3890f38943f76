import type { MarketPaths } from './market-paths.ts';
import { startRule, type WithdrawalRule } from './withdrawal-rules.ts';

/** Money of today throughout; years count from now. */
export interface RetirementPlan {
  readonly workYears: number;
  readonly savings: number;
  /** Put aside at the end of each working year. */
  readonly contribution: number;
  /** By how much it rises a year beyond inflation, as a share. */
  readonly contributionGrowth: number;
  /** Wished for at the start of each retired year, pensions included. */
  readonly spending: number;
  /** Below this a year counts as failed. */
  readonly essential: number;
  readonly incomes: readonly PlanIncome[];
  readonly rule: WithdrawalRule;
}

interface PlanIncome {
  readonly fromYear: number;
  readonly amount: number;
  /** Rises with prices; otherwise it stays the same sum from its first year on. */
  readonly isIndexed: boolean;
}

export interface PlanOutcome {
  /** By trial, with one more entry than there are years: what is there at the start of each year. */
  readonly balances: Float64Array;
  /** By trial: what can be spent in each year, zero while working. */
  readonly spent: Float64Array;
  /** The first year in which less than the essential could be spent, or −1. */
  readonly failedAt: Int32Array;
  /** The first year in which the wish could not be met because nothing was left, or −1. */
  readonly dryAt: Int32Array;
}

const roundingError = 1e-9;

/** Lives the plan through every path. Withdrawals come at the start of a year, contributions at its end. */
export function livePlan(paths: MarketPaths, plan: RetirementPlan): PlanOutcome {
  const { trials, years } = paths;
  const balances = new Float64Array(trials * (years + 1));
  const spent = new Float64Array(trials * years);
  const failedAt = new Int32Array(trials).fill(-1);
  const dryAt = new Int32Array(trials).fill(-1);
  const contributions = contributionsOf(plan);
  for (let trial = 0; trial < trials; trial += 1) {
    let balance = plan.savings;
    let prices = 1;
    const pricesAtStart = plan.incomes.map(() => 1);
    const withdraw = startRule(plan.rule);
    balances[trial * (years + 1)] = balance;
    for (let year = 0; year < years; year += 1) {
      const at = trial * years + year;
      const isRetired = year >= plan.workYears;
      if (isRetired) {
        const income = incomeAt(plan, year, prices, pricesAtStart);
        const taken = withdraw({
          balance,
          spending: plan.spending,
          income,
          yearsLeft: years - year,
          lastReturn: year === plan.workYears ? 0 : (paths.returns[at - 1] ?? 0),
          lastInflation: year === plan.workYears ? 0 : (paths.inflations[at - 1] ?? 0),
        });
        const paid = Math.min(balance, taken);
        balance -= paid;
        spent[at] = paid + income;
        if (taken > paid * (1 + roundingError) + roundingError && dryAt[trial] === -1) dryAt[trial] = year;
        if (paid + income < plan.essential * (1 - roundingError) && failedAt[trial] === -1)
          failedAt[trial] = year;
      }
      const inflation = paths.inflations[at] ?? 0;
      balance = (balance * (1 + (paths.returns[at] ?? 0))) / (1 + inflation);
      prices *= 1 + inflation;
      if (!isRetired) balance += contributions[year] ?? 0;
      balances[trial * (years + 1) + year + 1] = balance;
    }
  }
  return { balances, spent, failedAt, dryAt };
}

/** In money of today. What is not indexed melts with the prices since it began, which `pricesAtStart` remembers. */
export function incomeAt(
  plan: RetirementPlan,
  year: number,
  prices: number,
  pricesAtStart: number[],
): number {
  let sum = 0;
  // Counted by hand: this runs for every year of every life.
  for (let index = 0; index < plan.incomes.length; index += 1) {
    const income = plan.incomes[index];
    if (income === undefined) continue;
    const start = Math.max(plan.workYears, income.fromYear);
    if (year < start) continue;
    if (year === start) pricesAtStart[index] = prices;
    sum += income.isIndexed ? income.amount : (income.amount * (pricesAtStart[index] ?? 1)) / prices;
  }
  return sum;
}

/** What is put aside in each working year. */
export function contributionsOf({ contribution, contributionGrowth, workYears }: RetirementPlan): number[] {
  return Array.from({ length: workYears }, (_, year) => contribution * (1 + contributionGrowth) ** year);
}

import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded.ts';
import { livePlan, type RetirementPlan } from './live-plan.ts';
import { drawShocks, pathsOf } from './market-paths.ts';
import { safeSpending, sustainableSpending } from './safe-spending.ts';
import { startRule } from './withdrawal-rules.ts';

const certain = (mean: number) => ({ mean, deviation: 0 });
const pathsWithout = (years: number, workYears: number, rate: number, inflation = 0) =>
  pathsOf(
    drawShocks({ trials: 2, years }, seededRandom(1), () => {}),
    { working: certain(rate), retired: certain(rate), inflation: certain(inflation) },
    workYears,
  );
const plan: RetirementPlan = {
  workYears: 0,
  savings: 0,
  contribution: 0,
  contributionGrowth: 0,
  spending: 0,
  essential: 0,
  incomes: [],
  rule: { kind: 'fixed' },
};
const last = (values: Float64Array, trials: number) => values.at(values.length / trials - 1);

describe('without uncertainty a plan', () => {
  it('pays the annuity-due of the tables: 12.1581 buys one a year for 20 years at 6 %', () => {
    const paths = pathsWithout(20, 0, 0.06);
    const [spending = 0] = sustainableSpending(paths, { ...plan, savings: 12.1581 });
    expect(spending).toBeCloseTo(1, 5);
    const { balances, dryAt } = livePlan(paths, { ...plan, savings: 12.1581, spending });
    expect(last(balances, 2)).toBeCloseTo(0, 8);
    expect([...dryAt]).toEqual([-1, -1]);
  });

  it('saves up the annuity of the tables: one a year for 10 years at 5 % is 12.5779', () => {
    const { balances } = livePlan(pathsWithout(11, 10, 0.05), { ...plan, workYears: 10, contribution: 1 });
    expect(balances[10]).toBeCloseTo(12.5779, 4);
  });

  it('counts in money of today: growth that only keeps up with prices leaves everything as it was', () => {
    const { balances } = livePlan(pathsWithout(30, 0, 0.03, 0.03), { ...plan, savings: 90, spending: 3 });
    expect(balances[30]).toBeCloseTo(0, 8);
  });

  it('counts pensions in, and those that are not indexed melt with prices', () => {
    const paths = pathsWithout(3, 0, 0.1, 0.1);
    const incomes = [
      { fromYear: 1, amount: 11, isIndexed: false },
      { fromYear: 1, amount: 5, isIndexed: true },
    ];
    const { spent } = livePlan(paths, { ...plan, incomes });
    expect(Array.from(spent.slice(0, 3))).toEqual([0, 16, expect.closeTo(15, 10)]);
    // A pension that covers more than the spending does not raise what the savings can carry in other years.
    const [spending = 0] = sustainableSpending(paths, {
      ...plan,
      savings: 8,
      incomes: [{ fromYear: 1, amount: 100, isIndexed: true }],
    });
    expect(spending).toBeCloseTo(8, 8);
  });
});

describe('withdrawals', () => {
  const year = {
    balance: 1_000,
    spending: 40,
    income: 0,
    yearsLeft: 30,
    lastReturn: 0.05,
    lastInflation: 0.03,
  };

  it('by Guyton and Klinger fall by a tenth beyond a fifth over the first rate, and rise by a tenth below it', () => {
    const withdraw = startRule({ kind: 'guardrails' });
    expect(withdraw(year)).toBe(40);
    expect(withdraw({ ...year, balance: 990 })).toBe(40);
    expect(withdraw({ ...year, balance: 800 })).toBeCloseTo(36, 10);
    expect(withdraw({ ...year, balance: 1_500 })).toBeCloseTo(39.6, 10);
    expect(withdraw({ ...year, balance: 400, yearsLeft: 15 })).toBeCloseTo(39.6, 10);
  });

  it('by Guyton and Klinger get no rise for inflation after a loss', () => {
    const withdraw = startRule({ kind: 'guardrails' });
    withdraw(year);
    expect(withdraw({ ...year, balance: 950, lastReturn: -0.02 })).toBeCloseTo(40 / 1.03, 10);
  });

  it('between floor and ceiling follow the portfolio only so far', () => {
    const withdraw = startRule({ kind: 'floorCeiling', floor: 0.9, ceiling: 1.25 });
    expect(withdraw(year)).toBe(40);
    expect(withdraw({ ...year, balance: 2_000 })).toBe(50);
    expect(withdraw({ ...year, balance: 500 })).toBe(36);
    expect(withdraw({ ...year, balance: 1_100 })).toBeCloseTo(44, 10);
  });

  it('by percentage never run dry', () => {
    expect(startRule({ kind: 'percentage', share: 0.04 })({ ...year, balance: 500 })).toBe(20);
  });
});

describe('with uncertainty', () => {
  const odds = {
    working: { mean: 0.07, deviation: 0.15 },
    retired: { mean: 0.05, deviation: 0.1 },
    inflation: { mean: 0.02, deviation: 0.01 },
  };
  const shocks = drawShocks({ trials: 4_000, years: 40 }, seededRandom(5), () => {});
  const paths = pathsOf(shocks, odds, 10);

  it('returns have the mean and deviation that were asked for', () => {
    const early = paths.returns.filter((_, at) => at % 40 < 10);
    const mean = early.reduce((sum, value) => sum + value, 0) / early.length;
    const deviation = Math.sqrt(early.reduce((sum, value) => sum + (value - mean) ** 2, 0) / early.length);
    expect(mean).toBeCloseTo(0.07, 2);
    expect(deviation).toBeCloseTo(0.15, 2);
  });

  it('the safe spending lasts in just the share of trials that was asked for', () => {
    const saving = { ...plan, workYears: 10, savings: 500_000, contribution: 10_000 };
    const spending = safeSpending(sustainableSpending(paths, saving), 0.9);
    const { dryAt } = livePlan(paths, { ...saving, spending: spending * (1 - 1e-9) });
    expect(dryAt.filter((year) => year === -1).length / 4_000).toBeCloseTo(0.9, 3);
  });
});

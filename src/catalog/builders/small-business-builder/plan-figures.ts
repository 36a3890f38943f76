import { type BreakEven, breakEvenOfMix } from '../../../methods/finance/break-even.ts';
import { lowestOf } from '../../../methods/finance/cash-forecast.ts';
import type { ProfitMonth, StatementMonth } from '../../../methods/finance/statement-lines.ts';
import type { BusinessInput } from './fields.ts';
import { asEntered, type Plan, planOf, type Scenario } from './plan.ts';

const hundred = 100;
const monthsOfYear = 12;
const years = 3;

export interface YearFigures {
  readonly profit: ProfitMonth;
  readonly months: readonly StatementMonth[];
  readonly end: StatementMonth;
  readonly repaid: number;
}

/** Each year as the sum of its months, with the balance sheet at its end. */
export function yearsOf({ months }: Plan): YearFigures[] {
  return Array.from({ length: years }, (_, year) => {
    const own = months.slice(year * monthsOfYear, (year + 1) * monthsOfYear);
    const sum = (of: (month: StatementMonth) => number) =>
      own.reduce((before, month) => before + of(month), 0);
    const end = own.at(-1);
    if (end === undefined) throw new Error('A year has no months.');
    const profit = Object.fromEntries(
      Object.keys(end.profit).map((line) => [line, sum((month) => month.profit[line as keyof ProfitMonth])]),
    ) as unknown as ProfitMonth;
    return { profit, months: own, end, repaid: sum(({ cash }) => cash.repaid) };
  });
}

export interface PlanFigures {
  readonly plan: Plan;
  readonly years: readonly YearFigures[];
  /** Counted from zero. */
  readonly lowest: { readonly month: number; readonly cash: number };
  /** What has to come on top so that cash never falls below zero. */
  readonly missing: number;
  /** The first month, counted from zero, from which the quarter-year that begins with it has no loss; undefined when there is none. */
  readonly profitableFrom: number | undefined;
  /** The first month in which all profits so far make up for all losses so far, after at least one loss. */
  readonly paidBack: number | undefined;
}

export function figuresOf(input: BusinessInput, scenario: Scenario = asEntered): PlanFigures {
  const plan = planOf(input, scenario);
  const low = lowestOf(plan.months.map(({ balance }) => balance.cash));
  return {
    plan,
    years: yearsOf(plan),
    lowest: { month: low.period, cash: low.balance },
    missing: Math.max(0, -low.balance),
    profitableFrom: profitableFrom(plan.months),
    paidBack: paidBack(plan.months),
  };
}

const quarter = 3;

/** One good December proves nothing: three months together have to carry themselves, and grants do not count. */
function profitableFrom(months: readonly StatementMonth[]): number | undefined {
  const found = months.findIndex((month, index) => {
    if (month.profit.profitBeforeTax - month.profit.grants < 0 || index + quarter > months.length)
      return false;
    const together = months
      .slice(index, index + quarter)
      .reduce((sum, { profit }) => sum + profit.profitBeforeTax - profit.grants, 0);
    return together >= 0;
  });
  return found === -1 ? undefined : found;
}

function paidBack(months: readonly StatementMonth[]): number | undefined {
  let sum = 0;
  let hadLoss = false;
  for (const [month, { profit }] of months.entries()) {
    sum += profit.netProfit;
    if (sum < 0) hadLoss = true;
    else if (hadLoss) return month;
  }
  return undefined;
}

export interface PlanBreakEven extends BreakEven {
  /** Wages, fixed costs, depreciation and interest of the month that was looked at. */
  readonly fixedCosts: number;
  /** Units and revenue of an average month once the business is known. */
  readonly plannedUnits: number;
  readonly plannedRevenue: number;
  /** How far revenue may fall before there is a loss, as a share; negative when it is below already. */
  readonly safety: number | undefined;
}

/** The twelfth month: by then those who were hired and what was rented for the opening are paid for. */
const lookedAt = 11;

export function breakEvenOf(input: BusinessInput, { months }: Plan): PlanBreakEven {
  const profit = months[lookedAt]?.profit;
  const fixedCosts =
    profit === undefined ? 0 : profit.wages + profit.fixedCosts + profit.depreciation + profit.interest;
  const sold = input.products.map(({ price, cost, units }) => ({ price, directCost: cost, units }));
  const plannedUnits = sold.reduce((sum, { units }) => sum + units, 0);
  const plannedRevenue = sold.reduce((sum, { units, price }) => sum + units * price, 0);
  const reached = breakEvenOfMix(sold, fixedCosts);
  return {
    ...reached,
    fixedCosts,
    plannedUnits,
    plannedRevenue,
    safety: reached.revenue === undefined ? undefined : 1 - reached.revenue / plannedRevenue,
  };
}

export interface NamedPlan extends PlanFigures {
  readonly key: 'low' | 'expected' | 'high';
  readonly name: string;
}

/** Costs move with the case too: who buys dearer in a bad year sells fewer as well. */
export function scenariosOf(input: BusinessInput): readonly [NamedPlan, NamedPlan, NamedPlan] {
  const low = { units: -input.lowSales / hundred, costs: input.lowCosts / hundred };
  const high = { units: input.highSales / hundred, costs: 0 };
  return [
    { key: 'low', name: 'Low', ...figuresOf(input, low) },
    { key: 'expected', name: 'Expected', ...figuresOf(input) },
    { key: 'high', name: 'High', ...figuresOf(input, high) },
  ];
}

/** What one customer brings and costs, where enough was entered. */
export interface CustomerFigures {
  readonly revenue: number;
  readonly margin: number;
  readonly acquisition: number | undefined;
  readonly lifetime: number | undefined;
  readonly paysBackAfter: number | undefined;
}

export function customerFigures(input: BusinessInput, reached: PlanBreakEven): CustomerFigures {
  const revenue = reached.plannedRevenue / input.customers;
  const margin = revenue * reached.marginRatio;
  const { winningCost, newCustomers = 0, staysMonths } = input;
  const acquisition =
    winningCost === undefined || newCustomers === 0 ? undefined : winningCost / newCustomers;
  return {
    revenue,
    margin,
    acquisition,
    lifetime: staysMonths === undefined ? undefined : margin * staysMonths,
    paysBackAfter: acquisition === undefined || margin <= 0 ? undefined : acquisition / margin,
  };
}

import { addMonths } from '../../../methods/finance/calendar-days.ts';
import { graceLoanMonths, type LoanMonth } from '../../../methods/finance/grace-loan.ts';
import { linkedStatements } from '../../../methods/finance/linked-statements.ts';
import type {
  BusinessStreams,
  BusinessTerms,
  StatementMonth,
} from '../../../methods/finance/statement-lines.ts';
import { straightLine } from '../../../methods/finance/straight-line.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import type { BusinessInput } from './fields.ts';
import { monthsAhead } from './table-fields.ts';

const hundred = 100;
const monthsOfYear = 12;
/** Beyond this, cents are lost in the sums. */
const largest = 1e12;

/** Changes against what was entered, as shares. */
export interface Scenario {
  readonly units: number;
  readonly costs: number;
}

export const asEntered: Scenario = { units: 0, costs: 0 };

export interface PlannedProduct {
  readonly name: string;
  readonly units: readonly number[];
  readonly revenue: readonly number[];
  readonly directCosts: readonly number[];
}

export interface Plan {
  /** The first day of each month. */
  readonly days: readonly string[];
  readonly products: readonly PlannedProduct[];
  readonly months: readonly StatementMonth[];
  readonly loans: readonly (readonly LoanMonth[])[];
}

export function planOf(input: BusinessInput, scenario: Scenario = asEntered): Plan {
  const first = `${input.start.slice(0, 7)}-01`;
  const days = Array.from({ length: monthsAhead }, (_, month) => addMonths(first, month));
  const products = input.products.map((product) => plannedProduct(input, product, days, scenario));
  const loans = (input.loans ?? []).map(({ amount, month, rate, term, grace }) =>
    graceLoanMonths(
      { amount, month: month - 1, rate: rate / hundred, termMonths: term, graceMonths: grace },
      monthsAhead,
    ),
  );
  const streams = streamsOf(input, products, loans, scenario);
  if (Math.max(...streams.revenue.map(Math.abs), ...streams.directCosts, ...streams.investments) > largest)
    throw new WorkFault(
      'These sums are too large to be reckoned to the cent. Check prices, units and growth.',
      'products',
    );
  return { days, products, loans, months: linkedStatements(streams, termsOf(input)) };
}

/** How much of its full size the business has in a month, counted from zero. */
export function rampOf({ firstShare, rampMonths }: BusinessInput, month: number): number {
  if (rampMonths === 0) return 1;
  const first = firstShare / hundred;
  return Math.min(1, first + ((1 - first) * month) / rampMonths);
}

/** Shares of an average month, January first. */
export function seasonOf({ season = [] }: BusinessInput): number[] {
  const levels = Array<number>(monthsOfYear).fill(1);
  for (const { month, level } of season) levels[Number(month) - 1] = level / hundred;
  return levels;
}

function plannedProduct(
  input: BusinessInput,
  product: BusinessInput['products'][number],
  days: readonly string[],
  scenario: Scenario,
): PlannedProduct {
  const season = seasonOf(input);
  const growth = (product.growth ?? input.growth) / hundred;
  const units = days.map(
    (day, month) =>
      product.units *
      (1 + growth) ** month *
      (season[Number(day.slice(5, 7)) - 1] ?? 1) *
      rampOf(input, month) *
      (1 + scenario.units),
  );
  return {
    name: product.name,
    units,
    revenue: units.map((sold) => sold * product.price),
    directCosts: units.map((sold) => sold * product.cost * (1 + scenario.costs)),
  };
}

function streamsOf(
  input: BusinessInput,
  products: readonly PlannedProduct[],
  loans: readonly (readonly LoanMonth[])[],
  scenario: Scenario,
): BusinessStreams {
  const byMonth = (of: (month: number) => number) =>
    Array.from({ length: monthsAhead }, (_, month) => of(month));
  const { fixed = [], equipment = [], people = [], grants = [] } = input;
  const worn = equipment.map(({ amount, month, life }) =>
    straightLine(amount, month - 1, lifeMonths(life), monthsAhead),
  );
  return {
    revenue: byMonth((month) => total(products, ({ revenue }) => revenue[month])),
    directCosts: byMonth((month) => total(products, ({ directCosts }) => directCosts[month])),
    grants: byMonth((month) => total(grants, (grant) => (grant.month === month + 1 ? grant.amount : 0))),
    wages: byMonth((month) =>
      total(people, ({ salary, from, charges }) =>
        from <= month + 1 ? salary * (1 + charges / hundred) : 0,
      ),
    ),
    fixedCosts: byMonth(
      (month) => total(fixed, ({ amount, from }) => (from <= month + 1 ? amount : 0)) * (1 + scenario.costs),
    ),
    investments: byMonth((month) =>
      total(equipment, (bought) => (bought.month === month + 1 ? bought.amount : 0)),
    ),
    depreciation: byMonth((month) => total(worn, (parts) => parts[month])),
    ownerMoney: byMonth((month) => (month === 0 ? input.ownMoney : 0)),
    loansDrawn: byMonth((month) => total(loans, (loan) => loan[month]?.drawn)),
    repaid: byMonth((month) => total(loans, (loan) => loan[month]?.repaid)),
    interest: byMonth((month) => total(loans, (loan) => loan[month]?.interest)),
  };
}

export function lifeMonths(years: number): number {
  return Math.max(1, Math.round(years * monthsOfYear));
}

function total<Item>(items: readonly Item[], of: (item: Item) => number | undefined): number {
  return items.reduce((sum, item) => sum + (of(item) ?? 0), 0);
}

function termsOf(input: BusinessInput): BusinessTerms {
  return {
    openingCash: input.openingCash,
    customerDays: input.customerDays,
    supplierDays: input.supplierDays,
    stockDays: input.stockDays,
    taxRate: input.taxRate / hundred,
    vatSales: input.vat ? (input.vatSales ?? 0) / hundred : 0,
    vatPurchases: input.vat ? (input.vatPurchases ?? 0) / hundred : 0,
  };
}

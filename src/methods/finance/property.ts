import { internalRates } from './internal-rates.ts';
import { loanSchedule } from './loans.ts';
import type { Flow } from './present-value.ts';

const monthsOfYear = 12;

/** Rates as shares, sums of the first year. Brueggeman and Fisher, Real Estate Finance and Investments, chapters on income properties. */
export interface PropertyPlan {
  readonly price: number;
  /** Taxes, notary, agent, as a share of the price. */
  readonly purchaseCosts: number;
  readonly renovation: number;
  readonly rent: number;
  readonly otherIncome: number;
  /** Share of the rent that is not received. */
  readonly vacancy: number;
  readonly fixedCosts: number;
  /** Share of what is received. */
  readonly variableCosts: number;
  readonly rentGrowth: number;
  readonly costGrowth: number;
  readonly loanShare: number;
  readonly loanRate: number;
  readonly loanYears: number;
  readonly loanFees: number;
  readonly holdingYears: number;
  readonly exit: { readonly kind: 'growth' | 'capRate'; readonly rate: number };
  readonly saleCosts: number;
}

interface PropertyYear {
  readonly year: number;
  readonly potential: number;
  readonly received: number;
  readonly costs: number;
  /** Net operating income: before debt service, depreciation and tax. */
  readonly operating: number;
  readonly interest: number;
  readonly service: number;
  readonly balance: number;
  readonly cash: number;
}

interface PropertySale {
  readonly price: number;
  readonly costs: number;
  readonly repaid: number;
  readonly net: number;
}

export interface PropertyCase {
  readonly loan: number;
  readonly equity: number;
  readonly years: readonly PropertyYear[];
  readonly sale: PropertySale;
  readonly equityFlows: readonly Flow[];
  readonly propertyFlows: readonly Flow[];
}

/** Income and costs of one year of operation, the first being one. */
function operate(plan: PropertyPlan, year: number) {
  const rise = (1 + plan.rentGrowth) ** (year - 1);
  const potential = (plan.rent + plan.otherIncome) * rise;
  const received = (plan.rent * (1 - plan.vacancy) + plan.otherIncome) * rise;
  const costs = plan.fixedCosts * (1 + plan.costGrowth) ** (year - 1) + plan.variableCosts * received;
  return { potential, received, costs, operating: received - costs };
}

/** Year by year to the sale, with money at the end of each year. */
export function propertyCase(plan: PropertyPlan): PropertyCase {
  const loan = plan.price * plan.loanShare;
  const terms = {
    amount: loan,
    rate: plan.loanRate / monthsOfYear,
    periods: Math.max(1, Math.round(plan.loanYears * monthsOfYear)),
  };
  const schedule = loan > 0 ? loanSchedule(terms) : [];
  const years = Array.from({ length: plan.holdingYears }, (_, index): PropertyYear => {
    const year = index + 1;
    const months = schedule.slice(index * monthsOfYear, year * monthsOfYear);
    const service = months.reduce((sum, { payment }) => sum + payment, 0);
    const running = operate(plan, year);
    return {
      year,
      ...running,
      interest: months.reduce((sum, { interest }) => sum + interest, 0),
      service,
      balance: months.at(-1)?.balance ?? 0,
      cash: running.operating - service,
    };
  });
  const outlay = plan.price * (1 + plan.purchaseCosts) + plan.renovation;
  const equity = outlay + plan.loanFees - loan;
  const sale = saleOf(plan, years.at(-1)?.balance ?? 0);
  const withSale = (start: number, amountOf: (year: PropertyYear) => number, received: number): Flow[] => [
    { time: 0, amount: start },
    ...years.map((year) => ({
      time: year.year,
      amount: amountOf(year) + (year.year === plan.holdingYears ? received : 0),
    })),
  ];
  return {
    loan,
    equity,
    years,
    sale,
    equityFlows: withSale(-equity, ({ cash }) => cash, sale.net),
    propertyFlows: withSale(-outlay, ({ operating }) => operating, sale.price - sale.costs),
  };
}

/** By growth of the price, or as the income of the year after is worth at a cap rate. */
function saleOf(plan: PropertyPlan, repaid: number): PropertySale {
  const price =
    plan.exit.kind === 'growth'
      ? plan.price * (1 + plan.exit.rate) ** plan.holdingYears
      : Math.max(0, operate(plan, plan.holdingYears + 1).operating / plan.exit.rate);
  const costs = price * plan.saleCosts;
  return { price, costs, repaid, net: price - costs - repaid };
}

/** As shares and multiples; null where something would be divided by nothing. */
export interface PropertyRatios {
  readonly capRate: number;
  readonly rentMultiplier: number | null;
  readonly coverage: number | null;
  readonly cashOnCash: number | null;
  readonly breakEven: number | null;
  readonly costShare: number | null;
  readonly debtYield: number | null;
  readonly equityRate: number | null;
  readonly propertyRate: number | null;
  readonly equityMultiple: number | null;
}

export function propertyRatios(plan: PropertyPlan, found: PropertyCase): PropertyRatios {
  const first = found.years[0];
  const { operating = 0, service = 0, costs = 0, received = 0, potential = 0, cash = 0 } = first ?? {};
  const over = (part: number, whole: number) => (whole > 0 ? part / whole : null);
  const back = found.equityFlows.slice(1).reduce((sum, { amount }) => sum + amount, 0);
  return {
    capRate: operating / plan.price,
    rentMultiplier: over(plan.price, plan.rent),
    coverage: over(operating, service),
    cashOnCash: over(cash, found.equity),
    breakEven: over(costs + service, potential),
    costShare: over(costs, received),
    debtYield: over(operating, found.loan),
    equityRate: onlyRate(found.equityFlows),
    propertyRate: onlyRate(found.propertyFlows),
    equityMultiple: over(back, found.equity),
  };
}

/** Several rates rank nothing, so that none is named then. */
function onlyRate(flows: readonly Flow[]): number | null {
  const rates = internalRates(flows);
  return rates.length === 1 ? (rates[0] ?? null) : null;
}

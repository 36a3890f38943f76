import { costOfEquity, leveredBeta, weightedCost } from '../../../methods/finance/cost-of-capital.ts';
import { type Flow, presentValue, yearsBetween } from '../../../methods/finance/present-value.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import type { InvestmentInput } from './fields.ts';

const hundred = 100;

/** One row in order of time. */
interface CaseRow {
  readonly time: number;
  readonly label: string;
  readonly inflow: number;
  readonly outflow: number;
}

interface Capital {
  readonly beta: number | null;
  readonly costOfEquity: number;
  readonly debtAfterTax: number;
  readonly equityShare: number;
  readonly rate: number;
}

/** Everything in shares: 0.08 is 8 %. */
export interface Case {
  readonly rows: readonly CaseRow[];
  readonly flows: readonly Flow[];
  readonly rate: number;
  readonly capital: Capital | undefined;
}

export function caseOf(input: InvestmentInput): Case {
  const rows = rowsOf(input);
  const capital = input.rateFrom === 'build' ? capitalOf(input) : undefined;
  const rate = capital?.rate ?? (input.rate ?? 0) / hundred;
  if (rate <= -0.5)
    throw new WorkFault('The cost of capital comes out far below zero. Check beta and premium.', 'beta');
  return {
    rows,
    flows: rows.map(({ time, inflow, outflow }) => ({ time, amount: inflow - outflow })),
    rate,
    capital,
  };
}

function rowsOf(input: InvestmentInput): CaseRow[] {
  if (input.timing === 'years')
    return input.flows.map(({ inflow, outflow }, time) => ({
      time,
      label: time === 0 ? 'Today' : `Year ${time}`,
      inflow,
      outflow,
    }));
  const sorted = input.flows.toSorted((one, other) => ((one.day ?? '') < (other.day ?? '') ? -1 : 1));
  const first = sorted[0]?.day ?? '';
  return sorted.map(({ day = first, inflow, outflow }) => ({
    time: yearsBetween(first, day),
    label: day,
    inflow,
    outflow,
  }));
}

function capitalOf(input: InvestmentInput): Capital {
  const equity = input.equityValue ?? 0;
  const debt = input.debtValue ?? 0;
  const taxRate = (input.taxRate ?? 0) / hundred;
  const beta = betaOf(input, equity, debt, taxRate);
  const own =
    beta === null
      ? (input.equityCost ?? 0) / hundred
      : costOfEquity(
          (input.riskFree ?? 0) / hundred,
          beta,
          (input.premium ?? 0) / hundred,
          (input.ownPremium ?? 0) / hundred,
        );
  const costOfDebt = (input.debtCost ?? 0) / hundred;
  return {
    beta,
    costOfEquity: own,
    debtAfterTax: costOfDebt * (1 - taxRate),
    equityShare: equity / (equity + debt),
    rate: weightedCost({ equity, debt, costOfEquity: own, costOfDebt, taxRate }),
  };
}

function betaOf(input: InvestmentInput, equity: number, debt: number, taxRate: number): number | null {
  if (input.equityFrom !== 'capm') return null;
  const beta = input.beta ?? 1;
  if (input.betaOf !== 'asset') return beta;
  if (equity === 0)
    throw new WorkFault('Without equity a beta cannot be levered. Enter its value.', 'equityValue');
  return leveredBeta(beta, debt / equity, taxRate);
}

/** Changes to the drivers as shares; the rate's is added. */
export interface Changes {
  readonly inflows: number;
  readonly outflows: number;
  readonly initial: number;
  readonly rate: number;
}

export const noChanges: Changes = { inflows: 0, outflows: 0, initial: 0, rate: 0 };

/** The net present value when the drivers change. */
export function valueWith({ rows, rate }: Case, changes: Changes): number {
  const flows = rows.map(({ time, inflow, outflow }, index) => ({
    time,
    amount:
      inflow * (1 + changes.inflows) - outflow * (1 + (index === 0 ? changes.initial : changes.outflows)),
  }));
  // A rate that falls below zero in a trial is held there.
  return presentValue(flows, Math.max(0, rate + changes.rate));
}

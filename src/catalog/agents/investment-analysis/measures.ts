import { internalRates } from '../../../methods/finance/internal-rates.ts';
import {
  equivalentAnnual,
  modifiedRate,
  paybackTime,
  presentValue,
} from '../../../methods/finance/present-value.ts';
import type { Case } from './case.ts';
import type { InvestmentInput } from './fields.ts';

const hundred = 100;

/** Rates in points, times in years; null where there is none. */
export interface Measures {
  readonly npv: number;
  readonly rates: readonly number[];
  readonly mirr: number | null;
  readonly payback: number | null;
  readonly discountedPayback: number | null;
  /** Value of what comes in for each unit that goes out. */
  readonly profitability: number | null;
  readonly annual: number | null;
  readonly years: number;
}

export function measuresOf({ rows, flows, rate }: Case, input: InvestmentInput): Measures {
  const npv = presentValue(flows, rate);
  const paidOut = presentValue(
    rows.map(({ time, outflow }) => ({ time, amount: outflow })),
    rate,
  );
  const years = flows.at(-1)?.time ?? 0;
  const modified = modifiedRate(
    flows,
    input.financeRate === undefined ? rate : input.financeRate / hundred,
    input.reinvestRate === undefined ? rate : input.reinvestRate / hundred,
  );
  return {
    npv,
    rates: internalRates(flows).map((internal) => internal * hundred),
    mirr: modified === undefined ? null : modified * hundred,
    payback: paybackTime(flows) ?? null,
    discountedPayback: paybackTime(flows, rate) ?? null,
    profitability: paidOut > 0 ? (npv + paidOut) / paidOut : null,
    annual: years > 0 ? equivalentAnnual(npv, rate, years) : null,
    years,
  };
}

/** How many times the flows change their sign: no more rates of return can there be above −100 % (Descartes). */
export function signChanges({ flows }: Case): number {
  const signs = flows.map(({ amount }) => Math.sign(amount)).filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

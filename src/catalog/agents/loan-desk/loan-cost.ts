import {
  levelPayment,
  loanSchedule,
  ratePerPeriod,
  type SchedulePeriod,
} from '../../../methods/finance/loans.ts';

const hundred = 100;

export interface LoanCost {
  readonly payment: number;
  readonly schedule: readonly SchedulePeriod[];
  readonly paid: number;
  readonly interest: number;
  /** In points a year, with fees; null when nothing is received after them. */
  readonly apr: number | null;
}

export interface LoanQuestion {
  readonly amount: number;
  readonly rate: number;
  readonly years: number;
  readonly fees: number;
  readonly extra: number;
  readonly perYear: number;
}

/** What one loan costs from its first to its last payment. */
export function costOf({ amount, rate, years, fees, extra, perYear }: LoanQuestion): LoanCost {
  const terms = { amount, rate: rate / hundred / perYear, periods: Math.max(1, Math.round(years * perYear)) };
  const schedule = loanSchedule(terms, extra);
  const payments = schedule.map(({ payment }) => payment);
  const paid = payments.reduce((sum, payment) => sum + payment, 0);
  const perPeriod = ratePerPeriod(amount - fees, payments);
  return {
    payment: levelPayment(terms),
    schedule,
    paid,
    interest: paid - amount,
    apr: perPeriod === undefined ? null : perPeriod * perYear * hundred,
  };
}

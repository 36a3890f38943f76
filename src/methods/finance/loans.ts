import { findRoot } from '../solve/find-root.ts';

export interface LoanTerms {
  readonly amount: number;
  /** Per period, as a share: 0.005 is half a per cent a month. */
  readonly rate: number;
  readonly periods: number;
}

/** The level payment of a loan in arrears: amount · i / (1 − (1 + i)^−n). */
export function levelPayment({ amount, rate, periods }: LoanTerms): number {
  if (rate === 0) return amount / periods;
  return (amount * rate) / -Math.expm1(-periods * Math.log1p(rate));
}

export interface SchedulePeriod {
  readonly period: number;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

/** Smaller than half of the smallest coin: nothing is left to pay. */
const nothing = 0.005;

/** Period by period, with what is paid beyond the level payment; it ends as soon as the loan is paid off. */
export function loanSchedule(terms: LoanTerms, extra = 0): SchedulePeriod[] {
  const regular = levelPayment(terms);
  const schedule: SchedulePeriod[] = [];
  let balance = terms.amount;
  for (let period = 1; period <= terms.periods && balance > nothing; period += 1) {
    const interest = balance * terms.rate;
    const due = period === terms.periods ? balance + interest : regular + extra;
    const payment = Math.min(due, balance + interest);
    const principal = payment - interest;
    balance = Math.max(0, balance - principal);
    schedule.push({ period, payment, interest, principal, balance: balance > nothing ? balance : 0 });
  }
  return schedule;
}

/**
 * The rate per period at which payments are worth what was handed over: what laws call the annual percentage rate, times the periods of a year
 * (Regulation Z, appendix J, 12 CFR 1026). Undefined when less is paid back than was received.
 */
export function ratePerPeriod(received: number, payments: readonly number[]): number | undefined {
  const worth = (rate: number) =>
    payments.reduce((sum, payment, index) => sum + payment / (1 + rate) ** (index + 1), -received);
  return findRoot(worth, 0, 1) ?? findRoot(worth, 1, 1_000);
}

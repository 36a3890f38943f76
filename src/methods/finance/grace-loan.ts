import { levelPayment } from './loans.ts';

export interface GraceLoan {
  readonly amount: number;
  /** A year, as a share. */
  readonly rate: number;
  /** From the month in which it is paid out to the last payment. */
  readonly termMonths: number;
  /** Months at the beginning in which only interest is paid; fewer than the term. */
  readonly graceMonths: number;
  /** The month in which it is paid out, counted from zero. */
  readonly month: number;
}

export interface LoanMonth {
  readonly drawn: number;
  readonly interest: number;
  readonly repaid: number;
  readonly balance: number;
}

const monthsOfYear = 12;

/** The level payment after the grace months, in arrears. */
export function paymentAfterGrace({ amount, rate, termMonths, graceMonths }: GraceLoan): number {
  return levelPayment({ amount, rate: rate / monthsOfYear, periods: termMonths - graceMonths });
}

/** A loan month by month: interest on what was owed the month before, and after the grace months the rest of the level payment as repayment. */
export function graceLoanMonths(loan: GraceLoan, periods: number): LoanMonth[] {
  const payment = paymentAfterGrace(loan);
  let balance = 0;
  return Array.from({ length: periods }, (_, period) => {
    const age = period - loan.month;
    const interest = (balance * loan.rate) / monthsOfYear;
    const drawn = age === 0 ? loan.amount : 0;
    let repaid = 0;
    if (age === loan.termMonths) repaid = balance;
    else if (age > loan.graceMonths && age < loan.termMonths) repaid = Math.min(balance, payment - interest);
    balance += drawn - repaid;
    return { drawn, interest, repaid, balance };
  });
}

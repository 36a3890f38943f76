import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { YearFigures } from './plan-figures.ts';

const hundred = 100;
const monthsOfBurn = 3;

export interface YearRatios {
  readonly grossMargin: number | null;
  readonly netMargin: number | null;
  readonly current: number | null;
  readonly quick: number | null;
  readonly debtService: number | null;
  readonly runway: number | null;
  readonly returnOnAssets: number | null;
}

/** In percent where it is a share; null where there is nothing to divide by. */
export function ratiosOf(
  year: YearFigures,
  before: YearFigures | undefined,
  openingCash: number,
): YearRatios {
  const { profit, end, months, repaid } = year;
  const { balance } = end;
  // Instalments of the coming year are not known beyond the plan: those of the past year stand for them.
  const dueSoon =
    balance.payables + balance.vatPayable + balance.taxPayable + Math.min(balance.loans, repaid);
  const quickAssets = balance.cash + balance.receivables + balance.vatRefund;
  const service = profit.interest + repaid;
  const last = months.slice(-monthsOfBurn);
  const burn = -last.reduce((sum, { cash }) => sum + cash.operating - cash.repaid, 0) / monthsOfBurn;
  const assets = (balance.assets + (before?.end.balance.assets ?? openingCash)) / 2;
  return {
    grossMargin: share(profit.grossProfit, profit.revenue),
    netMargin: share(profit.netProfit, profit.revenue),
    current: quotient(quickAssets + balance.stock, dueSoon),
    quick: quotient(quickAssets, dueSoon),
    debtService: quotient(profit.beforeDepreciation - profit.tax, service),
    runway: burn > 0 && balance.cash > 0 ? balance.cash / burn : null,
    returnOnAssets: share(profit.netProfit, assets),
  };
}

/** Sums below a cent are remainders of reckoning. */
const nothing = 0.01;

function quotient(part: number, whole: number): number | null {
  return whole > nothing ? part / whole : null;
}

function share(part: number, whole: number): number | null {
  const found = quotient(part, whole);
  return found === null ? null : found * hundred;
}

const amount = (value: number, as: 'percent' | 'times' | 'number') =>
  writeAmount(Math.round(value * 10) / 10, as);

/** What each ratio says about this business, by its first year. */
export function meaningOf(ratio: keyof YearRatios, first: YearRatios, last: YearRatios): string {
  const value = first[ratio];
  switch (ratio) {
    case 'grossMargin':
      return value === null
        ? 'Nothing is sold in the first year.'
        : `Of each 100 taken, ${writeAmount(Math.round(value), 'whole')} are left after direct costs to pay people, rent and the bank.`;
    case 'netMargin':
      if (value === null) return 'Nothing is sold in the first year.';
      return value < 0
        ? `The first year ends with a loss${(last.netMargin ?? -1) > 0 ? `; by the third ${amount(last.netMargin ?? 0, 'percent')} of sales stay` : ', and so does the third'}.`
        : `${amount(value, 'percent')} of the first year’s sales stay after everything.`;
    case 'current':
      if (value === null) return 'Nothing falls due within a year.';
      return value < 1
        ? 'Less is at hand than falls due within a year: bills would have to wait.'
        : `For each 1 that falls due within a year, ${amount(value, 'number')} are at hand.`;
    case 'quick':
      if (value === null) return 'Nothing falls due within a year.';
      return value < 1
        ? 'Without selling stock, what falls due could not be paid.'
        : 'What falls due can be paid without selling stock.';
    case 'debtService':
      if (value === null) return 'There is no loan to serve.';
      if (value < 0)
        return 'The business does not yet earn what the bank is owed: instalments are paid from savings.';
      return value < 1.2
        ? `The business earns ${amount(value, 'times')} what the bank is owed in the year; banks ask for 1.2 or more.`
        : `The business earns ${amount(value, 'times')} what the bank is owed in the year, above the usual 1.2.`;
    case 'runway':
      return value === null
        ? 'Cash does not shrink at the end of the first year, or there is none.'
        : `At the pace of the last three months cash lasts for ${amount(value, 'number')} more months.`;
    case 'returnOnAssets':
      return value === null
        ? 'There are no assets to earn on.'
        : `Everything that is tied up in the business earns ${amount(value, 'percent')} in the first year.`;
  }
}

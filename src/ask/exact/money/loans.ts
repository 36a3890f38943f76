import { levelPayment, loanSchedule } from '../../../methods/finance/loans.ts';
import { counted, decimalOf, figure, writeMoney } from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer, type ExactTable } from '../exact-answer.ts';
import { QuestionParts, wordSet } from '../question-parts.ts';

const about =
  /\b(?:loan|mortgage|borrow|borrowing|borrowed|credit|repay|instal?lments?|monthly payments?|financed?)\b/;
const words = wordSet(
  "a an the of on for with and is are what what's whats how much many would will be my our i we do does have to pay paid back over in at per year years yearly annual annually month months monthly pa p.a p a each every rate interest fixed payment payments installment installments instalment instalments repayment repayments repay loan loans mortgage house home car credit borrow borrowing borrowed if take out took off it cost costs total term taking get buy finance financed amount about",
);
const mostPeriods = 1_200;

/** The level payment of a loan that is paid off month by month. */
export function answerLoan({ text }: AskedQuestion): ExactAnswer | undefined {
  if (!about.test(text)) return undefined;
  const parts = new QuestionParts(text);
  const rate = parts.take('{percent}');
  const years = parts.take('{number}[ -]?(?:years?|yrs?|yr|y)\\b');
  const months = parts.take('{number}[ -]?(?:months?|mths?|mo)\\b');
  const amount = parts.take('{money}');
  if (amount === undefined || (years === undefined && months === undefined) || !parts.leavesOnly(words))
    return undefined;
  const periods = decimalOf(years ?? 0)
    .times(12)
    .plus(months ?? 0);
  if (rate === undefined)
    return cannot(
      `Tell me the interest rate a year as well, for example: loan of ${figure(amount)} at 4% for ${figure(periods)} months`,
    );
  if (amount.lte(0) || rate.lt(0) || rate.gt(1_000))
    return cannot('A loan needs an amount above zero and a rate from 0% on.');
  if (!periods.isInteger() || periods.lt(1) || periods.gt(mostPeriods))
    return cannot(`A loan runs for whole months, ${figure(mostPeriods)} of them at most.`);
  const terms = { amount: Number(amount), rate: Number(rate) / 1_200, periods: Number(periods) };
  const payment = decimalOf(levelPayment(terms).toPrecision(14));
  const total = payment.times(periods);
  return {
    kind: 'finance',
    understood: `the monthly payment of a loan of ${figure(amount)} at ${figure(rate)}% a year over ${counted(periods, 'month')}`,
    answer: `${writeMoney(payment)} a month; ${writeMoney(total)} altogether, of which ${writeMoney(total.minus(amount))} is interest`,
    value: Number(payment),
    steps: [
      `Rate a month: i = ${figure(rate)}% / 12 = ${figure(rate.div(12), 6)}%`,
      `Payment = amount × i / (1 − (1 + i)^−n) with n = ${figure(periods)}`,
      'Paid at the end of each month; fees are not counted.',
    ],
    table: yearsOf(terms),
  };
}

function yearsOf(terms: {
  readonly amount: number;
  readonly rate: number;
  readonly periods: number;
}): ExactTable {
  const schedule = loanSchedule(terms);
  const rows: string[][] = [];
  for (let start = 0; start < schedule.length; start += 12) {
    const year = schedule.slice(start, start + 12);
    const sum = (part: 'payment' | 'interest' | 'principal') =>
      writeMoney(decimalOf(year.reduce((total, period) => total + period[part], 0).toFixed(4)));
    rows.push([
      String(start / 12 + 1),
      sum('payment'),
      sum('interest'),
      sum('principal'),
      writeMoney(decimalOf((year.at(-1)?.balance ?? 0).toFixed(4))),
    ]);
  }
  return { columns: ['Year', 'Paid', 'Interest', 'Paid off', 'Still owed'], rows };
}

import { showMoney, showNumber } from '../parts/number-text.ts';
import type { Calculation } from './calculation.ts';
import { InputFault } from './calculation.ts';

const cents = (value: number) => Math.round(value * 100) / 100;

export interface LoanMonth {
  readonly month: number;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

/** The level payment that pays a loan back in so many months. */
export function monthlyPayment(amount: number, yearlyPercent: number, months: number): number {
  const rate = yearlyPercent / 1200;
  return rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
}

/** Every month of a loan, in whole cents; the last payment settles what rounding left. */
export function amortize(amount: number, yearlyPercent: number, months: number, extra = 0): LoanMonth[] {
  const payment = cents(monthlyPayment(amount, yearlyPercent, months)) + extra;
  const schedule: LoanMonth[] = [];
  let balance = cents(amount);
  for (let month = 1; month <= months && balance > 0; month += 1) {
    const interest = cents((balance * yearlyPercent) / 1200);
    const due = cents(balance + interest);
    const paid = month === months ? due : Math.min(payment, due);
    balance = cents(due - paid);
    schedule.push({ month, payment: paid, interest, principal: cents(paid - interest), balance });
  }
  return schedule;
}

export const loan: Calculation = {
  id: 'loan',
  title: 'Loan and mortgage',
  formula: 'payment = amount × r ÷ (1 − (1 + r)⁻ⁿ), with r the monthly rate and n the number of months',
  inputs: [
    { kind: 'number', name: 'amount', label: 'Loan amount', start: '200000', min: 0.01 },
    { kind: 'number', name: 'rate', label: 'Interest rate (% per year)', start: '6', min: 0, max: 100 },
    { kind: 'number', name: 'years', label: 'Loan term (years)', start: '30', min: 0.0834, max: 50 },
    { kind: 'number', name: 'extra', label: 'Extra payment per month', start: '0', min: 0 },
  ],
  calculate(given) {
    const amount = given.number('amount');
    const rate = given.number('rate');
    const months = Math.round(given.number('years') * 12);
    const extra = given.number('extra');
    const payment = monthlyPayment(amount, rate, months);
    const schedule = amortize(amount, rate, months, extra);
    const interest = schedule.reduce((sum, month) => sum + month.interest, 0);
    return {
      results: [
        { label: 'Monthly payment', value: showMoney(payment + extra) },
        { label: 'Total interest', value: showMoney(interest) },
        { label: 'Total paid', value: showMoney(amount + interest) },
        { label: 'Payments', value: `${schedule.length} months` },
      ],
      working: [
        `Monthly rate r = ${showNumber(rate)}% ÷ 12 = ${showNumber(rate / 12, 4)}%`,
        `Number of payments n = ${months}`,
        rate === 0
          ? `Payment = ${showMoney(amount)} ÷ ${months} = ${showMoney(payment)}`
          : `Payment = ${showMoney(amount)} × r ÷ (1 − (1 + r)⁻ⁿ) = ${showMoney(payment)}`,
      ],
      table: {
        title: 'Amortization schedule',
        columns: ['Month', 'Payment', 'Interest', 'Principal', 'Balance'],
        rows: schedule.map((one) => [
          String(one.month),
          showMoney(one.payment),
          showMoney(one.interest),
          showMoney(one.principal),
          showMoney(one.balance),
        ]),
      },
    };
  },
};

const compounding: Readonly<Record<string, number>> = { Monthly: 12, Quarterly: 4, Yearly: 1, Daily: 365 };

/** What savings grow to; deposits are made at the end of each month. */
export function futureValue(
  start: number,
  deposit: number,
  yearlyPercent: number,
  timesPerYear: number,
  years: number,
): number {
  const growth = (1 + yearlyPercent / 100 / timesPerYear) ** (timesPerYear * years);
  const monthly = (1 + yearlyPercent / 100 / timesPerYear) ** (timesPerYear / 12) - 1;
  const months = years * 12;
  const deposits = monthly === 0 ? deposit * months : (deposit * ((1 + monthly) ** months - 1)) / monthly;
  return start * growth + deposits;
}

export const savings: Calculation = {
  id: 'savings',
  title: 'Compound interest and savings',
  formula: 'value = start × (1 + r ÷ n)ⁿᵗ + the deposits, each with the interest of its own time',
  inputs: [
    { kind: 'number', name: 'start', label: 'Starting amount', start: '1000', min: 0 },
    { kind: 'number', name: 'deposit', label: 'Monthly deposit', start: '100', min: 0 },
    { kind: 'number', name: 'rate', label: 'Interest rate (% per year)', start: '5', min: 0, max: 100 },
    { kind: 'number', name: 'years', label: 'Years', start: '10', min: 1, max: 60 },
    { kind: 'choice', name: 'times', label: 'Compounding', options: Object.keys(compounding) },
  ],
  calculate(given) {
    const start = given.number('start');
    const deposit = given.number('deposit');
    const rate = given.number('rate');
    const years = Math.round(given.number('years'));
    const times = compounding[given.text('times')] ?? 12;
    const value = (after: number) => futureValue(start, deposit, rate, times, after);
    const paid = (after: number) => start + deposit * 12 * after;
    return {
      results: [
        { label: 'Final value', value: showMoney(value(years)) },
        { label: 'Paid in', value: showMoney(paid(years)) },
        { label: 'Interest earned', value: showMoney(value(years) - paid(years)) },
      ],
      working: [
        `Interest per period = ${showNumber(rate)}% ÷ ${times} = ${showNumber(rate / times, 4)}%, ${times * years} periods`,
        `Start grows to ${showMoney(futureValue(start, 0, rate, times, years))}`,
        `Deposits grow to ${showMoney(futureValue(0, deposit, rate, times, years))}`,
      ],
      table: {
        title: 'Year by year',
        columns: ['Year', 'Paid in', 'Interest', 'Value'],
        rows: Array.from({ length: years }, (_, index) => [
          String(index + 1),
          showMoney(paid(index + 1)),
          showMoney(value(index + 1) - paid(index + 1)),
          showMoney(value(index + 1)),
        ]),
      },
    };
  },
};

export const returns: Calculation = {
  id: 'returns',
  title: 'Return on investment',
  formula: 'return = (final value − invested) ÷ invested; per year = (final ÷ invested)^(1 ÷ years) − 1',
  inputs: [
    { kind: 'number', name: 'invested', label: 'Amount invested', start: '10000', min: 0.01 },
    { kind: 'number', name: 'final', label: 'Final value', start: '14500', min: 0 },
    { kind: 'number', name: 'years', label: 'Years', start: '3', min: 0.01, max: 100 },
  ],
  calculate(given) {
    const invested = given.number('invested');
    const final = given.number('final');
    const years = given.number('years');
    const whole = ((final - invested) / invested) * 100;
    const yearly = ((final / invested) ** (1 / years) - 1) * 100;
    return {
      results: [
        { label: 'Return on investment', value: `${showNumber(whole, 2)}%` },
        { label: 'Per year', value: `${showNumber(yearly, 2)}%` },
        { label: 'Gain', value: showMoney(final - invested) },
      ],
      working: [
        `(${showMoney(final)} − ${showMoney(invested)}) ÷ ${showMoney(invested)} = ${showNumber(whole, 2)}%`,
      ],
    };
  },
};

export const breakEven: Calculation = {
  id: 'break-even',
  title: 'Break-even point',
  formula: 'units = fixed costs ÷ (price − variable cost per unit)',
  inputs: [
    { kind: 'number', name: 'fixed', label: 'Fixed costs', start: '5000', min: 0 },
    { kind: 'number', name: 'price', label: 'Price per unit', start: '25', min: 0.01 },
    { kind: 'number', name: 'variable', label: 'Variable cost per unit', start: '15', min: 0 },
  ],
  calculate(given) {
    const fixed = given.number('fixed');
    const price = given.number('price');
    const variable = given.number('variable');
    if (price <= variable)
      throw new InputFault(
        'price',
        'The price must be higher than the variable cost, or nothing is ever earned.',
      );
    const units = Math.ceil(fixed / (price - variable));
    return {
      results: [
        { label: 'Break-even units', value: showNumber(units) },
        { label: 'Revenue at that point', value: showMoney(units * price) },
      ],
      working: [
        `${showMoney(fixed)} ÷ (${showMoney(price)} − ${showMoney(variable)}) = ${showNumber(fixed / (price - variable), 2)}, rounded up`,
      ],
    };
  },
};

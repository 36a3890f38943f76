import { showMoney, showNumber } from '../parts/number-text.ts';
import type { Calculation } from './calculation.ts';
import { InputFault } from './calculation.ts';

export interface Bracket {
  /** Income above this is taxed with the rate, up to where the next bracket begins. */
  readonly from: number;
  readonly percent: number;
}

/** The tax of each bracket: only the part of the income that lies in it is taxed with its rate. */
export function taxByBracket(income: number, brackets: readonly Bracket[]): readonly number[] {
  return brackets.map(({ from, percent }, index) => {
    const to = brackets[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return (Math.max(0, Math.min(income, to) - from) * percent) / 100;
  });
}

export const tax: Calculation = {
  id: 'tax',
  title: 'Income tax',
  formula: 'Each part of the taxable income is taxed with the rate of the bracket it lies in.',
  inputs: [
    { kind: 'number', name: 'income', label: 'Yearly income', start: '60000', min: 0 },
    { kind: 'number', name: 'deductions', label: 'Deductions', start: '10000', min: 0 },
    {
      kind: 'rows',
      name: 'brackets',
      label: 'Tax brackets (an example: enter those that apply to you)',
      columns: [
        { label: 'Income from', kind: 'number' },
        { label: 'Rate (%)', kind: 'number' },
      ],
      start: [
        ['0', '10'],
        ['12000', '15'],
        ['40000', '25'],
        ['90000', '35'],
      ],
    },
  ],
  calculate(given) {
    const income = given.number('income');
    const taxable = Math.max(0, income - given.number('deductions'));
    const brackets = given
      .rows('brackets')
      .map((_, row) => ({ from: given.cell('brackets', row, 0), percent: given.cell('brackets', row, 1) }))
      .toSorted((a, b) => a.from - b.from);
    if (brackets.length === 0) throw new InputFault('brackets', 'Enter at least one tax bracket.');
    const parts = taxByBracket(taxable, brackets);
    const total = parts.reduce((sum, part) => sum + part, 0);
    return {
      results: [
        { label: 'Income tax', value: showMoney(total) },
        { label: 'Income after tax', value: showMoney(income - total) },
        { label: 'Effective rate', value: `${income === 0 ? 0 : showNumber((total / income) * 100, 2)}%` },
        { label: 'Taxable income', value: showMoney(taxable) },
      ],
      working: brackets
        .map(
          ({ from, percent }, index) =>
            `From ${showMoney(from)} at ${showNumber(percent)}%: ${showMoney(parts[index] ?? 0)}`,
        )
        .slice(0, 20),
    };
  },
};

export const salary: Calculation = {
  id: 'salary',
  title: 'Salary and hourly pay',
  formula: 'yearly pay = hourly pay × hours per week × weeks per year',
  inputs: [
    { kind: 'number', name: 'amount', label: 'Pay', start: '25', min: 0 },
    { kind: 'choice', name: 'per', label: 'Per', options: ['Hour', 'Month', 'Year'] },
    { kind: 'number', name: 'hours', label: 'Hours per week', start: '40', min: 1, max: 168 },
    { kind: 'number', name: 'weeks', label: 'Paid weeks per year', start: '52', min: 1, max: 53 },
  ],
  calculate(given) {
    const amount = given.number('amount');
    const hours = given.number('hours') * given.number('weeks');
    const per = given.text('per');
    const yearly = per === 'Year' ? amount : per === 'Month' ? amount * 12 : amount * hours;
    return {
      results: [
        { label: 'Per year', value: showMoney(yearly) },
        { label: 'Per month', value: showMoney(yearly / 12) },
        { label: 'Per week', value: showMoney(yearly / given.number('weeks')) },
        { label: 'Per hour', value: showMoney(yearly / hours) },
      ],
      working: [
        `${given.text('hours')} hours × ${given.text('weeks')} weeks = ${showNumber(hours)} hours a year`,
      ],
    };
  },
};

/** Kilograms of carbon dioxide for one unit; averages that people replace by their own. */
const factors: readonly (readonly [string, string, string])[] = [
  ['Car, km per year', '8000', '0.17'],
  ['Electricity, kWh per year', '2500', '0.4'],
  ['Natural gas, kWh per year', '6000', '0.2'],
  ['Flights, km per year', '3000', '0.2'],
];

export const carbon: Calculation = {
  id: 'carbon',
  title: 'Carbon footprint',
  formula: 'footprint = sum of amount × kilograms of CO₂ per unit',
  inputs: [
    {
      kind: 'rows',
      name: 'sources',
      label: 'Sources (the factors are averages: replace them by your own)',
      columns: [
        { label: 'Source', kind: 'text' },
        { label: 'Amount', kind: 'number' },
        { label: 'kg CO₂ per unit', kind: 'number' },
      ],
      start: factors,
    },
  ],
  calculate(given) {
    const parts = given.rows('sources').map(([source = ''], row) => ({
      source,
      kilograms: given.cell('sources', row, 1) * given.cell('sources', row, 2),
    }));
    const total = parts.reduce((sum, { kilograms }) => sum + kilograms, 0);
    return {
      results: [
        { label: 'Carbon footprint', value: `${showNumber(total / 1000, 2)} t CO₂ a year` },
        { label: 'Per month', value: `${showNumber(total / 12, 1)} kg CO₂` },
      ],
      working: parts.map(
        ({ source, kilograms }) =>
          `${source}: ${showNumber(kilograms, 1)} kg (${total === 0 ? 0 : showNumber((kilograms / total) * 100, 0)}%)`,
      ),
    };
  },
};

import type { Figure, Part } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { RetirementInput } from './fields.ts';
import type { AgeRow, Change, Outcome, RuleRow } from './outcome.ts';

const rowsOnScreen = 12;

export function figuresOf(input: RetirementInput, outcome: Outcome): Figure[] {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const points = (value: number | null) => writeAmount(value, 'percent');
  return [
    {
      label: `Essential spending covered to ${input.endAge}`,
      value: outcome.success,
      as: 'percent',
      against: `goal ${points(input.goal)}`,
      tone: outcome.success >= input.goal ? 'good' : 'bad',
    },
    { label: 'Never runs dry', value: outcome.lasts, as: 'percent', against: 'wish met from savings' },
    {
      label: 'Safe spending a year',
      value: outcome.safe,
      as: 'money',
      against: `wish ${money(input.spending)}`,
      tone: outcome.safe >= input.spending ? 'good' : 'bad',
    },
    {
      label: 'Safe withdrawal rate',
      value: outcome.safeRate,
      as: 'percent',
      against: `wish ${points(outcome.firstRate)}`,
    },
    {
      label: 'Savings at retirement',
      value: outcome.atRetirement,
      as: 'money',
      against: 'middle, money of today',
    },
    {
      label: `Left at ${input.endAge}`,
      value: outcome.endMiddle,
      as: 'money',
      against: `one in ten below ${money(outcome.endLow)}`,
    },
  ];
}

export function chartsOf(rows: readonly AgeRow[]): Part[] {
  return [
    {
      kind: 'chart',
      title: 'Savings by age, in money of today',
      chart: 'line',
      category: { key: 'age', label: 'Age' },
      series: [
        { key: 'high', label: 'One in ten has more' },
        { key: 'middle', label: 'Middle' },
        { key: 'low', label: 'One in ten has less' },
      ],
      rows: rows.map(({ age, low, middle, high }) => ({ age: String(age), low, middle, high })),
      as: 'money',
    },
    {
      kind: 'chart',
      title: 'Essential spending covered so far',
      chart: 'area',
      category: { key: 'age', label: 'Age' },
      series: [{ key: 'success', label: 'Share of lives' }],
      rows: rows.map(({ age, success }) => ({ age: String(age), success })),
      as: 'percent',
    },
  ];
}

export function ageTable(rows: readonly AgeRow[]): Part {
  const step = Math.max(1, Math.ceil((rows.length - 1) / (rowsOnScreen - 1)));
  return {
    kind: 'table',
    title: 'By age',
    columns: [
      { key: 'age', label: 'Age', as: 'whole' },
      { key: 'low', label: 'Savings, one in ten below', as: 'money' },
      { key: 'middle', label: 'Savings, middle', as: 'money' },
      { key: 'high', label: 'Savings, one in ten above', as: 'money' },
      { key: 'spendingMiddle', label: 'Spending, middle', as: 'money' },
      { key: 'spendingLow', label: 'Spending, one in ten below', as: 'money' },
      { key: 'success', label: 'Covered so far', as: 'percent' },
    ],
    rows: rows
      .filter((_, index) => index % step === 0 || index === rows.length - 1)
      .map(({ age, low, middle, high, spendingMiddle, spendingLow, success }) => ({
        age,
        low,
        middle,
        high,
        spendingMiddle,
        spendingLow,
        success,
      })),
    note: 'Money of today at the start of each year of age. Every year is in the workbook.',
  };
}

export function ruleTable(rules: readonly RuleRow[]): Part {
  return {
    kind: 'table',
    title: 'Ways to withdraw, through the same lives',
    columns: [
      { key: 'name', label: 'Rule', as: 'text' },
      { key: 'success', label: 'Essential covered', as: 'percent' },
      { key: 'lasts', label: 'Never runs dry', as: 'percent' },
      { key: 'spendingMiddle', label: 'Mean spending, middle life', as: 'money' },
      { key: 'spendingWorst', label: 'Worst year, one in ten below', as: 'money' },
      { key: 'endMiddle', label: 'Left at the end, middle', as: 'money' },
    ],
    rows: rules.map(({ name, success, lasts, spendingMiddle, spendingWorst, endMiddle }) => ({
      name,
      success,
      lasts,
      spendingMiddle,
      spendingWorst,
      endMiddle,
    })),
    note: 'Rules that were not chosen run with 4 % of what is there, and a floor of 85 % and a ceiling of 120 %, unless you entered others.',
  };
}

export function changeTable(changes: readonly Change[], success: number): Part {
  return {
    kind: 'table',
    title: 'What would change the chance',
    columns: [
      { key: 'name', label: 'One thing changed', as: 'text' },
      { key: 'success', label: 'Essential covered', as: 'percent' },
      { key: 'gain', label: 'Points more or less', as: 'number' },
    ],
    rows: changes
      .toSorted((one, other) => other.success - one.success)
      .map(({ name, success: changed }) => ({ name, success: changed, gain: changed - success })),
  };
}

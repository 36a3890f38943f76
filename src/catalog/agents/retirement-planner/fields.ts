import { currencyField } from '../../agent-desk/currencies.ts';
import type { Draft, Fields, Input } from '../../agent-desk/fields.ts';

const isPercentage = (draft: Draft) => draft.rule === 'percentage';
const isBetween = (draft: Draft) => draft.rule === 'floorCeiling';

export const fields = {
  currency: currencyField,
  age: { kind: 'number', label: 'Age today', min: 16, max: 100, whole: true },
  retireAge: {
    kind: 'number',
    label: 'Retire at',
    help: 'The age at which contributions end and withdrawals begin. Retired already: the age of today.',
    min: 16,
    max: 100,
    whole: true,
  },
  endAge: {
    kind: 'number',
    label: 'Plan until',
    help: 'The birthday up to which the money must last. Half of all people live longer than their life expectancy: 95 is a cautious choice.',
    min: 40,
    max: 115,
    whole: true,
  },
  savings: {
    kind: 'money',
    label: 'Savings today',
    help: 'What is invested for retirement, without the home.',
    min: 0,
  },
  contribution: {
    kind: 'money',
    label: 'Saved each year until then',
    help: 'With what the employer adds. In money of today: it rises with prices.',
    min: 0,
  },
  contributionGrowth: {
    kind: 'percent',
    label: 'Rises a year beyond inflation',
    min: -10,
    max: 15,
  },
  spending: {
    kind: 'money',
    label: 'Spending a year in retirement',
    help: 'In money of today, taxes included, pensions not yet taken off.',
    min: 0,
  },
  essential: {
    kind: 'money',
    label: 'Of it, what cannot be cut',
    help: 'A year in which less can be spent counts as failed.',
    min: 0,
  },
  incomes: {
    kind: 'table',
    label: 'Pensions and other income for life',
    help: 'A year, in money of today, after tax. What is not indexed stays the same sum and melts with prices.',
    row: 'income',
    optional: true,
    maxRows: 10,
    columns: {
      name: { kind: 'text', label: 'Income', maxLength: 60 },
      fromAge: { kind: 'number', label: 'From age', min: 16, max: 115, whole: true },
      amount: { kind: 'money', label: 'A year', min: 0 },
      indexed: { kind: 'switch', label: 'Rises with prices' },
    },
  },
  meanWorking: {
    kind: 'percent',
    label: 'Mean return a year until retirement',
    help: 'Before inflation and fees: the arithmetic mean. A mix of mostly shares has earned 6 to 8 % over long times in developed markets, which promises nothing.',
    min: -5,
    max: 25,
  },
  deviationWorking: {
    kind: 'percent',
    label: 'Volatility until retirement',
    help: 'Shares 15 to 20 %, a balanced mix about 10 %.',
    min: 0,
    max: 60,
  },
  meanRetired: { kind: 'percent', label: 'Mean return a year in retirement', min: -5, max: 25 },
  deviationRetired: { kind: 'percent', label: 'Volatility in retirement', min: 0, max: 60 },
  fees: {
    kind: 'percent',
    label: 'Fees a year',
    help: 'Of funds, advice and custody together.',
    min: 0,
    max: 5,
  },
  inflation: { kind: 'percent', label: 'Mean inflation a year', min: -2, max: 40 },
  deviationInflation: { kind: 'percent', label: 'Volatility of inflation', min: 0, max: 20 },
  rule: {
    kind: 'choice',
    label: 'Withdrawals',
    options: [
      { value: 'fixed', label: 'The same each year in real money (Bengen)' },
      { value: 'percentage', label: 'A percentage of what is there' },
      { value: 'guardrails', label: 'Guardrails (Guyton and Klinger)' },
      { value: 'floorCeiling', label: 'Floor and ceiling' },
    ],
  },
  percentage: { kind: 'percent', label: 'Percentage taken each year', min: 0.1, max: 30, when: isPercentage },
  floor: {
    kind: 'percent',
    label: 'Floor',
    help: 'Of the wished withdrawal, however bad the markets.',
    min: 10,
    max: 100,
    when: isBetween,
  },
  ceiling: {
    kind: 'percent',
    label: 'Ceiling',
    help: 'Of the wished withdrawal, however good the markets.',
    min: 100,
    max: 300,
    when: isBetween,
  },
  goal: {
    kind: 'percent',
    label: 'Chance that should be reached',
    help: 'Planners use 75 to 95 %. Higher means less to spend, or more left over.',
    min: 50,
    max: 99,
  },
  trials: { kind: 'number', label: 'Lives to simulate', min: 200, max: 10_000, whole: true },
} as const satisfies Fields;

export type RetirementInput = Input<typeof fields>;

import { currencyField } from '../../agent-desk/currencies.ts';
import type { Draft, Fields, Input } from '../../agent-desk/fields.ts';

const isGiven = (draft: Draft) => draft.rateFrom === 'given';
const isBuilt = (draft: Draft) => draft.rateFrom === 'build';
const isByModel = (draft: Draft) => isBuilt(draft) && draft.equityFrom === 'capm';

export const fields = {
  currency: currencyField,
  project: { kind: 'text', label: 'Name of the investment', maxLength: 80 },
  timing: {
    kind: 'choice',
    label: 'When the money moves',
    options: [
      { value: 'years', label: 'Once a year: the first row is today, the next in a year' },
      { value: 'days', label: 'On the days that I enter' },
    ],
  },
  flows: {
    kind: 'table',
    label: 'Cash flows',
    help: 'After tax and before interest: financing is in the discount rate. Leave out what was spent already, put in working capital and its return, and what is left to sell at the end.',
    row: 'flow',
    minRows: 2,
    maxRows: 120,
    columns: {
      day: { kind: 'date', label: 'Day', optional: true },
      inflow: { kind: 'money', label: 'Comes in', min: 0 },
      outflow: { kind: 'money', label: 'Goes out', min: 0 },
    },
  },
  rateFrom: {
    kind: 'choice',
    label: 'Discount rate',
    options: [
      { value: 'given', label: 'I know it' },
      { value: 'build', label: 'Build it up from equity and debt' },
    ],
  },
  rate: {
    kind: 'percent',
    label: 'Discount rate a year',
    help: 'What investors could earn elsewhere at the same risk. Nominal when the flows hold inflation, real when they do not.',
    min: 0,
    max: 200,
    when: isGiven,
  },
  equityFrom: {
    kind: 'choice',
    label: 'Cost of equity',
    options: [
      { value: 'capm', label: 'By the capital asset pricing model' },
      { value: 'given', label: 'I know it' },
    ],
    when: isBuilt,
  },
  equityCost: {
    kind: 'percent',
    label: 'Cost of equity a year',
    min: 0,
    max: 100,
    when: (draft: Draft) => isBuilt(draft) && draft.equityFrom === 'given',
  },
  riskFree: {
    kind: 'percent',
    label: 'Riskless rate',
    help: 'The yield of government bonds in the currency of the flows, about as long as the investment.',
    min: -2,
    max: 40,
    when: isByModel,
  },
  premium: {
    kind: 'percent',
    label: 'Premium of the market over it',
    help: 'Surveys and long histories give 4 to 7 % for developed markets; add a country premium elsewhere.',
    min: 0,
    max: 30,
    when: isByModel,
  },
  beta: {
    kind: 'number',
    label: 'Beta',
    help: 'Of the business, not of the owner: take it from listed firms in the same trade.',
    min: -2,
    max: 5,
    when: isByModel,
  },
  betaOf: {
    kind: 'choice',
    label: 'This beta is',
    options: [
      { value: 'equity', label: 'Of shares, with debt at this level' },
      { value: 'asset', label: 'Of the business without debt' },
    ],
    when: isByModel,
  },
  ownPremium: {
    kind: 'percent',
    label: 'Premium for size or place',
    help: 'Zero unless you can say what for.',
    min: 0,
    max: 30,
    when: isByModel,
  },
  debtCost: { kind: 'percent', label: 'Interest on debt, before tax', min: 0, max: 60, when: isBuilt },
  taxRate: { kind: 'percent', label: 'Tax rate', min: 0, max: 80, when: isBuilt },
  equityValue: {
    kind: 'money',
    label: 'Equity at market value',
    help: 'Or the target mix: 60 here and 40 below is as good.',
    min: 0,
    when: isBuilt,
  },
  debtValue: { kind: 'money', label: 'Debt at market value', min: 0, when: isBuilt },
  financeRate: {
    kind: 'percent',
    label: 'Rate at which outflows are financed',
    help: 'For the modified rate of return. Left empty, it is the discount rate.',
    min: 0,
    max: 100,
    optional: true,
  },
  reinvestRate: {
    kind: 'percent',
    label: 'Rate at which inflows are reinvested',
    help: 'Left empty, it is the discount rate.',
    min: 0,
    max: 100,
    optional: true,
  },
  ranges: {
    kind: 'table',
    label: 'What is uncertain',
    help: 'The worst, likeliest and best that you would bet on, as change from the flows above: −20 is a fifth less. For the rate, points are added.',
    row: 'driver',
    optional: true,
    maxRows: 4,
    columns: {
      driver: {
        kind: 'choice',
        label: 'Driver',
        options: [
          { value: 'inflows', label: 'All that comes in' },
          { value: 'outflows', label: 'What goes out after the first row' },
          { value: 'initial', label: 'The first outlay' },
          { value: 'rate', label: 'Discount rate (points added)' },
        ],
      },
      low: { kind: 'percent', label: 'Lowest change', min: -100, max: 500 },
      likely: { kind: 'percent', label: 'Likeliest change', min: -100, max: 500 },
      high: { kind: 'percent', label: 'Highest change', min: -100, max: 500 },
    },
  },
  trials: { kind: 'number', label: 'Trials of the simulation', min: 500, max: 20_000, whole: true },
} as const satisfies Fields;

export type InvestmentInput = Input<typeof fields>;

import { currencyField } from '../../agent-desk/currencies.ts';
import type { Draft, Fields, Input } from '../../agent-desk/fields.ts';

const isSheet = (draft: Draft) => draft.from === 'sheet';
const isEntered = (draft: Draft) => draft.from === 'entered';
const share = { kind: 'percent', min: 0, max: 100, optional: true } as const;

export const fields = {
  currency: currencyField,
  portfolio: { kind: 'text', label: 'Name of the portfolio', maxLength: 80 },
  value: { kind: 'money', label: 'Value of the portfolio', min: 1 },
  from: {
    kind: 'choice',
    label: 'Risk comes from',
    options: [
      { value: 'sheet', label: 'A sheet of past prices or returns' },
      { value: 'entered', label: 'Volatilities and correlations that I enter' },
    ],
  },
  assets: {
    kind: 'table',
    label: 'Positions',
    help: 'With a sheet, the name is the heading of its column. Present weights that add up to 100 give the trades. An expected return is a forecast: the mean of a few past years is a poor one, so enter your own where you have one.',
    row: 'position',
    minRows: 2,
    maxRows: 25,
    columns: {
      name: { kind: 'text', label: 'Position', maxLength: 60 },
      present: { ...share, label: 'Weight today' },
      least: { ...share, label: 'Least weight' },
      most: { ...share, label: 'Most weight' },
      expected: { kind: 'percent', label: 'Expected return a year', min: -50, max: 100, optional: true },
      volatility: { kind: 'percent', label: 'Volatility a year', min: 0.01, max: 300, optional: true },
    },
  },
  sheet: {
    kind: 'sheet',
    label: 'Past prices or returns',
    help: 'One column of days and one for each position. Three years of weeks or five years of months are a fair span. What has to be left out is said.',
    minRows: 12,
    when: isSheet,
  },
  holds: {
    kind: 'choice',
    label: 'The sheet holds',
    options: [
      { value: 'prices', label: 'Prices or index levels' },
      { value: 'points', label: 'Returns in per cent (1.5 is 1.5 %)' },
      { value: 'shares', label: 'Returns as shares (0.015 is 1.5 %)' },
    ],
    when: isSheet,
  },
  estimate: {
    kind: 'choice',
    label: 'Covariance',
    options: [
      { value: 'shrunk', label: 'Shrunk by Ledoit and Wolf' },
      { value: 'sample', label: 'Of the sample, as it is' },
    ],
    help: 'Shrinkage trades a little bias for much less noise and also holds with few rows.',
    when: isSheet,
  },
  correlations: {
    kind: 'table',
    label: 'Correlations',
    help: 'For pairs that differ from the common one below.',
    row: 'pair',
    optional: true,
    maxRows: 300,
    when: isEntered,
    columns: {
      first: { kind: 'text', label: 'Position', maxLength: 60 },
      second: { kind: 'text', label: 'With', maxLength: 60 },
      correlation: { kind: 'number', label: 'Correlation', min: -0.999, max: 0.999 },
    },
  },
  otherCorrelation: {
    kind: 'number',
    label: 'Correlation of all other pairs',
    min: -0.9,
    max: 0.99,
    when: isEntered,
  },
  riskless: {
    kind: 'percent',
    label: 'Riskless rate a year',
    help: 'What short government bills pay in this currency.',
    min: -5,
    max: 60,
  },
  target: {
    kind: 'percent',
    label: 'Return wanted a year',
    help: 'Left empty, no mix is sought for it.',
    min: -50,
    max: 100,
    optional: true,
  },
  cost: {
    kind: 'percent',
    label: 'Cost of trading',
    help: 'Of what is bought and sold: spread, commission, taxes on the trade.',
    min: 0,
    max: 10,
  },
  chosen: {
    kind: 'choice',
    label: 'The mix to trade into',
    options: [
      { value: 'calm', label: 'Minimum variance' },
      { value: 'steep', label: 'Most return for the risk' },
      { value: 'parity', label: 'Equal risk' },
      { value: 'hierarchy', label: 'Hierarchical risk parity' },
      { value: 'target', label: 'The return wanted' },
    ],
  },
} as const satisfies Fields;

export type PortfolioInput = Input<typeof fields>;

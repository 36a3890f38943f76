import { currencyField } from '../../agent-desk/currencies.ts';
import type { Draft, Fields, Input } from '../../agent-desk/fields.ts';

const isSheet = (draft: Draft) => draft.from === 'sheet';
const isHoldings = (draft: Draft) => draft.from === 'holdings';
const shock = { kind: 'percent', min: -100, max: 300, optional: true } as const;

export const fields = {
  currency: currencyField,
  portfolio: { kind: 'text', label: 'Name of the portfolio', maxLength: 80 },
  from: {
    kind: 'choice',
    label: 'Risk is measured from',
    options: [
      { value: 'sheet', label: 'A sheet of past prices or returns' },
      { value: 'holdings', label: 'Volatilities that I enter' },
    ],
  },
  positions: {
    kind: 'table',
    label: 'Positions today',
    help: 'With a sheet, the name is the heading of its column. What is sold short has a negative value. The volatility, in per cent a year, is needed only without a sheet.',
    row: 'position',
    maxRows: 40,
    columns: {
      name: { kind: 'text', label: 'Position', maxLength: 60 },
      value: { kind: 'money', label: 'Value today' },
      kind: {
        kind: 'choice',
        label: 'Kind',
        options: [
          { value: 'shares', label: 'Shares' },
          { value: 'bonds', label: 'Bonds' },
          { value: 'property', label: 'Listed property' },
          { value: 'gold', label: 'Gold and commodities' },
          { value: 'cash', label: 'Cash' },
          { value: 'other', label: 'Other' },
        ],
      },
      volatility: { kind: 'percent', label: 'Volatility a year', min: 0, max: 500, optional: true },
    },
  },
  sheet: {
    kind: 'sheet',
    label: 'Past prices or returns',
    help: 'One column of days and one for each position. Adjusted prices, with dividends put back, give truer returns. Decimal commas, other ways to write days and gaps are read; what had to be left out is said.',
    minRows: 30,
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
  correlation: {
    kind: 'number',
    label: 'Correlation between any two positions',
    help: 'Shares of one country move together at about 0.3 to 0.6, and closer to 0.8 in a crisis.',
    min: 0,
    max: 0.99,
    when: isHoldings,
  },
  tradingDays: {
    kind: 'number',
    label: 'Trading days in a year',
    min: 200,
    max: 366,
    whole: true,
    when: isHoldings,
  },
  confidence: {
    kind: 'percent',
    label: 'Confidence',
    help: '95 for daily steering, 97.5 for expected shortfall under Basel III, 99 for capital.',
    min: 80,
    max: 99.9,
  },
  horizon: {
    kind: 'number',
    label: 'Horizon',
    help: 'In periods of the sheet, in trading days without one: how long it takes to get out of the positions.',
    unit: 'periods',
    min: 1,
    max: 60,
    whole: true,
  },
  freedom: {
    kind: 'number',
    label: 'Degrees of freedom of Student’s t',
    help: 'Fewer mean fatter tails. Daily returns of shares are described well by 3 to 6.',
    min: 2.1,
    max: 100,
  },
  zeroMean: {
    kind: 'switch',
    label: 'Take the mean return as zero',
    help: 'Usual for short horizons, where the mean is small and badly known.',
  },
  window: {
    kind: 'number',
    label: 'Window of the backtest',
    help: 'So many past periods foretell the next one. A year of days is 250.',
    unit: 'periods',
    min: 20,
    max: 2_000,
    whole: true,
    optional: true,
    when: isSheet,
  },
  limit: {
    kind: 'money',
    label: 'Limit on value at risk',
    help: 'Left empty, nothing is held against it.',
    min: 0,
    optional: true,
  },
  reportedPeriods: {
    kind: 'number',
    label: 'Periods of a backtest of your own',
    help: 'When you have counted already how often a loss was beyond the value at risk at the confidence above.',
    min: 1,
    max: 100_000,
    whole: true,
    optional: true,
  },
  reportedFailures: {
    kind: 'number',
    label: 'Losses beyond it in that time',
    min: 0,
    max: 100_000,
    whole: true,
    optional: true,
  },
  scenarios: {
    kind: 'table',
    label: 'Own scenarios',
    help: 'Change of each kind of position; an empty cell is no change.',
    row: 'scenario',
    optional: true,
    maxRows: 10,
    columns: {
      name: { kind: 'text', label: 'Scenario', maxLength: 80 },
      shares: { ...shock, label: 'Shares' },
      bonds: { ...shock, label: 'Bonds' },
      property: { ...shock, label: 'Property' },
      gold: { ...shock, label: 'Gold' },
      other: { ...shock, label: 'Other' },
    },
  },
} as const satisfies Fields;

export type RiskInput = Input<typeof fields>;

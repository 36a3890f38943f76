import type { WorkedExample } from '../../agent-desk/work.ts';
import type { RiskInput } from './fields.ts';

const plain = {
  currency: 'USD',
  portfolio: 'Example',
  from: 'holdings',
  tradingDays: 252,
  freedom: 4,
  zeroMean: true,
} as const;
const daily = (points: number, days: number) => points * Math.sqrt(days);

export const examples: readonly WorkedExample<RiskInput>[] = [
  {
    source:
      'Hull, Options, Futures, and Other Derivatives, chapter on value at risk: 10 million of Microsoft at 2 % a day and 5 million of AT&T at 1 %, correlation 0.3, have a deviation of 220,227 a day and a ten-day value at risk of 1,622,657 at 99 %, with the quantile rounded to 2.33',
    input: {
      ...plain,
      positions: [
        { name: 'Microsoft', value: 10_000_000, kind: 'shares', volatility: daily(2, 252) },
        { name: 'AT&T', value: 5_000_000, kind: 'shares', volatility: daily(1, 252) },
      ],
      correlation: 0.3,
      confidence: 99,
      horizon: 10,
    },
    expected: {
      deviationMoney: { is: 220_227, within: 0.5 },
      // 2.33 instead of 2.3263 is 0.16 % more.
      normalVar: { is: 1_622_657, within: 2_600 },
      diversification: { is: 219_369, within: 400 },
    },
  },
  {
    source:
      'McNeil, Frey and Embrechts, Quantitative Risk Management, 2005, chapter 2, example of normal and t losses: 10,000 at 20 % a year and 250 days, at 95 %',
    input: {
      ...plain,
      tradingDays: 250,
      positions: [{ name: 'Stock', value: 10_000, kind: 'shares', volatility: 20 }],
      correlation: 0,
      confidence: 95,
      horizon: 1,
    },
    expected: {
      normalVar: { is: 208.1, within: 0.05 },
      normalShortfall: { is: 260.9, within: 0.05 },
      studentVar: { is: 190.7, within: 0.05 },
    },
  },
  {
    source:
      'Jorion, Value at Risk, chapter on backtesting: 20 losses beyond the value at risk of J.P. Morgan at 95 % in the 252 days of 1998 have a likelihood ratio of 3.91',
    input: {
      ...plain,
      positions: [{ name: 'Trading book', value: 1_000_000, kind: 'other', volatility: 10 }],
      correlation: 0,
      confidence: 95,
      horizon: 1,
      reportedPeriods: 252,
      reportedFailures: 20,
    },
    expected: { kupiec: { is: 3.91, within: 0.005 } },
  },
];

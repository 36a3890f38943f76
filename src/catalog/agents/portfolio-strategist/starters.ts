import { drawPrices } from '../../../methods/random/draw-prices.ts';
import type { Starter } from '../../agent-desk/work.ts';
import type { PortfolioInput } from './fields.ts';

const funds = [
  'Swiss shares',
  'World shares',
  'Emerging markets',
  'Bonds in francs',
  'Gold',
  'Property funds',
];

const monthly = drawPrices({
  seed: 23,
  start: '2019-01-31',
  rows: 92,
  every: 30,
  market: 0.036,
  series: [
    { first: 104.2, drift: 0.004, beta: 0.85, own: 0.016 },
    { first: 211.7, drift: 0.005, beta: 1, own: 0.012 },
    { first: 58.9, drift: 0.0035, beta: 1.15, own: 0.028 },
    { first: 132.1, drift: 0.0008, beta: 0.03, own: 0.009 },
    { first: 48.3, drift: 0.0045, beta: -0.02, own: 0.038 },
    { first: 89.6, drift: 0.003, beta: 0.35, own: 0.021 },
  ],
});

export const starters: readonly Starter<PortfolioInput>[] = [
  {
    name: 'Family wealth in francs',
    text: 'Six funds with seven years of made-up monthly prices, bounds for each, and the weights of today.',
    input: {
      currency: 'CHF',
      portfolio: 'Family wealth',
      value: 2_400_000,
      from: 'sheet',
      assets: [
        { name: 'Swiss shares', present: 34, least: 5, most: 40, expected: 5.5 },
        { name: 'World shares', present: 28, least: 10, most: 45, expected: 6.2 },
        { name: 'Emerging markets', present: 12, least: 0, most: 15, expected: 7 },
        { name: 'Bonds in francs', present: 16, least: 10, most: 50, expected: 1.2 },
        { name: 'Gold', present: 2, least: 0, most: 12, expected: 3 },
        { name: 'Property funds', present: 8, least: 0, most: 20, expected: 4 },
      ],
      sheet: {
        columns: ['Date', ...funds],
        rows: monthly.map(({ day, prices }) => [day, ...prices.map((price) => price.toFixed(2))]),
      },
      holds: 'prices',
      estimate: 'shrunk',
      riskless: 0.5,
      target: 4.5,
      cost: 0.3,
      chosen: 'target',
    },
  },
  {
    name: 'Four classes from forecasts',
    text: 'A foundation in South Africa sets its strategy from long-term assumptions, without any history.',
    input: {
      currency: 'ZAR',
      portfolio: 'Foundation, long-term strategy',
      value: 85_000_000,
      from: 'entered',
      assets: [
        { name: 'Local shares', present: 45, least: 20, most: 60, expected: 13, volatility: 18 },
        { name: 'World shares', present: 20, least: 10, most: 45, expected: 12, volatility: 16 },
        { name: 'Local bonds', present: 25, least: 10, most: 60, expected: 10, volatility: 8 },
        { name: 'Money market', present: 10, least: 5, most: 30, expected: 7.5, volatility: 1 },
      ],
      correlations: [
        { first: 'Local shares', second: 'World shares', correlation: 0.55 },
        { first: 'Local shares', second: 'Local bonds', correlation: 0.35 },
      ],
      otherCorrelation: 0.05,
      riskless: 7,
      target: 11,
      cost: 0.4,
      chosen: 'target',
    },
  },
  {
    name: 'A book of shares, equal risk',
    text: 'Five listed firms in India, entered by volatility, weighed so that none carries more risk than another.',
    input: {
      currency: 'INR',
      portfolio: 'Shares held directly',
      value: 6_500_000,
      from: 'entered',
      assets: [
        { name: 'Private bank', present: 40, expected: 13, volatility: 24 },
        { name: 'Software services', present: 25, expected: 12, volatility: 26 },
        { name: 'Consumer goods', present: 10, expected: 11, volatility: 18 },
        { name: 'Steel', present: 15, expected: 14, volatility: 38 },
        { name: 'Power grid', present: 10, expected: 10.5, volatility: 20 },
      ],
      correlations: [{ first: 'Private bank', second: 'Steel', correlation: 0.55 }],
      otherCorrelation: 0.35,
      riskless: 6.5,
      cost: 0.2,
      chosen: 'parity',
    },
  },
];

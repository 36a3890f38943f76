import { type DrawnPrices, drawPrices } from '../../../methods/random/draw-prices.ts';
import type { Sheet } from '../../agent-desk/fields.ts';
import type { Starter } from '../../agent-desk/work.ts';
import type { RiskInput } from './fields.ts';

const european = (price: number) => price.toFixed(2).replace('.', ',');
const germanDay = (day: string) => day.split('-').toReversed().join('.');

function sheetOf(names: readonly string[], prices: readonly DrawnPrices[]): Sheet {
  return {
    columns: ['Date', ...names],
    rows: prices.map(({ day, prices: row }) => [day, ...row.map((price) => price.toFixed(2))]),
  };
}

/** As a bank exports it: days with points, decimal commas, and a few cells without a price. */
function europeanSheet(names: readonly string[], prices: readonly DrawnPrices[]): Sheet {
  return {
    columns: ['Datum', ...names],
    rows: prices.map(({ day, prices: row }, index) => [
      germanDay(day),
      ...row.map((price, column) => (index % 61 === 40 && column === 1 ? 'n/a' : european(price))),
    ]),
  };
}

const global = ['US shares', 'World shares', 'US bonds', 'Gold'];
const pension = ['Aktien Europa', 'Staatsanleihen', 'Immobilien'];

export const starters: readonly Starter<RiskInput>[] = [
  {
    name: 'Family portfolio, daily prices',
    text: 'Four funds in dollars over two and a half years of made-up daily prices, with a limit on the loss of ten days.',
    input: {
      currency: 'USD',
      portfolio: 'Family portfolio',
      from: 'sheet',
      positions: [
        { name: 'US shares', value: 620_000, kind: 'shares' },
        { name: 'World shares', value: 240_000, kind: 'shares' },
        { name: 'US bonds', value: 310_000, kind: 'bonds' },
        { name: 'Gold', value: 80_000, kind: 'gold' },
      ],
      sheet: sheetOf(
        global,
        drawPrices({
          seed: 41,
          start: '2024-03-01',
          rows: 640,
          every: 1,
          market: 0.0095,
          series: [
            { first: 412.3, drift: 0.0004, beta: 1.05, own: 0.003 },
            { first: 98.15, drift: 0.0003, beta: 0.9, own: 0.004 },
            { first: 97.8, drift: 0.0001, beta: -0.08, own: 0.0032 },
            { first: 188.4, drift: 0.0003, beta: 0.05, own: 0.009 },
          ],
        }),
      ),
      holds: 'prices',
      confidence: 97.5,
      horizon: 10,
      freedom: 5,
      zeroMean: true,
      window: 250,
      limit: 60_000,
      scenarios: [{ name: 'Rates up, shares down', shares: -15, bonds: -8, gold: 5 }],
    },
  },
  {
    name: 'Pension fund, weekly prices in euros',
    text: 'A sheet as a German bank exports it: decimal commas, days with points, and gaps.',
    input: {
      currency: 'EUR',
      portfolio: 'Versorgungswerk, Baustein A',
      from: 'sheet',
      positions: [
        { name: 'Aktien Europa', value: 14_500_000, kind: 'shares' },
        { name: 'Staatsanleihen', value: 21_000_000, kind: 'bonds' },
        { name: 'Immobilien', value: 6_200_000, kind: 'property' },
      ],
      sheet: europeanSheet(
        pension,
        drawPrices({
          seed: 12,
          start: '2021-01-08',
          rows: 280,
          every: 7,
          market: 0.021,
          series: [
            { first: 1_214.5, drift: 0.0011, beta: 1, own: 0.006 },
            { first: 142.2, drift: 0.0002, beta: -0.05, own: 0.007 },
            { first: 1_088.1, drift: 0.0006, beta: 0.7, own: 0.014 },
          ],
        }),
      ),
      holds: 'prices',
      confidence: 95,
      horizon: 4,
      freedom: 6,
      zeroMean: false,
      scenarios: [
        { name: 'Euro crisis again', shares: -30, bonds: -10, property: -20 },
        { name: 'Stagflation', shares: -25, bonds: -15, property: 5 },
      ],
    },
  },
  {
    name: 'Concentrated book without a history',
    text: 'A founder in India holds listed shares after a sale; volatilities are entered, and a bank’s own count of bad days is tested.',
    input: {
      currency: 'INR',
      portfolio: 'Holdings after the sale',
      from: 'holdings',
      positions: [
        { name: 'Acquirer shares', value: 84_000_000, kind: 'shares', volatility: 38 },
        { name: 'Index fund', value: 22_000_000, kind: 'shares', volatility: 17 },
        { name: 'Government bonds', value: 18_000_000, kind: 'bonds', volatility: 5 },
        { name: 'Savings', value: 9_000_000, kind: 'cash', volatility: 0 },
      ],
      correlation: 0.35,
      tradingDays: 247,
      confidence: 99,
      horizon: 10,
      freedom: 4,
      zeroMean: true,
      reportedPeriods: 250,
      reportedFailures: 6,
      scenarios: [{ name: 'Lock-up ends, shares halve', shares: -50 }],
    },
  },
];

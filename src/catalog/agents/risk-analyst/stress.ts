import type { TablePart } from '../../agent-desk/parts.ts';
import type { RiskInput } from './fields.ts';

const hundred = 100;

type Kind = RiskInput['positions'][number]['kind'];

interface Scenario {
  readonly name: string;
  /** In points, by kind of position; a kind that is not named stays as it is. */
  readonly shocks: { readonly [Key in Kind]?: number | undefined };
  readonly source: string;
}

const change = (from: number, to: number) => (to / from - 1) * hundred;

/** Levels and calendar-year returns as the providers of the indices published them; kinds without a published figure are left alone. */
const historicalScenarios: readonly Scenario[] = [
  {
    name: '1929 to 1932, Great Depression',
    shocks: { shares: change(381.17, 41.22) },
    source: 'Dow Jones Industrial Average, close 381.17 on 3 September 1929 and 41.22 on 8 July 1932',
  },
  {
    name: '19 October 1987, one day',
    shocks: { shares: change(282.7, 224.84) },
    source: 'S&P 500, close 282.70 on 16 October and 224.84 on 19 October 1987',
  },
  {
    name: '2000 to 2002, technology shares',
    shocks: { shares: change(1_527.46, 776.76) },
    source: 'S&P 500, close 1,527.46 on 24 March 2000 and 776.76 on 9 October 2002',
  },
  {
    name: '2007 to 2009, financial crisis',
    shocks: { shares: change(1_565.15, 676.53) },
    source: 'S&P 500, close 1,565.15 on 9 October 2007 and 676.53 on 9 March 2009',
  },
  {
    name: 'Calendar year 2008',
    shocks: { shares: -37, bonds: 5.24, property: -37.73 },
    source: 'Total returns: S&P 500, Bloomberg US Aggregate, FTSE Nareit All Equity REITs',
  },
  {
    name: 'February to March 2020, pandemic',
    shocks: { shares: change(3_386.15, 2_237.4) },
    source: 'S&P 500, close 3,386.15 on 19 February and 2,237.40 on 23 March 2020',
  },
  {
    name: 'Calendar year 2022, rising rates',
    shocks: { shares: -18.11, bonds: -13.01, property: -24.95 },
    source: 'Total returns: S&P 500, Bloomberg US Aggregate, FTSE Nareit All Equity REITs',
  },
];

export interface Stressed {
  readonly name: string;
  readonly change: number;
  readonly share: number;
  readonly source: string;
}

export function stressesOf(input: RiskInput, total: number): Stressed[] {
  const own = (input.scenarios ?? []).map(
    ({ name, ...shocks }): Scenario => ({ name, shocks, source: 'Entered by you' }),
  );
  return [...own, ...historicalScenarios].map(({ name, shocks, source }) => {
    const moved = input.positions.reduce(
      (sum, { value, kind }) => sum + (value * (shocks[kind] ?? 0)) / hundred,
      0,
    );
    return { name, change: moved, share: (moved / total) * hundred, source };
  });
}

export function stressTable(stresses: readonly Stressed[]): TablePart {
  return {
    kind: 'table',
    title: 'Stress scenarios',
    columns: [
      { key: 'name', label: 'Scenario', as: 'text' },
      { key: 'change', label: 'Gain or loss', as: 'money' },
      { key: 'share', label: 'Of the portfolio', as: 'percent' },
      { key: 'source', label: 'Figures', as: 'text' },
    ],
    rows: stresses.map(({ name, change: moved, share, source }) => ({ name, change: moved, share, source })),
    note: 'Every position moves as the index of its kind did. Historical scenarios leave kinds alone for which no index is named; nothing is assumed about beta, currency or selling on the way.',
  };
}

import { dot, timesVector } from '../../../methods/portfolio/covariance.ts';
import { normalAt } from '../../../methods/statistics/distributions.ts';
import type { TablePart } from '../../agent-desk/parts.ts';
import type { Book } from './book.ts';
import type { RiskInput } from './fields.ts';

const hundred = 100;
const mostRows = 12;

export interface Contribution {
  readonly name: string;
  readonly value: number;
  /** In points a year. */
  readonly volatility: number;
  readonly alone: number;
  readonly within: number;
  /** In points of the whole. */
  readonly share: number;
}

/**
 * How much of the normal value at risk each position brings: its value times its covariance with the portfolio, over the portfolio's
 * deviation. The parts add up to the whole (Euler; Jorion, Value at Risk, 3rd edition, 2006, chapter 7).
 */
export function contributionsOf(input: RiskInput, book: Book): Contribution[] {
  const quantile = normalAt(input.confidence / hundred) * Math.sqrt(input.horizon);
  const withBook = timesVector(book.covariance, book.values);
  const deviation = Math.sqrt(Math.max(0, dot(book.values, withBook)));
  return book.names
    .map((name, index) => {
      const value = book.values[index] ?? 0;
      const own = Math.sqrt(book.covariance[index]?.[index] ?? 0);
      const part = deviation > 0 ? (value * (withBook[index] ?? 0)) / deviation : 0;
      return {
        name,
        value,
        volatility: own * Math.sqrt(book.perYear) * hundred,
        alone: Math.abs(value) * own * quantile,
        within: part * quantile,
        share: deviation > 0 ? (part / deviation) * hundred : 0,
      };
    })
    .toSorted((one, other) => other.within - one.within);
}

export function contributionTable(contributions: readonly Contribution[], total: number): TablePart {
  const hidden = contributions.length - mostRows;
  return {
    kind: 'table',
    title: 'Where the risk comes from',
    columns: [
      { key: 'name', label: 'Position', as: 'text' },
      { key: 'value', label: 'Value', as: 'money' },
      { key: 'weight', label: 'Share of value', as: 'percent' },
      { key: 'volatility', label: 'Volatility a year', as: 'percent' },
      { key: 'alone', label: 'Value at risk alone', as: 'money' },
      { key: 'within', label: 'In the portfolio', as: 'money' },
      { key: 'share', label: 'Share of risk', as: 'percent' },
    ],
    rows: contributions.slice(0, mostRows).map(({ name, value, volatility, alone, within, share }) => ({
      name,
      value,
      weight: (value / total) * hundred,
      volatility,
      alone,
      within,
      share,
    })),
    note: `By the normal method, without the mean; the column in the portfolio adds up to the whole.${hidden > 0 ? ` ${hidden} smaller ones are in the workbook.` : ''}`,
  };
}

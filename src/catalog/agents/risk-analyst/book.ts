import { covarianceOf } from '../../../methods/portfolio/covariance.ts';
import type { ReturnTable } from '../../../methods/series/read-series.ts';
import { returnsOfPositions } from '../../agent-desk/returns-of-positions.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import type { RiskInput } from './fields.ts';

const hundred = 100;
const fewestReturns = 20;

/** The portfolio as it is today, with how its positions move together. */
export interface Book {
  readonly names: readonly string[];
  readonly values: readonly number[];
  readonly total: number;
  /** Of one period, as shares. */
  readonly covariance: readonly (readonly number[])[];
  readonly perYear: number;
  /** What a period is called. */
  readonly period: string;
  /** Past returns of the portfolio with the positions of today; empty without a sheet. */
  readonly past: readonly number[];
  readonly table: ReturnTable | undefined;
}

export function bookOf(input: RiskInput): Book {
  const names = input.positions.map(({ name }) => name);
  const values = input.positions.map(({ value }) => value);
  const total = values.reduce((sum, value) => sum + value, 0);
  if (input.from === 'holdings') {
    const perYear = input.tradingDays ?? 252;
    const deviations = input.positions.map(
      ({ volatility }) => (volatility ?? 0) / hundred / Math.sqrt(perYear),
    );
    const covariance = deviations.map((one, row) =>
      deviations.map((other, column) => one * other * (row === column ? 1 : (input.correlation ?? 0))),
    );
    return { names, values, total, covariance, perYear, period: 'day', past: [], table: undefined };
  }
  const table = returnsOfPositions({ sheet: input.sheet, holds: input.holds, names, field: 'positions' });
  const order = names.map((name) => table.names.indexOf(name));
  const missing = names.filter((_, index) => order[index] === -1);
  if (missing.length > 0)
    throw new WorkFault(
      `“${missing[0]}” has no figures in the sheet that can be read. Check its column.`,
      'sheet',
    );
  const returns = table.returns.map((row) => order.map((column) => row[column] ?? 0));
  if (returns.length < fewestReturns)
    throw new WorkFault(
      `Only ${returns.length} returns can be read from the sheet; at least ${fewestReturns} are needed. ${table.notes.join(' ')}`.trim(),
      'sheet',
    );
  const past = returns.map((row) =>
    row.reduce((sum, value, index) => sum + (value * (values[index] ?? 0)) / total, 0),
  );
  const perYear = table.perYear ?? 252;
  return {
    names,
    values,
    total,
    covariance: covarianceOf(returns),
    perYear,
    period: periodName(table),
    past,
    table,
  };
}

function periodName({ perYear }: ReturnTable): string {
  switch (perYear) {
    case undefined:
      return 'period';
    case 52:
      return 'week';
    case 12:
      return 'month';
    case 4:
      return 'quarter';
    case 1:
      return 'year';
    default:
      return 'day';
  }
}

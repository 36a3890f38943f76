import { covarianceOf, ledoitWolf, type Matrix, meansOf } from '../../../methods/portfolio/covariance.ts';
import type { Bounds } from '../../../methods/portfolio/mean-variance.ts';
import { isPositiveDefinite } from '../../../methods/portfolio/solve-linear.ts';
import { returnsOfPositions } from '../../agent-desk/returns-of-positions.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import type { PortfolioInput } from './fields.ts';

const hundred = 100;
const usualDays = 252;
const fewestReturns = 10;

/** What there is to choose from; means and covariances of a year, as shares. */
export interface Universe {
  readonly names: readonly string[];
  readonly means: readonly number[];
  readonly covariance: Matrix;
  readonly bounds: Bounds;
  /** Undefined when no present weights were entered. */
  readonly present: readonly number[] | undefined;
  /** From 0 to 1; undefined when nothing was shrunk. */
  readonly shrinkage: number | undefined;
  /** Which means are those of the past. */
  readonly pastMeans: readonly string[];
  readonly notes: readonly string[];
}

export function universeOf(input: PortfolioInput): Universe {
  const names = input.assets.map(({ name }) => name);
  const bounds = {
    least: input.assets.map(({ least }) => (least ?? 0) / hundred),
    most: input.assets.map(({ most }) => (most ?? hundred) / hundred),
  };
  const entered = input.assets.map(({ present }) => present);
  const present = entered.some((value) => value !== undefined)
    ? entered.map((value) => (value ?? 0) / hundred)
    : undefined;
  const risk = input.from === 'sheet' ? fromSheet(input, names) : fromEntries(input, names);
  return { names, bounds, present, ...risk };
}

type Risk = Pick<Universe, 'means' | 'covariance' | 'shrinkage' | 'pastMeans' | 'notes'>;

function fromSheet(input: PortfolioInput, names: readonly string[]): Risk {
  const table = returnsOfPositions({ sheet: input.sheet, holds: input.holds, names, field: 'assets' });
  const order = names.map((name) => table.names.indexOf(name));
  const missing = names.find((_, index) => order[index] === -1);
  if (missing !== undefined)
    throw new WorkFault(
      `“${missing}” has no figures in the sheet that can be read. Check its column.`,
      'sheet',
    );
  const returns = table.returns.map((row) => order.map((column) => row[column] ?? 0));
  if (returns.length < fewestReturns)
    throw new WorkFault(
      `Only ${returns.length} returns can be read from the sheet; at least ${fewestReturns} are needed. ${table.notes.join(' ')}`.trim(),
      'sheet',
    );
  const perYear = table.perYear ?? usualDays;
  const shrunk = input.estimate === 'sample' ? undefined : ledoitWolf(returns);
  const covariance = (shrunk?.covariance ?? covarianceOf(returns)).map((row) =>
    row.map((value) => value * perYear),
  );
  const still = names.find((_, index) => !((covariance[index]?.[index] ?? 0) > 0));
  if (still !== undefined)
    throw new WorkFault(
      `“${still}” never moves in the sheet, so that it has no risk to weigh. Leave it out here and hold it beside the portfolio.`,
      'assets',
    );
  if (!isPositiveDefinite(covariance))
    throw new WorkFault(
      'The covariance of the sample is singular: some position is made up of the others, or there are fewer rows than positions. Choose the shrunk covariance, or leave that position out.',
      'estimate',
    );
  const past = meansOf(returns).map((mean) => mean * perYear);
  const notes = [...table.notes];
  if (table.perYear === undefined) notes.push('The sheet has no days: a year was taken as 252 rows.');
  return {
    means: input.assets.map(({ expected }, index) =>
      expected === undefined ? (past[index] ?? 0) : expected / hundred,
    ),
    covariance,
    shrinkage: shrunk?.intensity,
    pastMeans: input.assets.filter(({ expected }) => expected === undefined).map(({ name }) => name),
    notes,
  };
}

function fromEntries(input: PortfolioInput, names: readonly string[]): Risk {
  const deviations = input.assets.map(({ volatility }) => (volatility ?? 0) / hundred);
  const correlation = names.map((_, one) =>
    names.map((__, other) => (one === other ? 1 : (input.otherCorrelation ?? 0))),
  );
  for (const pair of input.correlations ?? []) {
    const one = names.indexOf(pair.first);
    const other = names.indexOf(pair.second);
    const row = correlation[one];
    const column = correlation[other];
    if (row === undefined || column === undefined) continue;
    row[other] = pair.correlation;
    column[one] = pair.correlation;
  }
  if (!isPositiveDefinite(correlation, 1e-9))
    throw new WorkFault(
      'These correlations cannot all hold together: two positions that move with a third cannot move freely of each other. Bring the extreme ones closer to zero.',
      (input.correlations ?? []).length > 0 ? 'correlations' : 'otherCorrelation',
    );
  return {
    means: input.assets.map(({ expected }) => (expected ?? 0) / hundred),
    covariance: correlation.map((row, one) =>
      row.map((value, other) => value * (deviations[one] ?? 0) * (deviations[other] ?? 0)),
    ),
    shrinkage: undefined,
    pastMeans: [],
    notes: [],
  };
}

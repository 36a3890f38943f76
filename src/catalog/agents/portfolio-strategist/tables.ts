import type { ChartPart, Column, TablePart } from '../../agent-desk/parts.ts';
import type { Mix } from './mixes.ts';
import type { Universe } from './universe.ts';

const hundred = 100;

const mixColumns = (mixes: readonly Mix[]): Column[] =>
  mixes.map(({ key, name }) => ({ key, label: name, as: 'percent' }));

export function measureTable(mixes: readonly Mix[]): TablePart {
  return {
    kind: 'table',
    title: 'The mixes compared',
    columns: [
      { key: 'name', label: 'Mix', as: 'text' },
      { key: 'mean', label: 'Expected return', as: 'percent' },
      { key: 'deviation', label: 'Volatility', as: 'percent' },
      { key: 'ratio', label: 'Sharpe ratio', as: 'number' },
      { key: 'effective', label: 'Effective positions', as: 'number' },
      { key: 'turnover', label: 'Turnover from today', as: 'percent' },
      { key: 'bounds', label: 'Within your bounds', as: 'text' },
    ],
    rows: mixes.map(({ name, mean, deviation, ratio, effective, turnover, isWithin }) => ({
      name,
      mean,
      deviation,
      ratio,
      effective,
      turnover,
      bounds: isWithin ? 'yes' : 'no',
    })),
    note: 'Turnover is half of all that is bought and sold. Effective positions are one over the sum of squared weights. Equal risk and the hierarchy know no bounds.',
  };
}

export function weightTable(mixes: readonly Mix[], { names }: Universe): TablePart {
  return {
    kind: 'table',
    title: 'Weights',
    columns: [{ key: 'position', label: 'Position', as: 'text' }, ...mixColumns(mixes)],
    rows: names.map((position, index) => ({
      position,
      ...Object.fromEntries(mixes.map(({ key, weights }) => [key, (weights[index] ?? 0) * hundred])),
    })),
  };
}

export function riskTable(mixes: readonly Mix[], { names }: Universe): TablePart {
  return {
    kind: 'table',
    title: 'Share of the risk',
    columns: [{ key: 'position', label: 'Position', as: 'text' }, ...mixColumns(mixes)],
    rows: names.map((position, index) => ({
      position,
      ...Object.fromEntries(mixes.map(({ key, riskShares }) => [key, (riskShares[index] ?? 0) * hundred])),
    })),
    note: 'Of the variance; a negative share dampens the others.',
  };
}

export function weightChart(mixes: readonly Mix[], { names }: Universe): ChartPart {
  return {
    kind: 'chart',
    title: 'Weights side by side',
    chart: 'bar',
    stacked: true,
    category: { key: 'mix', label: 'Mix' },
    series: names.map((label, index) => ({ key: `position${index}`, label })),
    rows: mixes.map(({ name, weights }) => ({
      mix: name,
      ...Object.fromEntries(weights.map((weight, index) => [`position${index}`, weight * hundred])),
    })),
    as: 'percent',
  };
}

export function riskFigures({ names, means, covariance }: Universe): TablePart {
  const deviations = covariance.map((row, index) => Math.sqrt(row[index] ?? 0));
  return {
    kind: 'table',
    title: 'What goes in: returns, volatilities and correlations',
    columns: [
      { key: 'position', label: 'Position', as: 'text' },
      { key: 'mean', label: 'Expected return', as: 'percent' },
      { key: 'deviation', label: 'Volatility', as: 'percent' },
      ...names.map((label, index): Column => ({ key: `with${index}`, label, as: 'number' })),
    ],
    rows: names.map((position, row) => ({
      position,
      mean: (means[row] ?? 0) * hundred,
      deviation: (deviations[row] ?? 0) * hundred,
      ...Object.fromEntries(
        names.map((_, column) => [
          `with${column}`,
          Math.round(
            ((covariance[row]?.[column] ?? 0) / ((deviations[row] ?? 1) * (deviations[column] ?? 1))) * 1e4,
          ) / 1e4,
        ]),
      ),
    })),
  };
}

import type { Figure, Part } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { type RunTools, WorkFault } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { PortfolioInput } from './fields.ts';
import { frontierParts, frontierPoints } from './frontier.ts';
import { type Mix, mixesOf } from './mixes.ts';
import { proposal } from './proposal.ts';
import { measureTable, riskFigures, riskTable, weightChart, weightTable } from './tables.ts';
import { tradeCost, tradeFiles, tradeParts, tradesOf } from './trades.ts';
import { type Universe, universeOf } from './universe.ts';
import { portfolioWorkbook } from './workbook.ts';

const hundred = 100;

export function runPortfolioStrategist(input: PortfolioInput, { progress }: RunTools): AgentResult {
  const universe = universeOf(input);
  progress(0.2);
  const mixes = mixesOf(input, universe);
  const chosen = mixes.find(({ key }) => key === input.chosen);
  if (chosen === undefined) throw new WorkFault(missingChoice(input), 'chosen');
  progress(0.6);
  const frontier = frontierPoints(universe);
  const trades = tradesOf(input, universe, chosen);
  const parts: Part[] = [
    { kind: 'figures', title: `The mix: ${chosen.name}`, figures: figuresOf(input, chosen, mixes) },
    weightTable(mixes, universe),
    measureTable(mixes),
    weightChart(mixes, universe),
    ...frontierParts(universe, frontier, mixes),
    riskTable(mixes, universe),
    ...tradeParts(trades, chosen),
    proposal(input, { universe, mixes, chosen, trades }),
    riskFigures(universe),
  ];
  return {
    summary: summaryOf(universe, chosen, mixes),
    currency: input.currency,
    values: {
      ...valuesOf(mixes, chosen),
      tradingCost: trades.length === 0 ? null : tradeCost(input, trades),
      shrinkage: universe.shrinkage ?? null,
    },
    parts,
    warnings: warningsOf(universe, mixes, chosen),
    workbook: portfolioWorkbook(input, universe, mixes),
    files: tradeFiles(trades, input.currency),
  };
}

function missingChoice(input: PortfolioInput): string {
  return input.chosen === 'target'
    ? 'To trade into the return wanted, enter that return above.'
    : 'No mix within the bounds is expected to earn more than the riskless rate. Choose another mix, or check the expected returns.';
}

function valuesOf(mixes: readonly Mix[], chosen: Mix): Record<string, number | string | null> {
  const values: Record<string, number | string | null> = {
    chosenMean: chosen.mean,
    chosenDeviation: chosen.deviation,
    chosenRatio: chosen.ratio,
    turnover: chosen.turnover,
  };
  for (const { key, weights, mean, deviation, ratio } of mixes) {
    values[`${key}Mean`] = mean;
    values[`${key}Deviation`] = deviation;
    values[`${key}Ratio`] = ratio;
    for (const [index, weight] of weights.entries()) values[`${key}Weight${index + 1}`] = weight * hundred;
  }
  return values;
}

function summaryOf({ names }: Universe, chosen: Mix, mixes: readonly Mix[]): string {
  const points = (value: number) => writeAmount(value, 'percent');
  const largest = chosen.weights.indexOf(Math.max(...chosen.weights));
  const today = mixes.find(({ key }) => key === 'present');
  const change =
    today === undefined
      ? ''
      : `, against ${points(today.deviation)} today, for a turnover of ${points(chosen.turnover ?? 0)}`;
  return `${chosen.name} puts ${points((chosen.weights[largest] ?? 0) * hundred)} into ${names[largest] ?? ''} and is expected to return ${points(chosen.mean)} a year at a volatility of ${points(chosen.deviation)}${change}.`;
}

function figuresOf(input: PortfolioInput, chosen: Mix, mixes: readonly Mix[]): Figure[] {
  const today = mixes.find(({ key }) => key === 'present');
  const against = (value: number | undefined) =>
    value === undefined ? {} : { against: `today ${writeAmount(value, 'percent')}` };
  const isCalmer = today !== undefined && chosen.deviation < today.deviation;
  return [
    { label: 'Expected return a year', value: chosen.mean, as: 'percent', ...against(today?.mean) },
    {
      label: 'Volatility a year',
      value: chosen.deviation,
      as: 'percent',
      ...against(today?.deviation),
      ...(today === undefined ? {} : { tone: isCalmer ? 'good' : 'plain' }),
    },
    {
      label: 'Sharpe ratio',
      value: chosen.ratio,
      as: 'number',
      against:
        today?.ratio === undefined || today.ratio === null
          ? `riskless ${input.riskless} %`
          : `today ${writeAmount(today.ratio, 'number')}`,
    },
    {
      label: 'Effective positions',
      value: chosen.effective,
      as: 'number',
      against: `of ${chosen.weights.length}`,
    },
    ...(chosen.turnover === null
      ? []
      : [{ label: 'Turnover', value: chosen.turnover, as: 'percent' } as const]),
  ];
}

function warningsOf({ notes, pastMeans, bounds }: Universe, mixes: readonly Mix[], chosen: Mix): string[] {
  const warnings = [...notes];
  if (pastMeans.length > 0)
    warnings.push(
      'Where no expected return was entered, the mean of the past stands in; the mix with most return for the risk leans on it heavily.',
    );
  if (!mixes.some(({ key }) => key === 'steep'))
    warnings.push(
      'No mix within the bounds is expected to earn more than the riskless rate, so that there is none with most return for the risk.',
    );
  if (!chosen.isWithin)
    warnings.push(
      `${chosen.name} knows no bounds and breaks one of yours; move its weights by hand, or choose minimum variance.`,
    );
  if (bounds.most.every((most) => most === 1) && Math.max(...chosen.weights) > 0.6)
    warnings.push('More than 60 % lies in one position. Enter most weights if that is more than you want.');
  return warnings;
}

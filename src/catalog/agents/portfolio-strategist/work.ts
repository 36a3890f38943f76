import { areFeasible } from '../../../methods/portfolio/mean-variance.ts';
import { defineWork, type InputFault } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields, type PortfolioInput } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

const hundred = 100;
const roundingOfWeights = 0.1;

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The portfolio', fields: ['currency', 'portfolio', 'value', 'from', 'assets'] },
    {
      title: 'How the positions move',
      text: 'The sheet is read on this device and sent nowhere.',
      fields: ['sheet', 'holds', 'estimate', 'correlations', 'otherCorrelation'],
    },
    { title: 'The aim', fields: ['riskless', 'target', 'cost', 'chosen'] },
  ],
  starters,
  checks: (input) => [...assetFaults(input), ...sumFaults(input), ...pairFaults(input)],
  run: async (input, tools) => (await import('./run.ts')).runPortfolioStrategist(input, tools),
  levers: [
    { field: 'target', min: 0, max: 20, step: 0.1 },
    { field: 'riskless', min: 0, max: 12, step: 0.1 },
    { field: 'cost', min: 0, max: 2, step: 0.05 },
  ],
  method,
  examples,
});

function assetFaults({ assets, from }: PortfolioInput): InputFault[] {
  const faults: InputFault[] = [];
  for (const [row, { name, least = 0, most = hundred, expected, volatility }] of assets.entries()) {
    const say = (column: string, message: string) => faults.push({ field: 'assets', row, column, message });
    if (assets.findIndex((other) => other.name === name) !== row)
      say('name', `“${name}” stands twice. Name the two apart, or leave one out.`);
    if (least > most) say('most', 'The most weight is below the least one. Swap them.');
    if (from === 'entered' && expected === undefined)
      say('expected', 'Enter the return that you expect a year.');
    if (from === 'entered' && volatility === undefined) say('volatility', 'Enter the volatility a year.');
  }
  return faults;
}

function sumFaults({ assets }: PortfolioInput): InputFault[] {
  const faults: InputFault[] = [];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const present = assets.flatMap((asset) => (asset.present === undefined ? [] : [asset.present]));
  if (present.length > 0 && Math.abs(sum(present) - hundred) > roundingOfWeights)
    faults.push({
      field: 'assets',
      message: `The weights of today add up to ${Number(sum(present).toFixed(2))} % and not to 100 %. Correct them, or leave all of them empty.`,
    });
  const bounds = {
    least: assets.map(({ least }) => (least ?? 0) / hundred),
    most: assets.map(({ most }) => (most ?? hundred) / hundred),
  };
  if (!areFeasible(bounds))
    faults.push({
      field: 'assets',
      message:
        'No weights can add up to 100 % within these bounds: the least weights are too high together, or the most weights too low.',
    });
  return faults;
}

function pairFaults({ assets, correlations = [] }: PortfolioInput): InputFault[] {
  const names = assets.map(({ name }) => name);
  const faults: InputFault[] = [];
  for (const [row, { first, second }] of correlations.entries()) {
    for (const [column, name] of [
      ['first', first],
      ['second', second],
    ] as const)
      if (!names.includes(name))
        faults.push({
          field: 'correlations',
          row,
          column,
          message: `There is no position “${name}”. Write it as it stands above.`,
        });
    if (first === second)
      faults.push({
        field: 'correlations',
        row,
        column: 'second',
        message: 'A position correlates with itself at one. Name another one.',
      });
  }
  return faults;
}

import { defineWork, type InputFault } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields, type RiskInput } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The portfolio', fields: ['currency', 'portfolio', 'from', 'positions'] },
    {
      title: 'How it moves',
      text: 'The sheet is read on this device and sent nowhere.',
      fields: ['sheet', 'holds', 'correlation', 'tradingDays'],
    },
    { title: 'The measure', fields: ['confidence', 'horizon', 'freedom', 'zeroMean', 'limit'] },
    {
      title: 'Stress and backtest',
      fields: ['scenarios', 'window', 'reportedPeriods', 'reportedFailures'],
    },
  ],
  starters,
  checks: (input) => [...positionFaults(input), ...backtestFaults(input)],
  run: async (input, tools) => (await import('./run.ts')).runRiskAnalyst(input, tools),
  levers: [
    { field: 'confidence', min: 90, max: 99.5, step: 0.5 },
    { field: 'horizon', min: 1, max: 30, step: 1 },
    { field: 'freedom', min: 3, max: 30, step: 1 },
    { field: 'correlation', min: 0, max: 0.95, step: 0.05 },
  ],
  method,
  examples,
});

function positionFaults({ positions, from }: RiskInput): InputFault[] {
  const faults: InputFault[] = [];
  const total = positions.reduce((sum, { value }) => sum + value, 0);
  if (!(total > 0))
    faults.push({
      field: 'positions',
      message: 'The positions together are worth nothing. Enter values that add up to more than zero.',
    });
  for (const [row, { name, volatility }] of positions.entries()) {
    if (positions.findIndex((other) => other.name === name) !== row)
      faults.push({
        field: 'positions',
        row,
        column: 'name',
        message: `“${name}” stands twice. Add the two up, or name them apart.`,
      });
    if (from === 'holdings' && volatility === undefined)
      faults.push({
        field: 'positions',
        row,
        column: 'volatility',
        message: 'Enter its volatility a year, since there is no sheet to measure it from.',
      });
  }
  return faults;
}

function backtestFaults({ reportedPeriods, reportedFailures }: RiskInput): InputFault[] {
  if ((reportedPeriods === undefined) !== (reportedFailures === undefined))
    return [
      reportedPeriods === undefined
        ? { field: 'reportedPeriods', message: 'Enter over how many periods these losses were counted.' }
        : { field: 'reportedFailures', message: 'Enter how many losses were beyond it, zero if none.' },
    ];
  if (reportedPeriods !== undefined && reportedFailures !== undefined && reportedFailures > reportedPeriods)
    return [
      { field: 'reportedFailures', message: 'There cannot be more losses than periods. Check both figures.' },
    ];
  return [];
}

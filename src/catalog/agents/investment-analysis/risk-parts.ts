import type { Spread } from '../../../methods/finance/value-simulation.ts';
import type { Part } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { type BreakEven, driverNames, type Swing } from './risk.ts';
import { tornadoDrawing } from './tornado.ts';

const hundred = 100;

export function riskParts(
  swings: readonly Swing[],
  spread: Spread | undefined,
  likely: number,
  { currency, trials }: { readonly currency: string; readonly trials: number },
): Part[] {
  if (spread === undefined) return [];
  const money = (value: number) => writeAmount(value, 'money', currency);
  return [
    {
      kind: 'figures',
      title: `Simulation of ${trials.toLocaleString('en')} trials`,
      figures: [
        { label: 'Mean value', value: spread.mean, as: 'money', against: `all likeliest ${money(likely)}` },
        {
          label: 'Chance of losing value',
          value: spread.lossShare * hundred,
          as: 'percent',
          tone: spread.lossShare > 0.25 ? 'bad' : spread.lossShare < 0.1 ? 'good' : 'plain',
        },
        { label: 'Worse than this in 5 of 100', value: spread.low, as: 'money' },
        { label: 'Better than this in 5 of 100', value: spread.high, as: 'money' },
      ],
    },
    {
      kind: 'chart',
      title: 'How the simulated values are spread',
      chart: 'bar',
      category: { key: 'value', label: 'Net present value, from' },
      series: [{ key: 'share', label: 'Share of trials' }],
      rows: spread.bins.map(({ from, share }) => ({ value: money(from), share: share * hundred })),
      as: 'percent',
    },
    tornadoDrawing(swings, likely, currency),
    {
      kind: 'table',
      title: 'One driver at a time',
      columns: [
        { key: 'driver', label: 'Driver', as: 'text' },
        { key: 'low', label: 'Lowest change', as: 'percent' },
        { key: 'valueAtLow', label: 'Value then', as: 'money' },
        { key: 'high', label: 'Highest change', as: 'percent' },
        { key: 'valueAtHigh', label: 'Value then ', as: 'money' },
        { key: 'width', label: 'Swing', as: 'money' },
      ],
      rows: swings.map((swing) => ({
        driver: driverNames[swing.driver],
        low: swing.low,
        valueAtLow: swing.valueAtLow,
        high: swing.high,
        valueAtHigh: swing.valueAtHigh,
        width: swing.width,
      })),
      note: 'The other drivers stand at their likeliest. Changes of the discount rate are points added to it.',
    },
  ];
}

export function breakEvenTable(evens: readonly BreakEven[]): Part {
  return {
    kind: 'table',
    title: 'How wrong each figure may be before nothing is gained',
    columns: [
      { key: 'driver', label: 'Driver', as: 'text' },
      { key: 'change', label: 'Change to a value of zero', as: 'percent' },
    ],
    rows: evens.map(({ driver, change }) => ({ driver: driverNames[driver], change })),
    note: 'A dash means that the driver is not part of this case.',
  };
}

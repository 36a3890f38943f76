import {
  effectsOf,
  type FactorialRun,
  fullFactorial,
  halfFactorial,
  pseudoError,
} from '../../../methods/experiments/factorial.ts';
import { studentAt } from '../../../methods/statistics/distributions.ts';
import { readNumber } from '../../agent-desk/check-cell.ts';
import type { Part, Row } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { type RunTools, WorkFault } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { ExperimentInput } from './fields.ts';
import { sheetFile } from './sheet-file.ts';

const hundred = 100;

interface NamedEffect {
  readonly name: string;
  readonly value: number;
  readonly stands: boolean;
}

export function factorialResult(input: ExperimentInput, { random }: RunTools): AgentResult {
  const factors = input.factors ?? [];
  const runs = input.fraction === 'half' ? halfFactorial(factors.length) : fullFactorial(factors.length);
  const values = measuredValues(input, runs.length);
  const effects = values === undefined ? [] : namedEffects(input, runs, values);
  const largest = effects.reduce<NamedEffect | undefined>(
    (best, one) => (best === undefined || Math.abs(one.value) > Math.abs(best.value) ? one : best),
    undefined,
  );
  const standing = effects.filter(({ stands }) => stands);
  const order = shuffled(runs.length, random);
  const rows = order.map(
    (standard, index): Row => ({
      run: index + 1,
      standard: standard + 1,
      ...Object.fromEntries(
        factors.map(({ low, high }, factor) => [
          `factor${factor}`,
          runs[standard]?.levels[factor] === 1 ? high : low,
        ]),
      ),
    }),
  );
  return {
    summary:
      largest === undefined
        ? `${runs.length} runs try ${factors.length} factors at two levels each; run them in the order of the sheet.`
        : `${largest.name} matters most, with an effect of ${writeAmount(largest.value, 'number')}; ${standing.length === 0 ? 'none stands out from chance' : `${standing.length} of ${effects.length} effects stand out from chance`}.`,
    values: {
      runs: runs.length,
      ...(largest === undefined
        ? {}
        : { largest: largest.name, largestEffect: largest.value, standing: standing.length }),
      ...Object.fromEntries(effects.slice(0, 40).map(({ name, value }) => [name, value])),
    },
    parts: [
      ...effectParts(effects),
      {
        kind: 'table',
        title: 'Run sheet',
        columns: [
          { key: 'run', label: 'Run', as: 'whole' },
          { key: 'standard', label: 'Standard order', as: 'whole' },
          ...factors.map(({ name }, factor) => ({
            key: `factor${factor}`,
            label: name,
            as: 'text' as const,
          })),
        ],
        rows,
      },
      howTo(input, runs.length),
    ],
    warnings: input.fraction === 'half' ? [aliasWarning(factors.length)] : [],
    files: [
      sheetFile(
        ['Run', 'Standard order', ...factors.map(({ name }) => name), 'Value'],
        rows.map((row) => [
          row.run ?? '',
          row.standard ?? '',
          ...factors.map((_, factor) => row[`factor${factor}`] ?? ''),
          '',
        ]),
      ),
    ],
  };
}

function measuredValues({ measured = [] }: ExperimentInput, runs: number): number[] | undefined {
  if (measured.length === 0) return undefined;
  if (measured.length !== runs)
    throw new WorkFault(
      `These are ${measured.length} values; this design has ${runs} runs. Enter one for each.`,
      'measured',
    );
  const values = measured.map(readNumber);
  const wrong = values.findIndex((value) => !Number.isFinite(value));
  if (wrong >= 0) throw new WorkFault(`Line ${wrong + 1} is no number.`, 'measured');
  return values;
}

/** An effect stands out when it is larger than Lenth's margin, with a third as many degrees of freedom as there are effects. */
function namedEffects(
  input: ExperimentInput,
  runs: readonly FactorialRun[],
  values: readonly number[],
): NamedEffect[] {
  const effects = effectsOf(runs, values);
  const error = pseudoError(effects.map(({ value }) => value));
  const margin = studentAt(1 - input.alpha / hundred / 2, Math.max(1, effects.length / 3)) * error;
  return effects.map(({ factors, value }) => ({
    name: factors.map((factor) => input.factors?.[factor]?.name ?? '').join(' × '),
    value,
    stands: Math.abs(value) > margin,
  }));
}

function effectParts(effects: readonly NamedEffect[]): Part[] {
  if (effects.length === 0) return [];
  const rows = effects
    .toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value))
    .map(({ name, value, stands }) => ({ name, value, verdict: stands ? 'stands out' : 'may be chance' }));
  return [
    {
      kind: 'table',
      title: 'Effects, the largest first',
      columns: [
        { key: 'name', label: 'Effect of', as: 'text' },
        { key: 'value', label: 'From low to high', as: 'number' },
        { key: 'verdict', label: 'Beside chance', as: 'text' },
      ],
      rows,
    },
    {
      kind: 'chart',
      title: 'Size of the effects',
      chart: 'bar',
      category: { key: 'name', label: 'Effect of' },
      series: [{ key: 'value', label: 'Effect' }],
      rows,
      as: 'number',
    },
  ];
}

function howTo(input: ExperimentInput, runs: number): Part {
  return {
    kind: 'document',
    title: 'Plan of the experiment',
    blocks: [
      { kind: 'text', text: input.question },
      {
        kind: 'list',
        numbered: true,
        items: [
          `Do all ${runs} runs in the order of the sheet. Its order is drawn by lot, so that whatever drifts over the day does not look like an effect.`,
          'Set every factor anew for each run, also where it stays the same.',
          'Write each value beside its run. Afterwards enter the values in standard order, and the effects are worked out.',
          'An effect is the mean at the high level less the mean at the low level; an effect of two factors says that one changes what the other does.',
        ],
      },
    ],
  };
}

function aliasWarning(factors: number): string {
  return factors <= 4
    ? 'With half of the combinations, effects of two factors are mixed with each other. Run the other half when one of them matters.'
    : 'With half of the combinations, effects of two factors are mixed only with those of three or more, which are usually small.';
}

function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last -= 1) {
    const swap = Math.floor(random() * (last + 1));
    [order[last], order[swap]] = [order[swap] ?? 0, order[last] ?? 0];
  }
  return order;
}

import {
  compareMeans,
  compareShares,
  type GroupComparison,
} from '../../../methods/experiments/compare-groups.ts';
import {
  powerOfMeans,
  powerOfShares,
  sizeForMeans,
  sizeForShares,
} from '../../../methods/experiments/sample-size.ts';
import type { Part, Row } from '../../agent-desk/parts.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import type { ExperimentInput } from './fields.ts';

const hundred = 100;
const mostListed = 2_000;
const curvePoints = 24;

export interface GroupPlan {
  /** Of each group, rounded up. */
  readonly size: number;
  readonly exact: number;
  readonly powerAt: (size: number) => number;
}

export function groupPlan(input: ExperimentInput): GroupPlan {
  const terms = { alpha: input.alpha / hundred };
  const power = (input.power ?? 80) / hundred;
  if (input.design === 'means') {
    const difference = input.difference ?? 1;
    const deviation = input.deviation ?? 1;
    const exact = sizeForMeans(difference, deviation, power, terms);
    if (exact === undefined)
      throw new WorkFault(
        'This difference is so small beside the deviation that ten million trials would not show it. Enter a larger one.',
        'difference',
      );
    return {
      exact,
      size: Math.max(2, Math.ceil(exact - 1e-9)),
      powerAt: (size) => powerOfMeans(size, difference, deviation, terms),
    };
  }
  const one = (input.usual ?? 0) / hundred;
  const other = (input.hoped ?? 0) / hundred;
  const exact = sizeForShares(one, other, power, terms);
  return {
    exact,
    size: Math.max(2, Math.ceil(exact - 1e-9)),
    powerAt: (size) => powerOfShares(size, one, other, terms),
  };
}

export function powerCurve({ size, powerAt }: GroupPlan): Part {
  const step = Math.max(1, Math.ceil((size * 2) / curvePoints));
  const rows: Row[] = [];
  for (let at = Math.max(2, step); at <= size * 2 + step; at += step)
    rows.push({ size: String(at), power: powerAt(at) * hundred });
  return {
    kind: 'chart',
    title: 'The chance to see the difference, by the size of each group',
    chart: 'line',
    category: { key: 'size', label: 'In each group' },
    series: [{ key: 'power', label: 'Chance to see it' }],
    rows,
    as: 'percent',
  };
}

/** Who is in which group, in blocks of four, so that the two grow evenly even when the experiment ends early. */
export function randomised(size: number, names: readonly [string, string], random: () => number): Row[] {
  const count = Math.min(size * 2, mostListed);
  const rows: Row[] = [];
  while (rows.length < count) {
    const block = [names[0], names[0], names[1], names[1]];
    for (let last = block.length - 1; last > 0; last -= 1) {
      const swap = Math.floor(random() * (last + 1));
      [block[last], block[swap]] = [block[swap] ?? '', block[last] ?? ''];
    }
    for (const group of block) if (rows.length < count) rows.push({ trial: rows.length + 1, group });
  }
  return rows;
}

/** What the results say; undefined while there are too few. */
export function compared(input: ExperimentInput): GroupComparison | undefined {
  const of = (name: string | undefined) =>
    (input.results ?? [])
      .filter(({ group }) => group.toLowerCase() === (name ?? '').toLowerCase())
      .map(({ value }) => value);
  const one = of(input.one);
  const other = of(input.other);
  const alpha = input.alpha / hundred;
  if (input.design === 'means') return compareMeans(one, other, alpha);
  const counted = (values: readonly number[]) => ({
    hits: values.filter((value) => value === 1).length,
    of: values.length,
  });
  return compareShares(counted(one), counted(other), alpha);
}

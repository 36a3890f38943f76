import { type Spread, spreadOf } from '../../../methods/finance/value-simulation.ts';
import { drawTriangular } from '../../../methods/random/samplers.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import { type Case, type Changes, noChanges, valueWith } from './case.ts';
import type { InvestmentInput } from './fields.ts';

const hundred = 100;
const trialsBetweenReports = 1_000;

type Driver = keyof Changes;

export const driverNames: Readonly<Record<Driver, string>> = {
  inflows: 'What comes in',
  outflows: 'What goes out later',
  initial: 'First outlay',
  rate: 'Discount rate',
};

export interface Swing {
  readonly driver: Driver;
  /** In points, as they were entered. */
  readonly low: number;
  readonly high: number;
  readonly valueAtLow: number;
  readonly valueAtHigh: number;
  readonly width: number;
}

/** The value with every driver at its likeliest, which need not be the value of the flows as entered. */
export function likelyValue(of: Case, input: InvestmentInput): number {
  return valueWith(of, likelyChanges(input));
}

function likelyChanges(input: InvestmentInput): Changes {
  return (input.ranges ?? []).reduce<Changes>(
    (changes, range) => ({ ...changes, [range.driver]: range.likely / hundred }),
    noChanges,
  );
}

/** How far the value moves when one driver goes from its lowest to its highest and the others stay likely; widest first. */
export function swingsOf(of: Case, input: InvestmentInput): Swing[] {
  const ranges = input.ranges ?? [];
  const likely = likelyChanges(input);
  return ranges
    .map(({ driver, low, high }) => {
      const valueAtLow = valueWith(of, { ...likely, [driver]: low / hundred });
      const valueAtHigh = valueWith(of, { ...likely, [driver]: high / hundred });
      return { driver, low, high, valueAtLow, valueAtHigh, width: Math.abs(valueAtHigh - valueAtLow) };
    })
    .toSorted((one, other) => other.width - one.width);
}

export function simulate(of: Case, input: InvestmentInput, tools: RunTools): Spread | undefined {
  const ranges = input.ranges ?? [];
  if (ranges.length === 0) return undefined;
  const trials: number[] = [];
  for (let trial = 0; trial < input.trials; trial += 1) {
    const changes: Record<Driver, number> = { ...noChanges };
    for (const { driver, low, likely, high } of ranges)
      changes[driver] = drawTriangular(tools.random, low, likely, high) / hundred;
    trials.push(valueWith(of, changes));
    if (trial % trialsBetweenReports === 0) tools.progress(trial / input.trials);
  }
  return spreadOf(trials);
}

export interface BreakEven {
  readonly driver: Exclude<Driver, 'rate'>;
  /** The change at which nothing is gained, in points; null when no change does it. */
  readonly change: number | null;
}

/** Value is linear in each of these drivers, so that two points give the change at which it is zero. */
export function breakEvens(of: Case): BreakEven[] {
  const base = valueWith(of, noChanges);
  return (['inflows', 'outflows', 'initial'] as const).map((driver) => {
    const slope = valueWith(of, { ...noChanges, [driver]: 1 }) - base;
    return { driver, change: slope === 0 ? null : (-base / slope) * hundred };
  });
}

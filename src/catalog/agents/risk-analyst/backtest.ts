import {
  baselZone,
  conditionalCoverage,
  independenceTest,
  kupiecTest,
  type LikelihoodRatio,
  transitionsOf,
} from '../../../methods/risk/backtest.ts';
import { historicalRisk, momentsOf, normalRisk } from '../../../methods/risk/value-at-risk.ts';
import type { Part } from '../../agent-desk/parts.ts';
import type { Book } from './book.ts';
import type { RiskInput } from './fields.ts';

const hundred = 100;
const usualWindow = 250;
const baselPeriods = 250;
const fewestForecasts = 20;
/** More would take long and say no more about the method as it is today. */
const mostForecasts = 1_000;
const strictness = 0.05;

export interface Backtest {
  readonly name: string;
  readonly periods: number;
  readonly failures: number;
  readonly expected: number;
  readonly coverage: LikelihoodRatio;
  readonly independence: LikelihoodRatio | undefined;
  readonly both: LikelihoodRatio | undefined;
}

/** Each period is foretold from the window before it alone, as it would have been at the time. */
export function backtestsOf(input: RiskInput, book: Book): Backtest[] {
  const share = 1 - input.confidence / hundred;
  const tests: Backtest[] = [];
  const { reportedPeriods, reportedFailures } = input;
  if (reportedPeriods !== undefined && reportedFailures !== undefined)
    tests.push({
      name: 'Your own count',
      periods: reportedPeriods,
      failures: reportedFailures,
      expected: reportedPeriods * share,
      coverage: kupiecTest(reportedPeriods, reportedFailures, share),
      independence: undefined,
      both: undefined,
    });
  const window = windowOf(input, book);
  if (book.past.length - window < fewestForecasts) return tests;
  const ways: readonly [string, (past: readonly number[]) => number][] = [
    ['Historical', (past) => historicalRisk(past, 1 - share).valueAtRisk],
    ['Normal', (past) => normalOf(past, input, 1 - share)],
  ];
  return [...tests, ...ways.map(([name, forecast]) => backtestOf(name, forecast, book.past, window, share))];
}

function windowOf(input: RiskInput, book: Book): number {
  return input.window ?? Math.min(usualWindow, Math.floor(book.past.length / 2));
}

function normalOf(past: readonly number[], input: RiskInput, confidence: number): number {
  const { mean, deviation } = momentsOf(past);
  return normalRisk(input.zeroMean ? 0 : mean, deviation, confidence).valueAtRisk;
}

function backtestOf(
  name: string,
  forecast: (past: readonly number[]) => number,
  past: readonly number[],
  window: number,
  share: number,
): Backtest {
  const recent = past.slice(-(window + mostForecasts));
  const failed = recent
    .slice(window)
    .map((value, index) => -value > forecast(recent.slice(index, index + window)));
  const failures = failed.filter(Boolean).length;
  const coverage = kupiecTest(failed.length, failures, share);
  const independence = independenceTest(transitionsOf(failed));
  return {
    name,
    periods: failed.length,
    failures,
    expected: failed.length * share,
    coverage,
    independence,
    both: independence === undefined ? undefined : conditionalCoverage(coverage, independence),
  };
}

export function backtestParts(tests: readonly Backtest[], input: RiskInput): Part[] {
  if (tests.length === 0) return [];
  const isBasel = input.confidence === 99 && tests.some(({ periods }) => periods === baselPeriods);
  return [
    {
      kind: 'table',
      title: 'Has the value at risk held up?',
      columns: [
        { key: 'name', label: 'Method', as: 'text' },
        { key: 'periods', label: 'Periods', as: 'whole' },
        { key: 'failures', label: 'Losses beyond it', as: 'whole' },
        { key: 'expected', label: 'Expected', as: 'number' },
        { key: 'kupiec', label: 'Kupiec', as: 'number' },
        { key: 'kupiecP', label: 'p of Kupiec', as: 'number' },
        { key: 'independence', label: 'Independence', as: 'number' },
        { key: 'independenceP', label: 'p of independence', as: 'number' },
        { key: 'says', label: 'Says', as: 'text' },
      ],
      rows: tests.map((test) => ({
        name: test.name,
        periods: test.periods,
        failures: test.failures,
        expected: test.expected,
        kupiec: test.coverage.statistic,
        kupiecP: test.coverage.pValue,
        independence: test.independence?.statistic ?? null,
        independenceP: test.independence?.pValue ?? null,
        says:
          saysOf(test) +
          (isBasel && test.periods === baselPeriods ? `; Basel zone ${baselZone(test.failures)}` : ''),
      })),
      note: 'Likelihood ratios; beyond 3.84 the hypothesis is refused at 5 %. Kupiec asks whether failures come as often as they should, independence whether one follows the other.',
    },
  ];
}

export function saysOf({ coverage, independence, failures, expected }: Backtest): string {
  const says: string[] = [];
  if (coverage.pValue < strictness)
    says.push(
      failures > expected
        ? 'losses come too often: risk is understated'
        : 'losses come too rarely: risk is overstated',
    );
  else says.push('as often as it should');
  if (independence !== undefined && independence.pValue < strictness) says.push('losses come in clusters');
  return says.join('; ');
}

import { percentile } from '../lib/percentiles.ts';
import type { TriedApp } from './try-app.ts';

export interface CasesSummary {
  readonly apps: number;
  readonly built: number;
  readonly proved: number;
  readonly casesHeld: number;
  readonly casesFailed: number;
  readonly rulesTried: number;
  readonly rulesThere: number;
  readonly actsTried: number;
  readonly actsThere: number;
  /** From the plan to the end of the proof, in milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly proofP50: number;
  readonly proofP95: number;
  readonly processorP50: number;
  readonly processorP95: number;
}

export function summaryOf(all: readonly TriedApp[]): CasesSummary {
  const sum = (of: (one: TriedApp) => number) => all.reduce((total, one) => total + of(one), 0);
  const at = (of: (one: TriedApp) => number, share: number) =>
    Math.round(percentile(all.map(of).filter(Number.isFinite), share));
  return {
    apps: all.length,
    built: all.filter(({ built }) => built).length,
    proved: all.filter(({ proved }) => proved).length,
    casesHeld: sum(({ held }) => held),
    casesFailed: sum(({ failed }) => failed),
    rulesTried: sum(({ rules }) => rules.tried),
    rulesThere: sum(({ rules }) => rules.there),
    actsTried: sum(({ acts }) => acts.tried),
    actsThere: sum(({ acts }) => acts.there),
    p50: at(({ ms }) => ms, 0.5),
    p95: at(({ ms }) => ms, 0.95),
    proofP50: at(({ proofMs }) => proofMs, 0.5),
    proofP95: at(({ proofMs }) => proofMs, 0.95),
    processorP50: at((one) => one.processorMs, 0.5),
    processorP95: at((one) => one.processorMs, 0.95),
  };
}

export function lineOf({ id, built, proved, held, failed, rules, acts, ms, processorMs }: TriedApp): string {
  const what = built ? (proved ? 'proved' : 'NOT PROVED') : 'NOT BUILT';
  const seconds = (of: number) => `${(of / 1000).toFixed(1)} s`;
  return `${id}: ${what}, ${held} held, ${failed} failed, rules ${rules.tried}/${rules.there}, acts ${acts.tried}/${acts.there}, ${seconds(ms)}, processor ${seconds(processorMs)}`;
}

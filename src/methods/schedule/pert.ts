import { drawPert } from '../random/draw-pert.ts';
import { sameTime } from './critical-path.ts';
import { type Activity, bothPasses } from './network.ts';

export interface ThreePoint {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

const likelyWeight = 4;
const parts = 6;

/** Malcolm, Roseboom, Clark and Fazar, Application of a technique for research and development program evaluation, 1959. */
export function pertMean({ low, likely, high }: ThreePoint): number {
  return (low + likelyWeight * likely + high) / parts;
}

export function pertVariance({ low, high }: ThreePoint): number {
  return ((high - low) / parts) ** 2;
}

export interface Simulation {
  /** How long the project took in each run, shortest first. */
  readonly finishes: Float64Array;
  /** In which share of the runs each activity lay on the critical path. */
  readonly criticality: readonly number[];
}

const reportEvery = 500;

/** Van Slyke, Monte Carlo methods and the PERT problem, 1963: every run draws all durations and passes the whole network. */
export function simulateProject(
  activities: readonly Activity[],
  order: readonly number[],
  estimates: readonly ThreePoint[],
  { random, runs, progress }: { random: () => number; runs: number; progress: (share: number) => void },
): Simulation {
  const finishes = new Float64Array(runs);
  const critical = new Float64Array(activities.length);
  const durations = new Float64Array(activities.length);
  for (let run = 0; run < runs; run += 1) {
    for (const [at, { low, likely, high }] of estimates.entries())
      durations[at] = drawPert(random, low, likely, high);
    const { earlyStart, lateFinish, finish } = bothPasses(activities, order, durations);
    finishes[run] = finish;
    for (let at = 0; at < durations.length; at += 1) {
      const float = (lateFinish[at] ?? 0) - (durations[at] ?? 0) - (earlyStart[at] ?? 0);
      if (float <= sameTime) critical[at] = (critical[at] ?? 0) + 1;
    }
    if (run % reportEvery === 0) progress(run / runs);
  }
  finishes.sort();
  return { finishes, criticality: [...critical].map((count) => count / runs) };
}

/** The share of sorted values that are at most this. */
export function shareAtMost(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= value + sameTime) low = middle + 1;
    else high = middle;
  }
  return sorted.length === 0 ? 0 : low / sorted.length;
}

import { drawPert } from '../random/draw-pert.ts';
import { drawNormal } from '../random/samplers.ts';

/**
 * Loss as frequency times magnitude, both from three-point estimates: The Open Group, Risk Analysis (O-RA) standard, which takes
 * PERT distributions for both; the number of events in a run is drawn from the distribution of Poisson.
 */
export interface Estimate {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

export interface LossCause {
  /** How many times it happens over the time looked at. */
  readonly frequency: Estimate;
  /** What it costs each time. */
  readonly loss: Estimate;
}

const chunk = 30;

/** Knuth, The Art of Computer Programming, volume 2: products of even numbers; large means in parts that add up. */
export function drawPoisson(random: () => number, mean: number): number {
  let count = 0;
  for (let rest = mean; rest > 0; rest -= chunk) {
    const limit = Math.exp(-Math.min(rest, chunk));
    let product = random();
    while (product > limit) {
      count += 1;
      product *= random();
    }
  }
  return count;
}

function meanOf({ low, likely, high }: Estimate): number {
  return (low + 4 * likely + high) / 6;
}

/** The exact variance of a PERT distribution. */
function varianceOf(estimate: Estimate): number {
  const mean = meanOf(estimate);
  return ((mean - estimate.low) * (estimate.high - mean)) / 7;
}

/** What this many events cost together; many of them by the normal curve to which their sum comes near. */
function drawLosses(random: () => number, loss: Estimate, count: number): number {
  if (count > chunk) {
    const sum = drawNormal(random, count * meanOf(loss), Math.sqrt(count * varianceOf(loss)));
    return Math.min(count * loss.high, Math.max(count * loss.low, sum));
  }
  let sum = 0;
  for (let event = 0; event < count; event += 1) sum += drawPert(random, loss.low, loss.likely, loss.high);
  return sum;
}

export interface LossSimulation {
  /** The loss of every run, smallest first. */
  readonly totals: Float64Array;
  readonly mean: number;
  readonly causes: readonly {
    readonly mean: number;
    /** That it happens at least once. */
    readonly chance: number;
    /** Its share of the loss in the worst twentieth of the runs. */
    readonly tailShare: number;
  }[];
}

const tail = 0.95;
const reportEvery = 500;

export function simulateLosses(
  causes: readonly LossCause[],
  { random, runs, progress }: { random: () => number; runs: number; progress: (share: number) => void },
): LossSimulation {
  const losses = causes.map(() => new Float64Array(runs));
  const none = new Float64Array(causes.length);
  const totals = new Float64Array(runs);
  for (let run = 0; run < runs; run += 1) {
    for (const [at, { frequency, loss }] of causes.entries()) {
      const rate = drawPert(random, frequency.low, frequency.likely, frequency.high);
      none[at] = (none[at] ?? 0) + Math.exp(-rate);
      const sum = drawLosses(random, loss, drawPoisson(random, rate));
      const own = losses[at];
      if (own !== undefined) own[run] = sum;
      totals[run] = (totals[run] ?? 0) + sum;
    }
    if (run % reportEvery === 0) progress(run / runs);
  }
  const sorted = totals.toSorted();
  const worst = quantile(sorted, tail);
  const isWorst = (run: number) => (totals[run] ?? 0) >= worst;
  const tailTotal = totals.reduce((sum, total, run) => (isWorst(run) ? sum + total : sum), 0);
  return {
    totals: sorted,
    mean: sorted.reduce((sum, one) => sum + one, 0) / runs,
    causes: losses.map((own, at) => ({
      mean: own.reduce((sum, one) => sum + one, 0) / runs,
      chance: 1 - (none[at] ?? 0) / runs,
      tailShare:
        tailTotal > 0 ? own.reduce((sum, one, run) => (isWorst(run) ? sum + one : sum), 0) / tailTotal : 0,
    })),
  };
}

/** The value that this share of sorted ones does not exceed. */
export function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? 0;
}

/** The share of sorted values above this one. */
export function shareAbove(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return sorted.length === 0 ? 0 : (sorted.length - low) / sorted.length;
}

/** The expected loss without any simulation: mean frequency times mean loss, added up. */
export function expectedLoss({ frequency, loss }: LossCause): number {
  return meanOf(frequency) * meanOf(loss);
}

import { meanOf } from './describe.ts';
import { normalAt } from './distributions.ts';
import { factor, inverseTriangle, solveFactored } from './least-squares.ts';
import { rank } from './ranks.ts';
import { chiSquareAbove, type Interval, normalBeyond } from './tail-areas.ts';

export interface LogisticCoefficient extends Interval {
  /** In logarithms of odds. */
  readonly estimate: number;
  readonly error: number;
  readonly statistic: number;
  readonly chance: number;
}

export interface LogisticRegression {
  /** The intercept first. */
  readonly coefficients: readonly LogisticCoefficient[];
  readonly fitted: Float64Array;
  readonly nullDeviance: number;
  readonly deviance: number;
  /** The likelihood ratio test of the whole model. */
  readonly statistic: number;
  readonly freedom: number;
  readonly chance: number;
  /** McFadden's share. */
  readonly explained: number;
  /** How often a case with the outcome is given a higher chance than one without: 0.5 is guessing. */
  readonly discrimination: number | null;
  readonly steps: number;
}

export type LogisticOutcome =
  | { readonly fit: LogisticRegression; readonly trouble?: undefined }
  | {
      readonly trouble: 'separated' | 'dependent' | 'one-sided';
      readonly column?: number;
      readonly fit?: undefined;
    };

const mostSteps = 50;
const near = 1e-10;
/** Fitted chances this close to certainty for every row mean that a line parts the outcomes. */
const certain = 1e-8;

/**
 * Logistic regression by iteratively reweighted least squares (McCullagh and Nelder, Generalized Linear Models, 1989,
 * section 4.4): the same steps and the same figures as R's glm.
 */
export function fitLogistic(
  outcome: ArrayLike<number>,
  predictors: readonly ArrayLike<number>[],
  confidence: number,
): LogisticOutcome {
  const rows = outcome.length;
  const share = meanOf(outcome).mean;
  if (share <= 0 || share >= 1) return { trouble: 'one-sided' };
  const centred = predictors.map(centre);
  let slopes = [Math.log(share / (1 - share)), ...centred.map(() => 0)];
  let before = devianceOf(
    outcome,
    Float64Array.from({ length: rows }, () => share),
  );
  const nullDeviance = before;
  for (let step = 1; step <= mostSteps; step += 1) {
    const { fitted, scores } = predicted(slopes, centred, rows);
    const taken = reweighted(outcome, fitted, scores, centred);
    if (taken.slopes === undefined)
      return fitted.every((value) => value < certain || value > 1 - certain)
        ? { trouble: 'separated' }
        : { trouble: 'dependent', column: Math.max(0, (taken.dependent ?? 1) - 1) };
    slopes = taken.slopes;
    const after = predicted(slopes, centred, rows).fitted;
    const deviance = devianceOf(outcome, after);
    if (deviance < certain * rows || slopes.some((slope) => Math.abs(slope) > 1e3))
      return { trouble: 'separated' };
    if (Math.abs(deviance - before) < near * (Math.abs(deviance) + 0.1)) {
      const spread = reweighted(outcome, after, predicted(slopes, centred, rows).scores, centred);
      if (spread.inverse === undefined) return { trouble: 'separated' };
      return {
        fit: finished(
          { outcome, centred, slopes, inverse: spread.inverse, fitted: after, deviance, nullDeviance, step },
          confidence,
        ),
      };
    }
    before = deviance;
  }
  return { trouble: 'separated' };
}

interface Centred {
  readonly values: Float64Array;
  readonly middle: number;
  readonly scale: number;
}

function centre(column: ArrayLike<number>): Centred {
  const { mean } = meanOf(column);
  let most = 0;
  for (let at = 0; at < column.length; at += 1) most = Math.max(most, Math.abs((column[at] ?? 0) - mean));
  const scale = most || 1;
  return { values: Float64Array.from(column, (value) => (value - mean) / scale), middle: mean, scale };
}

function predicted(slopes: readonly number[], columns: readonly Centred[], rows: number) {
  const scores = new Float64Array(rows).fill(slopes[0] ?? 0);
  for (const [at, { values }] of columns.entries()) {
    const slope = slopes[at + 1] ?? 0;
    for (let row = 0; row < rows; row += 1) scores[row] = (scores[row] ?? 0) + slope * (values[row] ?? 0);
  }
  return { scores, fitted: scores.map((score) => 1 / (1 + Math.exp(-score))) };
}

function reweighted(
  outcome: ArrayLike<number>,
  fitted: Float64Array,
  scores: Float64Array,
  columns: readonly Centred[],
): { slopes?: number[]; inverse?: number[][]; dependent?: number | undefined } {
  const rows = fitted.length;
  const matrix = new Float64Array(rows * (columns.length + 1));
  const target = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const chance = fitted[row] ?? 0.5;
    const weight = Math.sqrt(Math.max(chance * (1 - chance), 1e-300));
    matrix[row] = weight;
    for (const [at, { values }] of columns.entries())
      matrix[(at + 1) * rows + row] = weight * (values[row] ?? 0);
    target[row] = weight * (scores[row] ?? 0) + ((outcome[row] ?? 0) - chance) / weight;
  }
  const { factored, dependent } = factor(matrix, rows, columns.length + 1);
  if (factored === undefined) return { dependent };
  return { slopes: solveFactored(factored, target), inverse: inverseTriangle(factored) };
}

function devianceOf(outcome: ArrayLike<number>, fitted: Float64Array): number {
  let sum = 0;
  for (let row = 0; row < fitted.length; row += 1) {
    const chance = fitted[row] ?? 0.5;
    sum -= 2 * Math.log(Math.max(1e-300, (outcome[row] ?? 0) > 0.5 ? chance : 1 - chance));
  }
  return sum;
}

interface Reached {
  readonly outcome: ArrayLike<number>;
  readonly centred: readonly Centred[];
  readonly slopes: readonly number[];
  readonly inverse: readonly (readonly number[])[];
  readonly fitted: Float64Array;
  readonly deviance: number;
  readonly nullDeviance: number;
  readonly step: number;
}

function finished(reached: Reached, confidence: number): LogisticRegression {
  const { centred, slopes, inverse, fitted, deviance, nullDeviance, step, outcome } = reached;
  const scaled = [1, ...centred.map(({ scale }) => scale)];
  // The intercept of the columns as they were given is a sum of all coefficients.
  const lines = [
    inverse[0]?.map((value, at) =>
      centred.reduce(
        (sum, { middle, scale }, column) => sum - ((inverse[column + 1]?.[at] ?? 0) * middle) / scale,
        value,
      ),
    ) ?? [],
    ...inverse.slice(1).map((line, at) => line.map((value) => value / (scaled[at + 1] ?? 1))),
  ];
  const intercept = centred.reduce(
    (sum, { middle, scale }, at) => sum - ((slopes[at + 1] ?? 0) * middle) / scale,
    slopes[0] ?? 0,
  );
  const z = normalAt(0.5 + confidence / 2);
  const coefficients = lines.map((line, at): LogisticCoefficient => {
    const estimate = at === 0 ? intercept : (slopes[at] ?? 0) / (scaled[at] ?? 1);
    const error = Math.sqrt(line.reduce((sum, value) => sum + value * value, 0));
    const statistic = error > 0 ? estimate / error : 0;
    return {
      estimate,
      error,
      statistic,
      chance: normalBeyond(statistic),
      low: estimate - z * error,
      high: estimate + z * error,
    };
  });
  const statistic = Math.max(0, nullDeviance - deviance);
  return {
    coefficients,
    fitted,
    nullDeviance,
    deviance,
    statistic,
    freedom: centred.length,
    chance: chiSquareAbove(statistic, centred.length),
    explained: 1 - deviance / nullDeviance,
    discrimination: discriminationOf(outcome, fitted),
    steps: step,
  };
}

/** The area under the curve of Hanley and McNeil, from the ranks. */
function discriminationOf(outcome: ArrayLike<number>, fitted: Float64Array): number | null {
  const { ranks } = rank(fitted);
  let sum = 0;
  let hits = 0;
  for (let row = 0; row < fitted.length; row += 1)
    if ((outcome[row] ?? 0) > 0.5) {
      sum += ranks[row] ?? 0;
      hits += 1;
    }
  const misses = fitted.length - hits;
  return hits > 0 && misses > 0 ? (sum - (hits * (hits + 1)) / 2) / (hits * misses) : null;
}

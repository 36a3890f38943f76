import { meanOf } from './describe.ts';
import { factor, inverseTriangle, solveFactored } from './least-squares.ts';
import { fisherAbove, type Interval, studentBeyond, studentInterval } from './tail-areas.ts';

export interface Coefficient extends Interval {
  readonly estimate: number;
  readonly error: number;
  readonly statistic: number;
  readonly chance: number;
  /** HC3 of MacKinnon and White, Journal of Econometrics 29, 1985: holds where the spread is not even. */
  readonly robustError: number;
  readonly robustChance: number;
  readonly robustInterval: Interval;
}

export interface Regression {
  /** The intercept first. */
  readonly coefficients: readonly Coefficient[];
  readonly fitted: Float64Array;
  readonly residuals: Float64Array;
  /** How much each row pulls the line towards itself. */
  readonly leverages: Float64Array;
  /** How many times wider the variance of each slope is for what its column shares with the others. */
  readonly inflations: readonly number[];
  readonly residualSquares: number;
  readonly totalSquares: number;
  readonly residualDeviation: number;
  readonly freedom: number;
  readonly explained: number;
  readonly explainedCorrected: number;
  readonly statistic: number;
  readonly chance: number;
}

export type RegressionOutcome =
  | { readonly regression: Regression; readonly dependent?: undefined }
  | { readonly dependent: number; readonly regression?: undefined };

/**
 * Least squares with an intercept. The columns are centred and brought to the same length first, so that figures such as
 * Longley's, which nearly depend on one another, keep their digits. Undefined where rows do not outnumber coefficients.
 */
export function regress(
  outcome: ArrayLike<number>,
  predictors: readonly ArrayLike<number>[],
  confidence: number,
): RegressionOutcome | undefined {
  const rows = outcome.length;
  const count = predictors.length;
  if (rows <= count + 1) return undefined;
  const centres = predictors.map((column) => meanOf(column).mean);
  const matrix = new Float64Array(rows * count);
  const scales = predictors.map((column, at) => {
    const centre = centres[at] ?? 0;
    let squares = 0;
    for (let row = 0; row < rows; row += 1) squares += ((column[row] ?? 0) - centre) ** 2;
    const scale = Math.sqrt(squares) || 1;
    for (let row = 0; row < rows; row += 1) matrix[at * rows + row] = ((column[row] ?? 0) - centre) / scale;
    return scale;
  });
  const { factored, dependent } = factor(matrix, rows, count);
  if (factored === undefined) return { dependent: dependent ?? 0 };
  const centre = meanOf(outcome).mean;
  const target = Float64Array.from(outcome, (value) => value - centre);
  const scaled = solveFactored(factored, target);
  const residuals = residualsOf(matrix, rows, scaled, target);
  // One step of refinement takes back what rounding cost.
  const refined = solveFactored(factored, residuals).map((step, at) => (scaled[at] ?? 0) + step);
  const left = residualsOf(matrix, rows, refined, target);
  const inverse = inverseTriangle(factored);
  const fit = { matrix, rows, centres, scales, inverse, slopes: refined, centre };
  return { regression: finished(fit, outcome, target, left, confidence) };
}

function residualsOf(
  matrix: Float64Array,
  rows: number,
  slopes: readonly number[],
  target: Float64Array,
): Float64Array {
  const left = Float64Array.from(target);
  for (const [at, slope] of slopes.entries())
    for (let row = 0; row < rows; row += 1)
      left[row] = (left[row] ?? 0) - slope * (matrix[at * rows + row] ?? 0);
  return left;
}

interface Fit {
  readonly matrix: Float64Array;
  readonly rows: number;
  readonly centres: readonly number[];
  readonly scales: readonly number[];
  readonly inverse: readonly (readonly number[])[];
  readonly slopes: readonly number[];
  readonly centre: number;
}

function finished(
  fit: Fit,
  outcome: ArrayLike<number>,
  target: Float64Array,
  residuals: Float64Array,
  confidence: number,
): Regression {
  const { rows, slopes } = fit;
  const count = slopes.length;
  const squares = (values: Float64Array) => values.reduce((sum, value) => sum + value * value, 0);
  const residualSquares = squares(residuals);
  const totalSquares = squares(target);
  const freedom = rows - count - 1;
  const noise = residualSquares / freedom;
  const leverages = leveragesOf(fit);
  const coefficients = errorsOf(fit, residuals, leverages, noise).map(
    ({ estimate, error, robustError }): Coefficient => {
      const statistic = error > 0 ? estimate / error : 0;
      return {
        estimate,
        error,
        statistic,
        chance: error > 0 ? studentBeyond(statistic, freedom) : 0,
        ...studentInterval(estimate, error, freedom, confidence),
        robustError,
        robustChance: robustError > 0 ? studentBeyond(estimate / robustError, freedom) : 0,
        robustInterval: studentInterval(estimate, robustError, freedom, confidence),
      };
    },
  );
  const explained = totalSquares > 0 ? 1 - residualSquares / totalSquares : 0;
  const statistic = noise > 0 && count > 0 ? (totalSquares - residualSquares) / count / noise : 0;
  return {
    coefficients,
    fitted: Float64Array.from(residuals, (rest, row) => (outcome[row] ?? 0) - rest),
    residuals,
    leverages,
    // The columns are centred and of length one, so that this is the diagonal of the inverse of their correlations.
    inflations: fit.inverse.map((line) => line.reduce((sum, value) => sum + value * value, 0)),
    residualSquares,
    totalSquares,
    residualDeviation: Math.sqrt(noise),
    freedom,
    explained,
    explainedCorrected: 1 - (1 - explained) * ((rows - 1) / freedom),
    statistic,
    chance: noise > 0 ? fisherAbove(statistic, count, freedom) : 0,
  };
}

function leveragesOf({ matrix, rows, inverse, slopes }: Fit): Float64Array {
  const leverages = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    let sum = 1 / rows;
    for (let column = 0; column < slopes.length; column += 1) {
      let part = 0;
      for (let at = 0; at <= column; at += 1)
        part += (matrix[at * rows + row] ?? 0) * (inverse[at]?.[column] ?? 0);
      sum += part * part;
    }
    leverages[row] = Math.min(1, sum);
  }
  return leverages;
}

interface Errors {
  readonly estimate: number;
  readonly error: number;
  readonly robustError: number;
}

/** Each coefficient is a weighted sum of the outcome; the weights give both kinds of error in one pass over the rows. */
function errorsOf(fit: Fit, residuals: Float64Array, leverages: Float64Array, noise: number): Errors[] {
  const { matrix, rows, centres, scales, inverse, slopes, centre } = fit;
  const count = slopes.length;
  const gram = inverse.map((line) =>
    inverse.map((other) => line.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)),
  );
  const plain = new Float64Array(count + 1);
  const robust = new Float64Array(count + 1);
  const weights = new Float64Array(count);
  for (let row = 0; row < rows; row += 1) {
    const pull = 1 - (leverages[row] ?? 0);
    const rest = pull > 1e-12 ? (residuals[row] ?? 0) / pull : 0;
    let intercept = 1 / rows;
    for (let at = 0; at < count; at += 1) {
      let sum = 0;
      for (let other = 0; other < count; other += 1)
        sum += (gram[at]?.[other] ?? 0) * (matrix[other * rows + row] ?? 0);
      weights[at] = sum / (scales[at] ?? 1);
      intercept -= (weights[at] ?? 0) * (centres[at] ?? 0);
      plain[at + 1] = (plain[at + 1] ?? 0) + (weights[at] ?? 0) ** 2;
      robust[at + 1] = (robust[at + 1] ?? 0) + ((weights[at] ?? 0) * rest) ** 2;
    }
    plain[0] = (plain[0] ?? 0) + intercept ** 2;
    robust[0] = (robust[0] ?? 0) + (intercept * rest) ** 2;
  }
  const estimates = slopes.map((slope, at) => slope / (scales[at] ?? 1));
  const intercept = estimates.reduce((sum, slope, at) => sum - slope * (centres[at] ?? 0), centre);
  return [intercept, ...estimates].map((estimate, at) => ({
    estimate,
    error: Math.sqrt(noise * (plain[at] ?? 0)),
    robustError: Math.sqrt(robust[at] ?? 0),
  }));
}

import { type Regression, regress } from './regression.ts';
import { chiSquareAbove } from './tail-areas.ts';

/** Durbin and Watson, Biometrika 37, 1950: about 2 where residuals that follow each other are unrelated. */
export function durbinWatson(residuals: Float64Array): number | null {
  let steps = 0;
  let squares = 0;
  for (let at = 0; at < residuals.length; at += 1) {
    const value = residuals[at] ?? 0;
    squares += value * value;
    if (at > 0) steps += (value - (residuals[at - 1] ?? 0)) ** 2;
  }
  return squares > 0 ? steps / squares : null;
}

/** Koenker's form of Breusch and Pagan's test (Journal of Econometrics 17, 1981): does the spread depend on the columns? */
export function breuschPagan(
  { residuals }: Regression,
  predictors: readonly ArrayLike<number>[],
): { readonly statistic: number; readonly freedom: number; readonly chance: number } | undefined {
  const squares = residuals.map((value) => value * value);
  const found = regress(squares, predictors, 0.95)?.regression;
  if (found === undefined || found.totalSquares <= 0) return undefined;
  const statistic = residuals.length * found.explained;
  return { statistic, freedom: predictors.length, chance: chiSquareAbove(statistic, predictors.length) };
}

/** Cook, Technometrics 19, 1977: how far all fitted values move when a row is left out. */
export function cooksDistances({
  residuals,
  leverages,
  coefficients,
  residualDeviation,
}: Regression): Float64Array {
  const noise = residualDeviation ** 2 * coefficients.length;
  return residuals.map((value, row) => {
    const pull = leverages[row] ?? 0;
    const rest = 1 - pull;
    return noise > 0 && rest > 1e-12 ? ((value * value) / noise) * (pull / rest ** 2) : 0;
  });
}

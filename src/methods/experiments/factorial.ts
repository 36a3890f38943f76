/** Designs with two levels for each factor: Box, Hunter and Hunter, Statistics for Experimenters; Montgomery, Design and Analysis of Experiments. */

export interface FactorialRun {
  /** −1 or 1 for each factor. */
  readonly levels: readonly (-1 | 1)[];
}

/** Every combination, in standard order: the first factor changes fastest. */
export function fullFactorial(factors: number): FactorialRun[] {
  return Array.from({ length: 2 ** factors }, (_, run) => ({
    levels: Array.from({ length: factors }, (_unused, factor) => ((run >> factor) & 1 ? 1 : -1)),
  }));
}

/** Half of the combinations: the last factor is set to the product of all others, which is the half of highest resolution. */
export function halfFactorial(factors: number): FactorialRun[] {
  return fullFactorial(factors - 1).map(({ levels }) => ({
    levels: [...levels, levels.reduce<number>((product, level) => product * level, 1) as -1 | 1],
  }));
}

export interface Effect {
  /** The numbers of its factors, one for a main effect. */
  readonly factors: readonly number[];
  readonly value: number;
}

/** Every effect of one or two factors: the mean at high less the mean at low. */
export function effectsOf(runs: readonly FactorialRun[], values: readonly number[]): Effect[] {
  const factors = runs[0]?.levels.length ?? 0;
  const asked: number[][] = [];
  for (let one = 0; one < factors; one += 1) {
    asked.push([one]);
    for (let other = one + 1; other < factors; other += 1) asked.push([one, other]);
  }
  return asked
    .toSorted((one, other) => one.length - other.length)
    .map((of) => {
      const contrast = runs.reduce((sum, { levels }, index) => {
        const sign = of.reduce((product, factor) => product * (levels[factor] ?? 0), 1);
        return sum + sign * (values[index] ?? 0);
      }, 0);
      return { factors: of, value: contrast / (runs.length / 2) };
    });
}

/** Lenth, Quick and easy analysis of unreplicated factorials, Technometrics 31, 1989: how large an effect is by chance alone. */
export function pseudoError(effects: readonly number[]): number {
  const sizes = effects.map(Math.abs);
  const start = 1.5 * medianOf(sizes);
  return 1.5 * medianOf(sizes.filter((size) => size < 2.5 * start));
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

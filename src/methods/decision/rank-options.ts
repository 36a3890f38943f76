export interface DecisionTable {
  /** One row for each option, one figure for each criterion. */
  readonly figures: readonly (readonly number[])[];
  /** They sum to 1. */
  readonly weights: readonly number[];
  /** Whether more of it is better. */
  readonly moreIsBetter: readonly boolean[];
}

export interface Closeness {
  readonly toBest: number;
  readonly toWorst: number;
  /** 1 is the ideal, 0 its opposite. */
  readonly closeness: number;
}

/**
 * TOPSIS: Hwang and Yoon, Multiple Attribute Decision Making, 1981. Figures are divided by the length of their column, weighted,
 * and every option is judged by its distances from the best and the worst figures of all.
 */
export function topsis({ figures, weights, moreIsBetter }: DecisionTable): Closeness[] {
  const lengths = weights.map((_, column) =>
    Math.sqrt(figures.reduce((sum, row) => sum + (row[column] ?? 0) ** 2, 0)),
  );
  const weighted = figures.map((row) =>
    weights.map((weight, column) => {
      const length = lengths[column] ?? 0;
      return length === 0 ? 0 : (weight * (row[column] ?? 0)) / length;
    }),
  );
  const columnOf = (column: number) => weighted.map((row) => row[column] ?? 0);
  const highest = weights.map((_, column) => Math.max(...columnOf(column)));
  const lowest = weights.map((_, column) => Math.min(...columnOf(column)));
  const best = weights.map((_, column) => (moreIsBetter[column] ? highest : lowest)[column] ?? 0);
  const worst = weights.map((_, column) => (moreIsBetter[column] ? lowest : highest)[column] ?? 0);
  const distance = (row: readonly number[], from: readonly number[]) =>
    Math.sqrt(row.reduce((sum, value, column) => sum + (value - (from[column] ?? 0)) ** 2, 0));
  return weighted.map((row) => {
    const toBest = distance(row, best);
    const toWorst = distance(row, worst);
    // Options that are alike in everything are as near to the best as to the worst.
    return { toBest, toWorst, closeness: toBest + toWorst === 0 ? 0.5 : toWorst / (toBest + toWorst) };
  });
}

/** Each figure on a scale from 0 for the worst of its column to 1 for the best; a column without differences counts 0. */
export function scaledFigures({ figures, moreIsBetter }: DecisionTable): number[][] {
  return figures.map((row) =>
    row.map((value, column) => {
      const all = figures.map((one) => one[column] ?? 0);
      const low = Math.min(...all);
      const width = Math.max(...all) - low;
      if (width === 0) return 0;
      const share = (value - low) / width;
      return moreIsBetter[column] ? share : 1 - share;
    }),
  );
}

/** The weighted sum of scaled figures: Fishburn, Additive utilities with incomplete product set, 1967. */
export function weightedSums(table: DecisionTable): number[] {
  return scaledFigures(table).map((row) =>
    row.reduce((sum, value, column) => sum + value * (table.weights[column] ?? 0), 0),
  );
}

/** Places from best to worst; equal scores keep their order. */
export function rankingOf(scores: readonly number[]): number[] {
  return scores.map((_, at) => at).toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
}

/** Options that another one beats or equals in everything and beats in something. */
export function dominatedBy({ figures, moreIsBetter }: DecisionTable): (number | undefined)[] {
  const isBetter = (one: readonly number[], other: readonly number[]) => {
    const gains = one.map(
      (value, column) => (value - (other[column] ?? 0)) * (moreIsBetter[column] ? 1 : -1),
    );
    return gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0);
  };
  return figures.map((row) => {
    const at = figures.findIndex((other) => isBetter(other, row));
    return at === -1 ? undefined : at;
  });
}

/** Saaty, The Analytic Hierarchy Process, 1980: weights from judgements of pairs, and how well the judgements agree. */

/** How inconsistent matrices of random judgements are, for 1 to 15 criteria; Saaty 1980. */
const randomIndex = [0, 0, 0.58, 0.9, 1.12, 1.24, 1.32, 1.41, 1.45, 1.49, 1.51, 1.48, 1.56, 1.57, 1.59];

export interface Judgement {
  readonly first: number;
  readonly second: number;
  /** How many times as important the first is as the second. */
  readonly times: number;
}

/** What a judgement would have to be to agree with all others taken together. */
export interface Disagreement {
  readonly first: number;
  readonly second: number;
  readonly given: number;
  readonly implied: number;
  /** How far the two are apart, as a factor of 1 or more. */
  readonly factor: number;
}

export interface PairwiseWeights {
  /** They sum to 1. */
  readonly weights: readonly number[];
  readonly largestEigenvalue: number;
  readonly consistencyIndex: number;
  /** Null where judgements are missing or there is nothing that could disagree. */
  readonly consistencyRatio: number | null;
  readonly missing: number;
  /** The furthest apart first. */
  readonly disagreements: readonly Disagreement[];
}

const mostSteps = 10_000;
const precision = 1e-13;

/**
 * The principal eigenvector, found by powers of the matrix. Pairs that nobody judged are filled by Harker, Incomplete pairwise
 * comparisons in the analytic hierarchy process, 1987: zero in their place and one more on the diagonal for each.
 */
export function weightsOfPairs(count: number, judgements: readonly Judgement[]): PairwiseWeights {
  const matrix = Array.from({ length: count }, () => Array.from({ length: count }, () => 0));
  const put = (row: number, column: number, value: number) => {
    const cells = matrix[row];
    if (cells !== undefined) cells[column] = value;
  };
  for (const { first, second, times } of judgements) {
    put(first, second, times);
    put(second, first, 1 / times);
  }
  const missing = (count * (count - 1)) / 2 - judgements.length;
  for (const [row, cells] of matrix.entries())
    put(row, row, 1 + cells.filter((cell, column) => column !== row && cell === 0).length);
  const { vector: weights, value } = principal(matrix);
  const index = count > 1 ? Math.max(0, (value - count) / (count - 1)) : 0;
  const random = randomIndex[count - 1] ?? 0;
  return {
    weights,
    largestEigenvalue: value,
    consistencyIndex: index,
    consistencyRatio: missing > 0 || random === 0 ? null : index / random,
    missing,
    disagreements: judgements
      .map(({ first, second, times }): Disagreement => {
        const implied = (weights[first] ?? 0) / (weights[second] ?? 1);
        const ratio = times / implied;
        return { first, second, given: times, implied, factor: Math.max(ratio, 1 / ratio) };
      })
      .toSorted((one, other) => other.factor - one.factor),
  };
}

function principal(matrix: readonly (readonly number[])[]): { vector: number[]; value: number } {
  let vector = matrix.map(() => 1 / matrix.length);
  let value = matrix.length;
  for (let step = 0; step < mostSteps; step += 1) {
    const current = vector;
    const product = matrix.map((cells) =>
      cells.reduce((sum, cell, column) => sum + cell * (current[column] ?? 0), 0),
    );
    value = product.reduce((sum, one) => sum + one, 0);
    const next = product.map((one) => one / value);
    const change = next.reduce((most, one, at) => Math.max(most, Math.abs(one - (current[at] ?? 0))), 0);
    vector = next;
    if (change < precision) break;
  }
  return { vector, value };
}

/** Criteria that no chain of judgements ties to the first one; their weight could be anything. */
export function untied(count: number, judgements: readonly Judgement[]): number[] {
  const reached = new Set([0]);
  for (let round = 0; round < count; round += 1)
    for (const { first, second } of judgements)
      if (reached.has(first) || reached.has(second)) {
        reached.add(first);
        reached.add(second);
      }
  return Array.from({ length: count }, (_, at) => at).filter((at) => !reached.has(at));
}

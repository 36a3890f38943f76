import { correlationOf, type Matrix, varianceOf } from './covariance.ts';

/**
 * Hierarchical risk parity: López de Prado, Building diversified portfolios that outperform out of sample, Journal of Portfolio Management
 * 42 (4), 2016. Positions are joined into a tree by how alike they correlate with all others (single linkage), put in the order of the
 * tree, and the budget is halved along that order in inverse proportion to the variance of each half.
 */
export function hierarchicalWeights(covariance: Matrix): number[] {
  const order = treeOrder(correlationOf(covariance));
  const weights = Array<number>(covariance.length).fill(1);
  const split = (group: readonly number[]) => {
    if (group.length < 2) return;
    const half = Math.floor(group.length / 2);
    const left = group.slice(0, half);
    const right = group.slice(half);
    const leftVariance = clusterVariance(left, covariance);
    const rightVariance = clusterVariance(right, covariance);
    const share = rightVariance / (leftVariance + rightVariance);
    for (const index of left) weights[index] = (weights[index] ?? 0) * share;
    for (const index of right) weights[index] = (weights[index] ?? 0) * (1 - share);
    split(left);
    split(right);
  };
  split(order);
  return weights;
}

/** Of a group that is weighted by the inverse of its variances. */
function clusterVariance(group: readonly number[], covariance: Matrix): number {
  const inner = group.map((row) => group.map((column) => covariance[row]?.[column] ?? 0));
  const inverse = inner.map((row, index) => 1 / (row[index] ?? 1));
  const sum = inverse.reduce((total, value) => total + value, 0);
  return varianceOf(
    inverse.map((value) => value / sum),
    inner,
  );
}

/** The leaves of the tree from left to right. */
export function treeOrder(correlation: Matrix): number[] {
  const distance = correlation.map((row) => row.map((value) => Math.sqrt(Math.max(0, (1 - value) / 2))));
  const apart = distance.map((row) =>
    distance.map((other) =>
      Math.sqrt(row.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0)),
    ),
  );
  let groups: number[][] = correlation.map((_, index) => [index]);
  while (groups.length > 1) {
    let best: { one: number; other: number; gap: number } | undefined;
    for (let one = 0; one < groups.length; one += 1)
      for (let other = one + 1; other < groups.length; other += 1) {
        const gap = nearest(groups[one] ?? [], groups[other] ?? [], apart);
        if (best === undefined || gap < best.gap) best = { one, other, gap };
      }
    if (best === undefined) break;
    const joined = [...(groups[best.one] ?? []), ...(groups[best.other] ?? [])];
    const { one, other } = best;
    groups = [...groups.filter((_, index) => index !== one && index !== other), joined];
  }
  return groups[0] ?? [];
}

function nearest(one: readonly number[], other: readonly number[], apart: Matrix): number {
  let gap = Number.POSITIVE_INFINITY;
  for (const row of one) for (const column of other) gap = Math.min(gap, apart[row]?.[column] ?? gap);
  return gap;
}

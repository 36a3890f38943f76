import type { Matrix } from './covariance.ts';

const nearZero = 1e-13;

/** Gauss with the largest pivot first; undefined when the rows do not settle every unknown. */
export function solveLinear(matrix: Matrix, right: readonly number[]): number[] | undefined {
  const size = right.length;
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const scale = rows.reduce((most, row) => Math.max(most, ...row.slice(0, size).map(Math.abs)), 0);
  for (let column = 0; column < size; column += 1) {
    let best = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row;
    const pivot = rows[best];
    const other = rows[column];
    if (pivot === undefined || other === undefined || Math.abs(pivot[column] ?? 0) <= nearZero * scale)
      return undefined;
    rows[best] = other;
    rows[column] = pivot;
    for (let row = column + 1; row < size; row += 1) {
      const line = rows[row];
      const factor = (line?.[column] ?? 0) / (pivot[column] ?? 1);
      if (line !== undefined && factor !== 0)
        for (let at = column; at <= size; at += 1) line[at] = (line[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  const solution = Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row -= 1) {
    const line = rows[row] ?? [];
    let sum = line[size] ?? 0;
    for (let column = row + 1; column < size; column += 1)
      sum -= (line[column] ?? 0) * (solution[column] ?? 0);
    solution[row] = sum / (line[row] ?? 1);
  }
  return solution;
}

/** Whether a symmetric matrix is safely positive definite: Cholesky’s pivots stay above a share of their diagonal. */
export function isPositiveDefinite(matrix: Matrix, share = 1e-10): boolean {
  const size = matrix.length;
  const lower = Array.from({ length: size }, () => Array<number>(size).fill(0));
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row]?.[column] ?? 0;
      for (let at = 0; at < column; at += 1) sum -= (lower[row]?.[at] ?? 0) * (lower[column]?.[at] ?? 0);
      const line = lower[row];
      if (line === undefined) return false;
      if (row === column) {
        if (!(sum > share * (matrix[row]?.[row] ?? 0))) return false;
        line[column] = Math.sqrt(sum);
      } else line[column] = sum / (lower[column]?.[column] ?? 1);
    }
  return true;
}

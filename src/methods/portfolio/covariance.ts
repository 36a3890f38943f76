export type Matrix = readonly (readonly number[])[];

export function meansOf(rows: Matrix): number[] {
  const width = rows[0]?.length ?? 0;
  return Array.from(
    { length: width },
    (_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) / rows.length,
  );
}

function centred(rows: Matrix): number[][] {
  const means = meansOf(rows);
  return rows.map((row) => row.map((value, column) => value - (means[column] ?? 0)));
}

/** Of columns over rows; with `lost` degrees of freedom taken off the count, one as usual. */
export function covarianceOf(rows: Matrix, lost = 1): number[][] {
  const off = centred(rows);
  const width = off[0]?.length ?? 0;
  const sums = Array.from({ length: width }, () => Array<number>(width).fill(0));
  for (const row of off)
    for (let one = 0; one < width; one += 1) {
      const line = sums[one];
      if (line !== undefined)
        for (let other = 0; other < width; other += 1)
          line[other] = (line[other] ?? 0) + (row[one] ?? 0) * (row[other] ?? 0);
    }
  return sums.map((line) => line.map((sum) => sum / (rows.length - lost)));
}

export function correlationOf(covariance: Matrix): number[][] {
  const deviations = covariance.map((row, index) => Math.sqrt(row[index] ?? 0));
  return covariance.map((row, one) =>
    row.map((value, other) => {
      const scale = (deviations[one] ?? 0) * (deviations[other] ?? 0);
      if (one === other) return 1;
      return scale > 0 ? value / scale : 0;
    }),
  );
}

export function timesVector(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => dot(row, vector));
}

export function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}

/** The variance of a mix: w′Σw, never below zero. */
export function varianceOf(weights: readonly number[], covariance: Matrix): number {
  return Math.max(0, dot(weights, timesVector(covariance, weights)));
}

export interface Shrunk {
  readonly covariance: number[][];
  /** From 0, the sample as it is, to 1, the target alone. */
  readonly intensity: number;
}

/**
 * Ledoit and Wolf, A well-conditioned estimator for large-dimensional covariance matrices, Journal of Multivariate Analysis 88, 2004: the
 * sample covariance (over the count of rows) is drawn towards its mean variance times the identity, by the intensity that is best in the limit.
 */
export function ledoitWolf(rows: Matrix): Shrunk {
  const sample = covarianceOf(rows, 0);
  const off = centred(rows);
  const count = rows.length;
  const width = sample.length;
  const mean = sample.reduce((sum, row, index) => sum + (row[index] ?? 0), 0) / width;
  const distance =
    sample.reduce(
      (sum, row, one) =>
        sum + row.reduce((inner, value, other) => inner + (value - (one === other ? mean : 0)) ** 2, 0),
      0,
    ) / width;
  let noise = 0;
  for (const row of off)
    for (let one = 0; one < width; one += 1)
      for (let other = 0; other < width; other += 1)
        noise += ((row[one] ?? 0) * (row[other] ?? 0) - (sample[one]?.[other] ?? 0)) ** 2;
  const error = Math.min(distance, noise / (count * count * width));
  const intensity = distance > 0 ? error / distance : 0;
  const covariance = sample.map((row, one) =>
    row.map((value, other) => (1 - intensity) * value + (one === other ? intensity * mean : 0)),
  );
  return { covariance, intensity };
}

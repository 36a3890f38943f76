export interface Factored {
  /** Column after column; the reflections stand below the diagonal. */
  readonly reflections: Float64Array;
  readonly diagonal: Float64Array;
  readonly rows: number;
  readonly columns: number;
}

/** A column whose rest is smaller than this share of it is made of the others. */
const sameAsOthers = 1e-10;

/**
 * Householder's QR of a matrix given column after column (Golub and Van Loan, Matrix Computations, section 5.2). Undefined
 * where a column is a sum of multiples of those before it; `dependent` says which.
 */
export function factor(
  matrix: Float64Array,
  rows: number,
  columns: number,
): { readonly factored?: Factored; readonly dependent?: number } {
  const reflections = Float64Array.from(matrix);
  const diagonal = new Float64Array(columns);
  for (let column = 0; column < columns; column += 1) {
    const start = column * rows;
    const whole = lengthFrom(reflections, start, start + rows);
    const rest = lengthFrom(reflections, start + column, start + rows);
    if (!(rest > sameAsOthers * whole)) return { dependent: column };
    const head = reflections[start + column] ?? 0;
    const turned = head > 0 ? -rest : rest;
    diagonal[column] = turned;
    reflections[start + column] = head - turned;
    // The square of the length of the reflecting vector is twice this.
    const scale = turned * (turned - head);
    for (let other = column + 1; other < columns; other += 1)
      reflect(reflections, start, column, rows, scale, reflections, other * rows);
  }
  return { factored: { reflections, diagonal, rows, columns } };
}

function lengthFrom(values: Float64Array, start: number, end: number): number {
  let most = 0;
  for (let at = start; at < end; at += 1) most = Math.max(most, Math.abs(values[at] ?? 0));
  if (most === 0) return 0;
  let sum = 0;
  for (let at = start; at < end; at += 1) sum += ((values[at] ?? 0) / most) ** 2;
  return most * Math.sqrt(sum);
}

function reflect(
  vectors: Float64Array,
  start: number,
  first: number,
  rows: number,
  scale: number,
  target: Float64Array,
  offset: number,
): void {
  let sum = 0;
  for (let row = first; row < rows; row += 1)
    sum += (vectors[start + row] ?? 0) * (target[offset + row] ?? 0);
  const by = sum / scale;
  for (let row = first; row < rows; row += 1)
    target[offset + row] = (target[offset + row] ?? 0) - by * (vectors[start + row] ?? 0);
}

/** The coefficients that leave the least squares. */
export function solveFactored(factored: Factored, target: ArrayLike<number>): number[] {
  const { reflections, diagonal, rows, columns } = factored;
  const turned = Float64Array.from(target);
  for (let column = 0; column < columns; column += 1) {
    const start = column * rows;
    const scale = -(diagonal[column] ?? 1) * (reflections[start + column] ?? 0);
    reflect(reflections, start, column, rows, scale, turned, 0);
  }
  return backSubstitute(factored, turned);
}

function backSubstitute(
  { reflections, diagonal, rows, columns }: Factored,
  turned: ArrayLike<number>,
): number[] {
  const answer = Array<number>(columns).fill(0);
  for (let row = columns - 1; row >= 0; row -= 1) {
    let sum = turned[row] ?? 0;
    for (let column = row + 1; column < columns; column += 1)
      sum -= (reflections[column * rows + row] ?? 0) * (answer[column] ?? 0);
    answer[row] = sum / (diagonal[row] ?? 1);
  }
  return answer;
}

/** The inverse of the triangle R, by which errors and leverages are found. */
export function inverseTriangle(factored: Factored): number[][] {
  const { columns } = factored;
  const inverse = Array.from({ length: columns }, (_, unit) =>
    backSubstitute(
      factored,
      Array.from({ length: columns }, (__, at) => (at === unit ? 1 : 0)),
    ),
  );
  // Found column by column; handed on row by row.
  return Array.from({ length: columns }, (_, row) => inverse.map((column) => column[row] ?? 0));
}

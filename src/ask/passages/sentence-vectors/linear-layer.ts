import { levelAt, type Matrix } from './weights-file.ts';
import type { MakeMatrix } from './whole-matrix.ts';

/** Numbers row by row. */
export interface Rows {
  readonly count: number;
  readonly width: number;
  readonly values: Float64Array;
}

export type LinearLayer = (input: Rows) => Rows;

const most = 127;

/** Multiplies rows by a matrix. Weights and rows become whole numbers first; everything is the same in every engine. */
export function linearLayer(matrix: Matrix, bias: Float32Array, make: MakeMatrix): LinearLayer {
  const { rows: outputs, columns: inputs } = matrix;
  const weights = new Int8Array(outputs * inputs);
  const factors = wholeNumbers(matrix, weights);
  const { multiply } = make(weights, inputs);

  return ({ count, values }) => {
    const whole = new Int16Array(count * inputs);
    const rowFactors = roundRows(values, whole, inputs);
    const sums = multiply(whole, count);
    const result = new Float64Array(count * outputs);
    for (let row = 0; row < count; row += 1) {
      const rowFactor = rowFactors[row] as number;
      for (let output = 0; output < outputs; output += 1) {
        const at = row * outputs + output;
        result[at] =
          (sums[at] as number) * rowFactor * (factors[output] as number) + (bias[output] as number);
      }
    }
    return { count, width: outputs, values: result };
  };
}

/** Rounds each row to whole numbers between -127 and 127; gives the factor of each. */
function roundRows(values: Float64Array, whole: Int16Array, inputs: number): Float64Array {
  const factors = new Float64Array(values.length / inputs);
  for (let row = 0; row < factors.length; row += 1) {
    const start = row * inputs;
    let widest = 1e-9;
    for (let at = start; at < start + inputs; at += 1)
      widest = Math.max(widest, Math.abs(values[at] as number));
    factors[row] = widest / most;
    for (let at = start; at < start + inputs; at += 1)
      whole[at] = Math.round(((values[at] as number) / widest) * most);
  }
  return factors;
}

/** Four bits with a factor for each block → a signed byte with a factor for each row. */
function wholeNumbers(
  { rows, columns, bytes, blockFactors, rowFactors }: Matrix,
  weights: Int8Array,
): Float64Array {
  const factors = new Float64Array(rows);
  const products = new Int16Array(columns);
  for (let row = 0; row < rows; row += 1) {
    let widest = 1;
    for (let column = 0; column < columns; column += 1) {
      const place = row * columns + column;
      const factor = blockFactors === undefined ? 1 : (blockFactors[place >> 5] as number);
      const product = levelAt(bytes, place) * factor;
      products[column] = product;
      widest = Math.max(widest, Math.abs(product));
    }
    factors[row] = ((rowFactors[row] ?? 0) * widest) / most;
    for (let column = 0; column < columns; column += 1)
      weights[row * columns + column] = Math.round(((products[column] as number) / widest) * most);
  }
  return factors;
}

import { multiplyFourPairs, multiplyTwoPairs } from './packed-products.ts';
import type { WholeMatrix } from './whole-matrix.ts';

/**
 * How far apart two whole numbers lie in one. The sums of 1536 products of two signed bytes stay below 2^25, so they never
 * touch each other, and every sum is exact.
 */
const apart = 2 ** 26;

/** In plain arithmetic. */
export function packedMatrix(weights: Int8Array, inputs: number): WholeMatrix {
  const outputs = weights.length / inputs;
  return {
    multiply(rows, count) {
      const result = new Int32Array(count * outputs);
      const packed = new Float64Array(inputs * 4);
      const sums = new Float64Array(outputs * 4);
      for (let from = 0; from < count; ) {
        const pairs = count - from > 4 ? 4 : 2;
        const until = Math.min(count, from + pairs * 2);
        packRows(rows.subarray(from * inputs, until * inputs), inputs, pairs, packed);
        (pairs === 4 ? multiplyFourPairs : multiplyTwoPairs)(weights, inputs, packed, sums);
        for (let row = from; row < until; row += 1) {
          const lane = row - from;
          for (let output = 0; output < outputs; output += 1) {
            const sum = sums[output * pairs + (lane >> 1)] as number;
            const upper = Math.round(sum / apart);
            result[row * outputs + output] = (lane & 1) === 0 ? sum - upper * apart : upper;
          }
        }
        from = until;
      }
      return result;
    },
  };
}

/** Lays two rows into each number of `packed`. */
function packRows(rows: Int16Array, inputs: number, pairs: number, packed: Float64Array): void {
  packed.fill(0);
  for (let at = 0; at < rows.length; at += 1) {
    const lane = Math.floor(at / inputs);
    const place = (at % inputs) * pairs + (lane >> 1);
    packed[place] = (packed[place] as number) + (rows[at] as number) * ((lane & 1) === 0 ? 1 : apart);
  }
}

/**
 * The one place where nearly all time goes: rows of whole numbers times a matrix of whole numbers. Two rows travel in one
 * number of 53 bits, so that one multiplication does the work of two; four lines of the matrix are gone through at once, so
 * that what was fetched is used four times. Indices are cut to 32 bits (`| 0`), which spares the engine a check for each.
 *
 * `packed` holds pairs of rows, `pairs` numbers for each input; `sums` gets `pairs` numbers for each output. The number of
 * outputs is a multiple of four.
 */

const lines = 4;

/** For up to four rows. */
export function multiplyTwoPairs(
  weights: Int8Array,
  inputs: number,
  packed: Float64Array,
  sums: Float64Array,
): void {
  const outputs = (weights.length / inputs) | 0;
  for (let output = 0; output < outputs; output = (output + lines) | 0) {
    let a0 = 0;
    let a1 = 0;
    let b0 = 0;
    let b1 = 0;
    let c0 = 0;
    let c1 = 0;
    let d0 = 0;
    let d1 = 0;
    let a = (output * inputs) | 0;
    const b = inputs | 0;
    const c = (2 * inputs) | 0;
    const d = (3 * inputs) | 0;
    for (let input = 0, at = 0; input < inputs; input = (input + 1) | 0, at = (at + 2) | 0, a = (a + 1) | 0) {
      const first = packed[at] as number;
      const second = packed[(at + 1) | 0] as number;
      const weightA = weights[a] as number;
      a0 += weightA * first;
      a1 += weightA * second;
      const weightB = weights[(a + b) | 0] as number;
      b0 += weightB * first;
      b1 += weightB * second;
      const weightC = weights[(a + c) | 0] as number;
      c0 += weightC * first;
      c1 += weightC * second;
      const weightD = weights[(a + d) | 0] as number;
      d0 += weightD * first;
      d1 += weightD * second;
    }
    sums.set([a0, a1, b0, b1, c0, c1, d0, d1], output * 2);
  }
}

/** For up to eight rows. */
export function multiplyFourPairs(
  weights: Int8Array,
  inputs: number,
  packed: Float64Array,
  sums: Float64Array,
): void {
  const outputs = (weights.length / inputs) | 0;
  for (let output = 0; output < outputs; output = (output + lines) | 0) {
    let a0 = 0;
    let a1 = 0;
    let a2 = 0;
    let a3 = 0;
    let b0 = 0;
    let b1 = 0;
    let b2 = 0;
    let b3 = 0;
    let c0 = 0;
    let c1 = 0;
    let c2 = 0;
    let c3 = 0;
    let d0 = 0;
    let d1 = 0;
    let d2 = 0;
    let d3 = 0;
    let a = (output * inputs) | 0;
    const b = inputs | 0;
    const c = (2 * inputs) | 0;
    const d = (3 * inputs) | 0;
    for (let input = 0, at = 0; input < inputs; input = (input + 1) | 0, at = (at + 4) | 0, a = (a + 1) | 0) {
      const first = packed[at] as number;
      const second = packed[(at + 1) | 0] as number;
      const third = packed[(at + 2) | 0] as number;
      const fourth = packed[(at + 3) | 0] as number;
      const weightA = weights[a] as number;
      a0 += weightA * first;
      a1 += weightA * second;
      a2 += weightA * third;
      a3 += weightA * fourth;
      const weightB = weights[(a + b) | 0] as number;
      b0 += weightB * first;
      b1 += weightB * second;
      b2 += weightB * third;
      b3 += weightB * fourth;
      const weightC = weights[(a + c) | 0] as number;
      c0 += weightC * first;
      c1 += weightC * second;
      c2 += weightC * third;
      c3 += weightC * fourth;
      const weightD = weights[(a + d) | 0] as number;
      d0 += weightD * first;
      d1 += weightD * second;
      d2 += weightD * third;
      d3 += weightD * fourth;
    }
    sums.set([a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3, d0, d1, d2, d3], output * 4);
  }
}

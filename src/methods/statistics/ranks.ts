export interface Ranked {
  /** From 1 up; equal values share the middle of their ranks. */
  readonly ranks: Float64Array;
  /** The sum of t³ − t over the ties, by which the variance of rank tests is put right. */
  readonly ties: number;
}

export function rank(values: ArrayLike<number>): Ranked {
  const order = orderOf(values);
  const ranks = new Float64Array(values.length);
  let ties = 0;
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    const value = values[order[start] ?? 0];
    while (end < order.length && values[order[end] ?? 0] === value) end += 1;
    const middle = (start + 1 + end) / 2;
    for (let at = start; at < end; at += 1) ranks[order[at] ?? 0] = middle;
    const tied = end - start;
    ties += tied ** 3 - tied;
    start = end;
  }
  return { ranks, ties };
}

/** The places of the values from the least to the greatest. */
export function orderOf(values: ArrayLike<number>): Uint32Array {
  const order = Uint32Array.from({ length: values.length }, (_, at) => at);
  return order.toSorted((one, other) => (values[one] ?? 0) - (values[other] ?? 0) || one - other);
}

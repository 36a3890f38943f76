/** One question: the signs of its candidates, and which of them are right. */
export interface OrderExample {
  readonly candidates: readonly { readonly signs: readonly number[]; readonly isRight: boolean }[];
}

const rounds = 1_500;
const pace = 0.5;
const shrink = 2e-3;

/**
 * Weights for an order: the chance that a right candidate is the one chosen, among all by their weighed signs, is made as high as
 * it gets (softmax over each list, several right ones together), by descent with momentum.
 */
export function fitOrder(examples: readonly OrderExample[]): number[] {
  const lists = examples.filter(({ candidates }) => candidates.some(({ isRight }) => isRight));
  const count = lists[0]?.candidates[0]?.signs.length ?? 0;
  const weights = new Float64Array(count);
  const speed = new Float64Array(count);
  for (let round = 0; round < rounds; round += 1) {
    const slope = new Float64Array(count);
    for (const { candidates } of lists) addSlope(candidates, weights, slope);
    for (let at = 0; at < count; at += 1) {
      const step = (slope[at] ?? 0) / Math.max(1, lists.length) - 2 * shrink * (weights[at] ?? 0);
      speed[at] = 0.9 * (speed[at] ?? 0) + pace * step;
      weights[at] = (weights[at] ?? 0) + (speed[at] ?? 0);
    }
  }
  return [...weights];
}

function addSlope(candidates: OrderExample['candidates'], weights: Float64Array, slope: Float64Array): void {
  const sums = candidates.map(({ signs }) =>
    signs.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0),
  );
  const highest = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - highest));
  const whole = parts.reduce((sum, one) => sum + one, 0);
  const right = parts.reduce((sum, one, at) => sum + (candidates[at]?.isRight === true ? one : 0), 0);
  for (const [place, { signs, isRight }] of candidates.entries()) {
    const part = parts[place] ?? 0;
    const wanted = (isRight ? part / right : 0) - part / whole;
    for (const [at, one] of signs.entries()) slope[at] = (slope[at] ?? 0) + wanted * one;
  }
}

/** One candidate: what speaks for it, and whether it was right. */
export interface Example {
  readonly signs: readonly number[];
  readonly isRight: boolean;
}

export interface Weights {
  readonly start: number;
  readonly each: readonly number[];
}

const rounds = 3_000;
const pace = 1.2;
const shrink = 1e-3;

/** Logistic regression by descent, on signs brought to one scale; the weights are for the signs as they are. */
export function fitLogistic(examples: readonly Example[]): Weights {
  const count = examples[0]?.signs.length ?? 0;
  const means = Array.from({ length: count }, (_, at) => mean(examples.map(({ signs }) => signs[at] ?? 0)));
  const widths = means.map((middle, at) =>
    Math.sqrt(mean(examples.map(({ signs }) => ((signs[at] ?? 0) - middle) ** 2)) + 1e-12),
  );
  const rows = examples.map(({ signs }) =>
    Float64Array.from(signs, (one, at) => (one - (means[at] ?? 0)) / (widths[at] ?? 1)),
  );
  const weights = new Float64Array(count);
  let start = 0;
  for (let round = 0; round < rounds; round += 1) {
    const slope = new Float64Array(count);
    let startSlope = 0;
    for (const [place, row] of rows.entries()) {
      let sum = start;
      for (let at = 0; at < count; at += 1) sum += (weights[at] ?? 0) * (row[at] ?? 0);
      const off = 1 / (1 + Math.exp(-sum)) - (examples[place]?.isRight === true ? 1 : 0);
      startSlope += off;
      for (let at = 0; at < count; at += 1) slope[at] = (slope[at] ?? 0) + off * (row[at] ?? 0);
    }
    start -= (pace * startSlope) / rows.length;
    for (let at = 0; at < count; at += 1)
      weights[at] =
        (weights[at] ?? 0) - pace * ((slope[at] ?? 0) / rows.length + shrink * (weights[at] ?? 0));
  }
  const each = means.map((_, at) => (weights[at] ?? 0) / (widths[at] ?? 1));
  return { start: start - each.reduce((sum, one, at) => sum + one * (means[at] ?? 0), 0), each };
}

export function chanceBy({ start, each }: Weights, signs: readonly number[]): number {
  return 1 / (1 + Math.exp(-signs.reduce((sum, one, at) => sum + one * (each[at] ?? 0), start)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(values.length, 1);
}

import type { Encoder } from './kernel/encoder.ts';

/** What a text means as a direction: the more two texts mean the same, the nearer their vectors. Of no words it is all zeros. */
export type MeaningVector = Float32Array;

/** How much two texts mean the same, from -1 to 1. */
export function likeness(one: MeaningVector, other: MeaningVector): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

/**
 * The states of the words of all parts of a text, `width` numbers each → its vector of length one. Some looks at the words, each of
 * which has learned what to look for, stand beside the mean of all of them.
 */
export function meaningOf(encoder: Encoder): (parts: readonly Float32Array[]) => MeaningVector {
  const { width } = encoder.config;
  const outputs = encoder.floats('meaning.bias').length;
  const looks = encoder.floats('meaning.look.bias').length;
  return (parts) => {
    const words = parts.flatMap((states) => rowsOf(states, width));
    if (words.length === 0) return new Float32Array(outputs);
    const seen = parts.flatMap((states) => rowsOf(encoder.dense('meaning.look', states), looks));
    const views = Array.from({ length: looks }, (_, look) =>
      weighedMean(words, shares(seen.map((row) => row[look] ?? 0))),
    );
    const all = Float32Array.from(
      [
        weighedMean(
          words,
          words.map(() => 1 / words.length),
        ),
        ...views,
      ].flatMap((view) => [...view]),
    );
    const more = encoder.dense('meaning.down', encoder.dense('meaning.up', all, { gelu: true }));
    const raw = encoder.dense('meaning', all).map((value, at) => value + (more[at] ?? 0));
    const length = Math.sqrt(raw.reduce((sum, value) => sum + value * value, 0));
    return raw.map((value) => value / length);
  };
}

function rowsOf(numbers: Float32Array, width: number): Float32Array[] {
  return Array.from({ length: numbers.length / width }, (_, row) =>
    numbers.subarray(row * width, (row + 1) * width),
  );
}

/** How much each word counts: all together one. */
function shares(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const grown = scores.map((score) => Math.exp(score - most));
  const sum = grown.reduce((one, other) => one + other, 0);
  return grown.map((one) => one / sum);
}

function weighedMean(rows: readonly Float32Array[], weights: readonly number[]): Float64Array {
  const sums = new Float64Array(rows[0]?.length ?? 0);
  for (const [at, row] of rows.entries())
    for (let column = 0; column < row.length; column += 1)
      sums[column] = (sums[column] ?? 0) + (row[column] ?? 0) * (weights[at] ?? 0);
  return sums;
}

import type { Encoder } from './kernel/encoder.ts';

/** What a text means as a direction: the more two texts mean the same, the nearer their vectors. Of no words it is all zeros. */
export type MeaningVector = Float32Array;

/** How much two texts mean the same, from -1 to 1. */
export function likeness(one: MeaningVector, other: MeaningVector): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

/** The states of the words of all parts of a text, `width` numbers each → its vector of length one. */
export function meaningOf(encoder: Encoder): (parts: readonly Float32Array[]) => MeaningVector {
  const { width } = encoder.config;
  const outputs = encoder.floats('meaning.bias').length;
  return (parts) => {
    const sums = new Float64Array(width);
    let words = 0;
    for (const states of parts) {
      words += states.length / width;
      for (const [at, state] of states.entries()) sums[at % width] = (sums[at % width] ?? 0) + state;
    }
    if (words === 0) return new Float32Array(outputs);
    const raw = encoder.dense(
      'meaning',
      Float32Array.from(sums, (sum) => sum / words),
    );
    const length = Math.sqrt(raw.reduce((sum, value) => sum + value * value, 0));
    return raw.map((value) => value / length);
  };
}

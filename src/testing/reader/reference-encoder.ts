import type { Tensor } from '../../engine/reader/kernel/weights-file.ts';
import type { Weights } from './write-weights-file.ts';

/** The forward pass of the reader's encoder, written to be read: one number at a time, in double precision. */

type Rows = number[][];

function required(weights: Weights, name: string): Tensor {
  const tensor = weights.tensors.get(name);
  if (tensor === undefined) throw new Error(`There is no “${name}”.`);
  return tensor;
}

function row(tensor: Tensor, index: number): number[] {
  const length = tensor.shape.at(-1) ?? 0;
  return [...tensor.values.subarray(index * length, (index + 1) * length)];
}

function scaleOf(tensor: Tensor, index: number): number {
  return tensor.dtype === 'i8' ? (tensor.scales[index] ?? 0) : 1;
}

function dot(a: readonly number[], b: readonly number[]): number {
  let total = 0;
  for (let at = 0; at < a.length; at++) total += (a[at] ?? 0) * (b[at] ?? 0);
  return total;
}

function roundToEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}

/** Integers of a row, what to multiply them with, and how near the nearest of them was to being another one. */
function quantise(values: readonly number[]): { integers: number[]; scale: number; margin: number } {
  const single = values.map(Math.fround);
  const scale = Math.fround(Math.max(...single.map(Math.abs)) / 127);
  const exact = single.map((value) => (scale === 0 ? 0 : Math.fround(value / scale)));
  const margin = Math.min(...exact.map((value) => Math.abs(Math.abs(value % 1) - 0.5)));
  return { integers: exact.map(roundToEven), scale, margin };
}

function quantisedLinear(weights: Weights, name: string, rows: Rows, margins: number[]): Rows {
  const weight = required(weights, `${name}.weight`);
  const bias = required(weights, `${name}.bias`);
  const outputs = Array.from({ length: weight.shape[0] ?? 0 }, (_, at) => row(weight, at));
  return rows.map((values, index) => {
    const { integers, scale, margin } = quantise(values);
    margins[index] = Math.min(margins[index] ?? 1, margin);
    return outputs.map(
      (output, at) => dot(integers, output) * scale * scaleOf(weight, at) + (bias.values[at] ?? 0),
    );
  });
}

/** The error function by its series, and by its limit where the series would lose too many digits. */
function erf(z: number): number {
  if (Math.abs(z) > 5) return Math.sign(z);
  let term = z;
  let total = z;
  for (let n = 1; n < 120; n++) {
    term *= (-z * z) / n;
    total += term / (2 * n + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * total;
}

export function gelu(x: number): number {
  return 0.5 * x * (1 + erf(x / Math.SQRT2));
}

function addNorm(weights: Weights, name: string, rows: Rows, added: Rows): Rows {
  const weight = required(weights, `${name}.weight`).values;
  const bias = required(weights, `${name}.bias`).values;
  return rows.map((values, index) => {
    const sum = values.map((value, at) => value + (added[index]?.[at] ?? 0));
    const mean = sum.reduce((total, value) => total + value, 0) / sum.length;
    const variance = sum.reduce((total, value) => total + (value - mean) ** 2, 0) / sum.length;
    return sum.map(
      (value, at) => ((value - mean) / Math.sqrt(variance + 1e-12)) * (weight[at] ?? 0) + (bias[at] ?? 0),
    );
  });
}

function attend(query: Rows, key: Rows, value: Rows): Rows {
  const width = query[0]?.length ?? 0;
  const mixed = query.map(() => Array.from({ length: width }, () => 0));
  for (let from = 0; from < width; from += 32) {
    for (const [index, asked] of query.entries()) {
      const part = asked.slice(from, from + 32);
      const scores = key.map((other) => dot(part, other.slice(from, from + 32)) / Math.sqrt(32));
      const top = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - top));
      const total = powers.reduce((sum, power) => sum + power, 0);
      const target = mixed[index] ?? [];
      for (let at = from; at < from + 32; at++) {
        target[at] = value.reduce((sum, other, k) => sum + (other[at] ?? 0) * ((powers[k] ?? 0) / total), 0);
      }
    }
  }
  return mixed;
}

/**
 * The states, and for each word piece its margin: the least distance of one of its activations from the middle between two
 * integers, in steps. Where it is as small as an error of single precision, that activation may be rounded either way, and
 * states that differ by the effect of one step are both right.
 */
export function referenceEncode(
  weights: Weights,
  ids: readonly number[],
): { states: Rows; margins: number[] } {
  const margins: number[] = [];
  const word = required(weights, 'embeddings.word.weight');
  const position = required(weights, 'embeddings.position.weight');
  const words = ids.map((id) => row(word, id).map((value) => value * scaleOf(word, id)));
  const positions = ids.map((_, at) => row(position, at).map((value) => value * scaleOf(position, at)));
  let state = addNorm(weights, 'embeddings.norm', words, positions);
  for (let layer = 0; layer < weights.config.layers; layer++) {
    const name = `layer.${layer}`;
    const [query = [], key = [], value = []] = ['query', 'key', 'value'].map((part) =>
      quantisedLinear(weights, `${name}.${part}`, state, margins),
    );
    const mixed = quantisedLinear(weights, `${name}.output`, attend(query, key, value), margins);
    state = addNorm(weights, `${name}.attention-norm`, state, mixed);
    const hidden = quantisedLinear(weights, `${name}.up`, state, margins).map((values) => values.map(gelu));
    const down = quantisedLinear(weights, `${name}.down`, hidden, margins);
    state = addNorm(weights, `${name}.output-norm`, state, down);
  }
  return { states: state, margins };
}

export function referenceDense(weights: Weights, name: string, rows: Rows): Rows {
  const weight = required(weights, `${name}.weight`);
  const bias = required(weights, `${name}.bias`).values;
  const outputs = Array.from({ length: weight.shape[0] ?? 0 }, (_, at) => row(weight, at));
  return rows.map((values) =>
    outputs.map((output, at) => dot(values, output) * scaleOf(weight, at) + (bias[at] ?? 0)),
  );
}

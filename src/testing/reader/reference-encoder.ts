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
  return a.reduce((total, value, at) => total + value * (b[at] ?? 0), 0);
}

function roundToEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}

/** Integers of a row and what to multiply them with; in single precision, as the kernel has it, so that ties agree. */
export function quantise(values: readonly number[]): { integers: number[]; scale: number } {
  const single = values.map(Math.fround);
  const scale = Math.fround(Math.max(...single.map(Math.abs)) / 127);
  const integers = single.map((value) => (scale === 0 ? 0 : roundToEven(Math.fround(value / scale))));
  return { integers, scale };
}

function quantisedLinear(weights: Weights, name: string, rows: Rows): Rows {
  const weight = required(weights, `${name}.weight`);
  const bias = required(weights, `${name}.bias`);
  const outputs = Array.from({ length: weight.shape[0] ?? 0 }, (_, at) => row(weight, at));
  return rows.map((values) => {
    const { integers, scale } = quantise(values);
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

export function referenceEncode(weights: Weights, ids: readonly number[]): Rows {
  const word = required(weights, 'embeddings.word.weight');
  const position = required(weights, 'embeddings.position.weight');
  const words = ids.map((id) => row(word, id).map((value) => value * scaleOf(word, id)));
  const positions = ids.map((_, at) => row(position, at).map((value) => value * scaleOf(position, at)));
  let state = addNorm(weights, 'embeddings.norm', words, positions);
  for (let layer = 0; layer < weights.config.layers; layer++) {
    const name = `layer.${layer}`;
    const [query = [], key = [], value = []] = ['query', 'key', 'value'].map((part) =>
      quantisedLinear(weights, `${name}.${part}`, state),
    );
    const mixed = quantisedLinear(weights, `${name}.output`, attend(query, key, value));
    state = addNorm(weights, `${name}.attention-norm`, state, mixed);
    const hidden = quantisedLinear(weights, `${name}.up`, state).map((values) => values.map(gelu));
    const down = quantisedLinear(weights, `${name}.down`, hidden);
    state = addNorm(weights, `${name}.output-norm`, state, down);
  }
  return state;
}

export function referenceDense(weights: Weights, name: string, rows: Rows): Rows {
  const weight = required(weights, `${name}.weight`);
  const bias = required(weights, `${name}.bias`).values;
  const outputs = Array.from({ length: weight.shape[0] ?? 0 }, (_, at) => row(weight, at));
  return rows.map((values) =>
    outputs.map((output, at) => dot(values, output) * scaleOf(weight, at) + (bias[at] ?? 0)),
  );
}

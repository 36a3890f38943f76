import { type Tensor, type WeightsFile, weightsFault } from './weights-file.ts';

/**
 * The tensors of the encoder, in the order in which `encoder.c` has them in its structs. A linear layer is `<name>.weight`
 * (i8 in [-63, 63], outputs by inputs) with `<name>.bias`, a norm `<name>.weight` with `<name>.bias` (f32). The embedding of the token
 * type is already part of the positions.
 */

/** What the longest sequence may have; `encoder.c` has space for as many. */
export const longestSequence = 512;

/** The largest weight of a linear layer: four products with an activation of 127 must fit into 16 bits. */
const largestWeight = 63;

const headWidth = 32;

interface Place {
  name: string;
  kind: 'embedding' | 'linear' | 'norm';
  outputs: number;
  inputs: number;
}

/** The embeddings come first, then one list for each layer. */
export function encoderPlaces({ config }: WeightsFile): { first: Place[]; layers: Place[][] } {
  const { width, ffn } = config;
  function linear(name: string, outputs: number, inputs: number): Place {
    return { name, kind: 'linear', outputs, inputs };
  }
  function norm(name: string): Place {
    return { name, kind: 'norm', outputs: 1, inputs: width };
  }
  return {
    first: [
      { name: 'embeddings.word', kind: 'embedding', outputs: config.vocabulary, inputs: width },
      { name: 'embeddings.position', kind: 'embedding', outputs: config.positions, inputs: width },
      norm('embeddings.norm'),
    ],
    layers: Array.from({ length: config.layers }, (_, index) => [
      linear(`layer.${index}.query`, width, width),
      linear(`layer.${index}.key`, width, width),
      linear(`layer.${index}.value`, width, width),
      linear(`layer.${index}.output`, width, width),
      norm(`layer.${index}.attention-norm`),
      linear(`layer.${index}.up`, ffn, width),
      linear(`layer.${index}.down`, width, ffn),
      norm(`layer.${index}.output-norm`),
    ]),
  };
}

/** The sizes that the loops of `encoder.c` take without a remainder. */
export function checkConfig({ config }: WeightsFile): void {
  const { width, heads, ffn, positions } = config;
  if (width !== heads * headWidth) throw weightsFault(`${heads} heads need a width of ${heads * headWidth}.`);
  if (ffn % headWidth !== 0) throw weightsFault(`the inner width ${ffn} is not a multiple of ${headWidth}.`);
  if (positions > longestSequence) throw weightsFault(`there are more than ${longestSequence} positions.`);
}

export function tensorOf(file: WeightsFile, name: string, expected: readonly number[]): Tensor {
  const tensor = file.tensors.get(name);
  if (tensor === undefined) throw weightsFault(`“${name}” is missing.`);
  if (tensor.shape.join() !== expected.join()) {
    throw weightsFault(`“${name}” is ${tensor.shape.join(' by ')} and should be ${expected.join(' by ')}.`);
  }
  return tensor;
}

export function floatsOf(file: WeightsFile, name: string, length: number): Float32Array {
  const tensor = tensorOf(file, name, [length]);
  if (tensor.dtype !== 'f32') throw weightsFault(`“${name}” is i8 and should be f32.`);
  return tensor.values;
}

export function integersOf(file: WeightsFile, name: string, outputs: number, inputs: number) {
  const tensor = tensorOf(file, name, [outputs, inputs]);
  if (tensor.dtype !== 'i8') throw weightsFault(`“${name}” is f32 and should be i8.`);
  return tensor;
}

export function checkLinear(name: string, values: Int8Array): void {
  // Millions of values: with a function called for each, this was more than half of the time of loading.
  let least = 0;
  let most = 0;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    if (value < least) least = value;
    else if (value > most) most = value;
  }
  if (most <= largestWeight && least >= -largestWeight) return;
  const wrong = most > largestWeight ? most : least;
  throw weightsFault(`“${name}” has the weight ${wrong}, and ±${largestWeight} is the most.`);
}

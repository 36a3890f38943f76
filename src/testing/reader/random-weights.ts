import type { EncoderConfig, Tensor } from '../../engine/reader/kernel/weights-file.ts';
import type { Weights } from './write-weights-file.ts';

/** The same numbers for the same seed, between 0 and 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A model of the given size with weights that keep the states in the range of a trained one. */
export function randomWeights(config: EncoderConfig, seed: number): Weights {
  const random = randomNumbers(seed);
  const tensors = new Map<string, Tensor>();
  function floats(name: string, shape: readonly number[], low: number, high: number): void {
    const count = shape.reduce((product, length) => product * length, 1);
    const values = Float32Array.from({ length: count }, () => low + (high - low) * random());
    tensors.set(name, { dtype: 'f32', shape, values });
  }
  function integers(name: string, rows: number, columns: number, most: number, scale: number): void {
    const values = Int8Array.from(
      { length: rows * columns },
      () => Math.floor(random() * (2 * most + 1)) - most,
    );
    const scales = Float32Array.from({ length: rows }, () => (scale * (0.5 + random())) / most);
    tensors.set(name, { dtype: 'i8', shape: [rows, columns], values, scales });
  }
  function linear(name: string, outputs: number, inputs: number, most: number): void {
    integers(`${name}.weight`, outputs, inputs, most, 3 / Math.sqrt(inputs));
    floats(`${name}.bias`, [outputs], -0.2, 0.2);
  }
  function norm(name: string): void {
    floats(`${name}.weight`, [config.width], 0.5, 1.5);
    floats(`${name}.bias`, [config.width], -0.2, 0.2);
  }
  const { width, ffn } = config;
  integers('embeddings.word.weight', config.vocabulary, width, 127, 0.1);
  integers('embeddings.position.weight', config.positions, width, 127, 0.05);
  norm('embeddings.norm');
  for (let layer = 0; layer < config.layers; layer++) {
    // The first layer has the largest weights there are: no sum may overflow.
    const most = layer === 0 ? 63 : 15;
    for (const part of ['query', 'key', 'value', 'output']) {
      linear(`layer.${layer}.${part}`, width, width, most);
    }
    norm(`layer.${layer}.attention-norm`);
    linear(`layer.${layer}.up`, ffn, width, most);
    linear(`layer.${layer}.down`, width, ffn, most);
    norm(`layer.${layer}.output-norm`);
  }
  floats('head.weight', [13, width], -0.1, 0.1);
  floats('head.bias', [13], -0.1, 0.1);
  linear('small', 5, 7, 127);
  return { config, extra: { seed }, tensors };
}

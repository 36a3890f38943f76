import { describe, expect, it } from 'vitest';
import { randomWeights } from '../../../testing/reader/random-weights.ts';
import { writeWeightsFile } from '../../../testing/reader/write-weights-file.ts';
import { readWeightsFile } from './weights-file.ts';

const config = { layers: 1, width: 32, heads: 1, ffn: 32, vocabulary: 5, positions: 8 };
const weights = randomWeights(config, 7);
const file = writeWeightsFile(weights);

describe('a file of weights', () => {
  it('gives back what was written, wherever it lies in memory', () => {
    const shifted = new Uint8Array(file.length + 3);
    shifted.set(file, 3);
    for (const bytes of [file, shifted.subarray(3)]) {
      const read = readWeightsFile(bytes);
      expect(read.config).toEqual(config);
      expect(read.extra).toEqual({ seed: 7 });
      expect(read.tensors).toEqual(weights.tensors);
    }
  });

  it('is refused when it is cut off anywhere or has more than it says', () => {
    for (const length of [0, 4, 8, 15, 16, 100, file.length - 1]) {
      expect(() => readWeightsFile(file.subarray(0, length))).toThrow(
        'the file is not whole. Export the model again.',
      );
    }
    expect(() => readWeightsFile(new Uint8Array([...file, 0]))).toThrow('longer than it says');
  });

  it('is refused when it is another kind of file', () => {
    expect(() => readWeightsFile(new Uint8Array(64))).toThrow('not a file of weights');
  });

  it.each([
    ['no JSON', /^\{/, '[', 'header is not JSON'],
    ['an unknown type', '"f32"', '"f16"', 'header is wrong at “tensors.'],
    ['a shape of nothing', '[5,32]', '[0,32]', 'header is wrong at “tensors.embeddings.word.weight.shape.0”'],
    ['an offset between two places', '"offset":0', '"offset":8', 'header is wrong at'],
    [
      'a tensor past the end',
      '[5,32]',
      '[90000,32]',
      '“embeddings.word.weight” ends after the end of the file',
    ],
    ['no size', '"width":32,', '', 'header is wrong at “config.width”'],
  ] as const)('is refused with %s', (_, from, to, message) => {
    const spoiled = writeWeightsFile(weights, (header) => header.replace(from, to));
    expect(() => readWeightsFile(spoiled)).toThrow(message);
  });

  it('is refused when a number in it is none', () => {
    const tensors = new Map(weights.tensors);
    const values = new Float32Array(32).fill(Number.NaN);
    tensors.set('embeddings.norm.bias', { dtype: 'f32', shape: [32], values });
    const spoiled = writeWeightsFile({ ...weights, tensors });
    expect(() => readWeightsFile(spoiled)).toThrow('“embeddings.norm.bias” holds a value that is no number');
  });
});

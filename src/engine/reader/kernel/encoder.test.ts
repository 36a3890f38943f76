import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomNumbers, randomWeights } from '../../../testing/reader/random-weights.ts';
import { gelu, referenceDense, referenceEncode } from '../../../testing/reader/reference-encoder.ts';
import { writeWeightsFile } from '../../../testing/reader/write-weights-file.ts';
import { createEncoder, type Encoder } from './encoder.ts';

const wasm = readFileSync(join(import.meta.dirname, 'encoder.wasm'));
const config = { layers: 2, width: 384, heads: 12, ffn: 768, vocabulary: 50, positions: 512 };
const weights = randomWeights(config, 1);
const file = writeWeightsFile(weights);

function sequence(length: number, seed: number): number[] {
  const random = randomNumbers(seed);
  return Array.from({ length }, () => Math.floor(random() * config.vocabulary));
}

function largestDifference(actual: ArrayLike<number>, expected: readonly number[]): number {
  expect(actual.length).toBe(expected.length);
  return Math.max(...expected.map((value, at) => Math.abs(value - (actual[at] ?? Number.NaN))));
}

describe('the compiled kernel', () => {
  it('belongs to its source', () => {
    const source = readFileSync(join(import.meta.dirname, 'encoder.c'));
    const hash = createHash('sha256').update(source).digest('hex');
    const hint = 'encoder.c has changed: run `node --import tsx scripts/build-reader-kernel.ts`';
    expect(wasm.subarray(-32).toString('hex'), hint).toBe(hash);
  });
});

describe('the encoder', () => {
  let encoder: Encoder;

  beforeAll(async () => {
    encoder = await createEncoder(wasm, file);
  });

  it.each([1, 2, 3, 4, 5, 9, 21])('gives %i word pieces the states of the plain reference', (length) => {
    const ids = sequence(length, length);
    expect(largestDifference(encoder.encode(ids), referenceEncode(weights, ids).flat())).toBeLessThan(1e-3);
  });

  it('gives the same bits by products of bytes and of 16-bit numbers', async () => {
    const bytes = await createEncoder(wasm, file, { products: 'bytes' });
    const shorts = await createEncoder(wasm, file, { products: 'shorts' });
    for (const length of [1, 7, 64, 201, 512]) {
      const ids = sequence(length, length);
      expect(bytes.encode(ids)).toEqual(shorts.encode(ids));
    }
  }, 60_000);

  it('gives the same after any other sequence as alone', async () => {
    for (const length of [512, 3, 40, 1, 17, 2, 130, 5]) {
      const ids = sequence(length, 100 + length);
      const alone = await createEncoder(wasm, file);
      expect(encoder.encode(ids)).toEqual(alone.encode(ids));
    }
  }, 60_000);

  it('does not disturb another encoder', async () => {
    const other = await createEncoder(wasm, writeWeightsFile(randomWeights({ ...config, ffn: 1024 }, 2)));
    const ids = sequence(33, 5);
    const before = [encoder.encode(ids), other.encode(ids)];
    expect(before[0]).not.toEqual(before[1]);
    expect([encoder.encode(Int32Array.from(ids)), other.encode(ids)]).toEqual(before);
  });

  it('keeps what it has handed out', () => {
    const states = encoder.encode([1, 2, 3]);
    const copy = states.slice();
    encoder.encode([4, 5, 6]);
    expect(states).toEqual(copy);
  });

  it('takes nothing that it has no place for', () => {
    expect(() => encoder.encode([])).toThrow('There is nothing to encode');
    expect(() => encoder.encode(sequence(513, 1))).toThrow('513 word pieces are more than the 512');
    for (const id of [50, -1, 1.5, Number.NaN, 2 ** 32]) {
      expect(() => encoder.encode([1, id])).toThrow(`${id} is no word piece`);
    }
  });

  it('refuses a model that its loops do not fit', async () => {
    const wrong = [
      [{ ...config, heads: 11 }, '11 heads need a width of 352'],
      [{ ...config, ffn: 700 }, 'the inner width 700 is not a multiple of 32'],
      [{ ...config, positions: 513 }, 'more than 512 positions'],
      [{ ...config, layers: 3 }, '“layer.2.query.weight” is missing'],
      [{ ...config, vocabulary: 51 }, '“embeddings.word.weight” is 50 by 384 and should be 51 by 384'],
    ] as const;
    for (const [changed, message] of wrong) {
      const spoiled = writeWeightsFile({ ...weights, config: changed });
      await expect(createEncoder(wasm, spoiled)).rejects.toThrow(message);
    }
  });
});

describe('a dense layer', () => {
  let encoder: Encoder;

  beforeAll(async () => {
    encoder = await createEncoder(wasm, file);
  });

  it.each([
    ['head', config.width],
    ['small', 7],
  ])('“%s” agrees with the plain reference', (name, inputs) => {
    for (const count of [0, 1, 4, 6]) {
      const random = randomNumbers(count);
      const rows = Array.from({ length: count }, () =>
        Array.from({ length: inputs }, () => Math.fround(random() * 8 - 4)),
      );
      const expected = referenceDense(weights, name, rows).flat();
      const given = Float32Array.from(rows.flat());
      expect(largestDifference(encoder.dense(name, given), expected)).toBeLessThan(1e-4);
      expect(largestDifference(encoder.dense(name, given, { gelu: true }), expected.map(gelu))).toBeLessThan(
        1e-4,
      );
    }
  });

  it('leaves the encoder as it was', () => {
    const ids = sequence(12, 3);
    const before = encoder.encode(ids);
    const head = encoder.dense('head', before);
    encoder.dense('head', new Float32Array(config.width * 3000).fill(1));
    expect(encoder.encode(ids)).toEqual(before);
    expect(encoder.dense('head', before)).toEqual(head);
  });

  it('refuses an unknown name and half a row', () => {
    expect(() => encoder.dense('nobody', new Float32Array(7))).toThrow('“nobody.weight” is missing');
    expect(() => encoder.dense('small', new Float32Array(8))).toThrow(
      'rows of 7 numbers; 8 are not whole rows',
    );
  });
});

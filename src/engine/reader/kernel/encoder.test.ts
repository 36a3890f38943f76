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

/** As text, since comparing long arrays number by number takes longer than to encode them. */
function bitsOf(states: Float32Array): string {
  return createHash('sha256').update(states).digest('hex');
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

  it.each([1, 2, 3, 4, 5, 13])('gives %i word pieces the states of the plain reference', (length) => {
    const ids = sequence(length, length);
    const { states } = referenceEncode(weights, ids);
    expect(largestDifference(encoder.encode(ids), states.flat())).toBeLessThan(1e-3);
  });

  it('differs from the plain reference only where an activation lies between two integers', async () => {
    const single = randomWeights({ ...config, layers: 1 }, 1);
    const one = await createEncoder(wasm, writeWeightsFile(single));
    let sure = 0;
    for (const length of [9, 21, 40]) {
      const ids = sequence(length, length);
      const { states, margins } = referenceEncode(single, ids);
      const actual = one.encode(ids);
      for (const [index, state] of states.entries()) {
        if ((margins[index] ?? 0) < 5e-5) continue;
        sure++;
        const row = actual.subarray(index * config.width, (index + 1) * config.width);
        expect(largestDifference(row, state)).toBeLessThan(1e-5);
      }
    }
    expect(sure).toBeGreaterThan(35);
  });

  it('gives the same bits by products of bytes and of 16-bit numbers', async () => {
    const bytes = await createEncoder(wasm, file, { products: 'bytes' });
    const shorts = await createEncoder(wasm, file, { products: 'shorts' });
    for (const length of [1, 7, 64, 201, 512]) {
      const ids = sequence(length, length);
      expect(bitsOf(bytes.encode(ids))).toBe(bitsOf(shorts.encode(ids)));
    }
  }, 60_000);

  it('gives the same after any other sequence as alone', async () => {
    for (const length of [512, 3, 40, 1, 17, 2, 130, 5]) {
      const ids = sequence(length, 100 + length);
      const alone = await createEncoder(wasm, file);
      expect(bitsOf(encoder.encode(ids))).toBe(bitsOf(alone.encode(ids)));
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

describe('the largest numbers', () => {
  it('do not overflow: all weights and activations at their limit give what the sum says', async () => {
    const largest = randomWeights({ ...config, layers: 1 }, 3);
    for (const [name, tensor] of largest.tensors) {
      // Norms that hand on their bias alone make every activation 1 or -1, which is 127 or -127 after quantising.
      if (name.endsWith('norm.weight')) tensor.values.fill(0);
      if (name.endsWith('norm.bias')) tensor.values.fill(1);
      if (/^layer.*(query|key|value|output|up|down)\.weight$/.test(name)) tensor.values.fill(63);
    }
    largest.tensors.get('embeddings.norm.bias')?.values.fill(-1);
    // The last norm lets the sum through, so that a wrong one is seen.
    const last = largest.tensors.get('layer.0.output-norm.weight');
    last?.values.fill(1);
    const encoder = await createEncoder(wasm, writeWeightsFile(largest));
    const expected = referenceEncode(largest, [1, 2]).states.flat();
    expect(largestDifference(encoder.encode([1, 2]), expected)).toBeLessThan(1e-3);
  });

  it('are refused beyond that', async () => {
    const tensors = new Map(weights.tensors);
    const up = tensors.get('layer.1.up.weight');
    if (up?.dtype !== 'i8') throw new Error('The random model has no such layer.');
    tensors.set('layer.1.up.weight', {
      ...up,
      values: up.values.map((value, at) => (at === 9 ? -64 : value)),
    });
    await expect(createEncoder(wasm, writeWeightsFile({ ...weights, tensors }))).rejects.toThrow(
      '“layer.1.up.weight” has the weight -64, and ±63 is the most',
    );
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

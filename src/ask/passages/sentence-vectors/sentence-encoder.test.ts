import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packedMatrix } from './packed-matrix.ts';
import { openSentenceEncoder } from './sentence-encoder.ts';
import { openWasmMatrices } from './wasm-matrix.ts';

const folder = import.meta.dirname;
const file = readFileSync(join(folder, '../model/sentences.weights'));
const wasm = readFileSync(join(folder, 'products.wasm'));
const makeInWasm = await openWasmMatrices(wasm);
const encoder = openSentenceEncoder(file);

function likeness(one: string, other: string): number {
  const second = encoder.encode(other);
  return encoder.encode(one).reduce((sum, value, at) => sum + value * (second[at] ?? 0), 0);
}

it('finds sentences alike that say the same in other words', () => {
  expect(likeness('how do I change my password', 'Set a new password in the settings')).toBeGreaterThan(0.5);
  expect(likeness('how do I change my password', 'The weather in Paris is nice today')).toBeLessThan(0.2);
});

it('gives the same vector to the last bit with and without WebAssembly', () => {
  const quick = openSentenceEncoder(file, makeInWasm);
  for (const text of [
    '',
    'premortem',
    'One two three four five six seven eight nine.',
    'سلام',
    'x'.repeat(500),
  ])
    expect(quick.encode(text, 32)).toEqual(encoder.encode(text, 32));
});

it('gives vectors of length one, also for a text without end', () => {
  const vector = encoder.encode('word '.repeat(2_000), 32);
  expect(vector.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 9);
});

describe('products of whole numbers', () => {
  const inputs = 1_536;
  const outputs = 8;
  // The largest there can be, with both signs: if two sums touched each other, it would show here.
  const weights = Int8Array.from({ length: inputs * outputs }, (_, at) => (at % 3 === 0 ? -127 : 127));
  const count = 7;
  const rows = Int16Array.from({ length: inputs * count }, (_, at) => (at % 5 === 0 ? 127 : -127));
  const wanted = Array.from({ length: count * outputs }, (_, at) => {
    const [row, output] = [Math.floor(at / outputs), at % outputs];
    let sum = 0;
    for (let input = 0; input < inputs; input += 1)
      sum += (rows[row * inputs + input] ?? 0) * (weights[output * inputs + input] ?? 0);
    return sum;
  });

  it.each([
    ['in plain arithmetic', packedMatrix],
    ['in WebAssembly', makeInWasm],
  ])('are exact %s', (_, make) => {
    expect([...make(weights, inputs).multiply(rows, count)]).toEqual(wanted);
  });
});

it('says when its file is broken', () => {
  expect(() => openSentenceEncoder(new Uint8Array(4))).toThrow('this is not its file');
  expect(() => openSentenceEncoder(file.subarray(0, 1_000_000))).toThrow('not whole');
});

it('has a compiled kernel that belongs to its source', () => {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, 'products.wat')))
    .digest();
  expect(wasm.subarray(-hash.length)).toEqual(hash);
});

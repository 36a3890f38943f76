import { expect, it } from 'vitest';
import { packVectors, readVectors } from './vector-file.ts';

it('keeps what vectors say in a byte a number', () => {
  const vectors = [
    [0.5, -0.25, 0],
    [0, 0, 1],
  ];
  const read = readVectors(packVectors(vectors, 3));
  expect([read.count, read.width]).toEqual([2, 3]);
  expect(read.likeness(0, [1, 0, 0])).toBeCloseTo(0.5, 2);
  expect(read.likeness(1, [0, 0, 2])).toBeCloseTo(2, 2);
  expect([...read.read(0)].map((value) => Math.round(value * 100))).toEqual([50, -25, 0]);
});

it('says that a file is not whole', () => {
  const file = packVectors([[1, 2]], 2);
  expect(() => readVectors(file.subarray(0, file.length - 1))).toThrow('not whole');
  expect(() => readVectors(new Uint8Array())).toThrow('not whole');
});

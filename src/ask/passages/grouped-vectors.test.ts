import { expect, it } from 'vitest';
import { openGroups, packGroups } from './grouped-vectors.ts';

const file = packGroups(
  [
    [
      [1, 0],
      [0, 1],
    ],
    [[1, 1]],
  ],
  2,
);

it('is as like as the likest vector of a passage', () => {
  const grouped = openGroups(file);
  expect(grouped.count).toBe(2);
  expect(grouped.likeness(0, [0, 1])).toBeCloseTo(1, 2);
  expect(grouped.likeness(1, [2, 1])).toBeCloseTo(3, 2);
  expect(Array.from(grouped.read(1), Math.round)).toEqual([1, 1]);
  expect(() => grouped.likeness(2, [1, 0])).toThrow('no vector 2');
});

it('says when the file is not whole', () => {
  expect(() => openGroups(file.subarray(0, file.length - 1))).toThrow('not whole');
  expect(() => openGroups(file.subarray(0, 13))).toThrow('not whole');
  expect(() => openGroups(new Uint8Array(40))).toThrow('not whole');
});

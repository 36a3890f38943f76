import { expect, it } from 'vitest';
import { joinedVectors } from './joined-vectors.ts';
import { packVectors, readVectors } from './vector-file.ts';

it('files of vectors are read as one, in their order', () => {
  const first = readVectors(packVectors([[1, 0]], 2));
  const second = readVectors(
    packVectors(
      [
        [0, 1],
        [1, 1],
      ],
      2,
    ),
  );
  const joined = joinedVectors([first, second]);
  expect(joined.count).toBe(3);
  expect(joined.likeness(1, [0, 1])).toBeCloseTo(1);
  expect(joined.likeness(2, [1, 0])).toBeCloseTo(1);
  expect([...joined.read(0)].map((value) => Math.round(value))).toEqual([1, 0]);
  expect(() => joinedVectors([first, readVectors(packVectors([[1, 0, 0]], 3))])).toThrow('widths');
});

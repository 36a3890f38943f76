import { expect, it } from 'vitest';
import { middleSquare } from './shrink-picture.ts';

it('takes the middle of a picture', () => {
  expect(middleSquare(300, 100)).toEqual({ x: 100, y: 0, size: 100 });
  expect(middleSquare(100, 300)).toEqual({ x: 0, y: 100, size: 100 });
});

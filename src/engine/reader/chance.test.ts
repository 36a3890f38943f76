import { describe, expect, it } from 'vitest';
import { chanceOf } from './chance.ts';

describe('the chance of a score', () => {
  it('is between 0 and 1 and grows with the score', () => {
    expect([-1000, -20, -1, 0, 1, 20, 1000].map(chanceOf)).toEqual([0, 0, 0.268941, 0.5, 0.731059, 1, 1]);
  });

  it('does not hold the last bit, in which engines differ', () => {
    for (let score = -6; score < 6; score += 0.37) {
      const chance = 1 / (1 + Math.exp(-score));
      for (const bit of [-2, -1, 1, 2]) {
        const other = Math.log(chance / (1 - chance)) + bit * 2 ** -50;
        expect(chanceOf(other)).toBe(chanceOf(score));
      }
    }
  });
});

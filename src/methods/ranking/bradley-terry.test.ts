import { describe, expect, it } from 'vitest';
import { pairStrengths } from './bradley-terry.ts';

/** American League 1987, in Agresti, Categorical Data Analysis, section on the Bradley–Terry model: who won against whom. */
const baseball = [
  [0, 7, 9, 7, 7, 9, 11],
  [6, 0, 7, 5, 11, 9, 9],
  [4, 6, 0, 7, 7, 8, 12],
  [6, 8, 6, 0, 6, 7, 10],
  [6, 2, 6, 7, 0, 7, 12],
  [4, 4, 5, 6, 6, 0, 6],
  [2, 4, 1, 3, 1, 7, 0],
];
/** As printed there, with Baltimore, the last, at zero. */
const printed = [1.581, 1.436, 1.294, 1.248, 1.108, 0.684, 0];

describe('strengths out of pairs', () => {
  it('agree with what Agresti prints for seven baseball teams', () => {
    const strengths = pairStrengths(baseball) ?? [];
    const last = strengths.at(-1) ?? 1;
    strengths.forEach((strength, index) =>
      expect(Math.log(strength / last)).toBeCloseTo(printed[index] ?? 0, 2),
    );
  });

  it('are not made up where one always won', () => {
    expect(
      pairStrengths([
        [0, 2, 3],
        [0, 0, 1],
        [0, 1, 0],
      ]),
    ).toBeUndefined();
  });
});

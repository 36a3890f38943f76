import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRoot } from './find-root.ts';

describe('findRoot', () => {
  it('finds where cos x is x, known to many digits', () => {
    expect(findRoot((x) => Math.cos(x) - x, 0, 1)).toBeCloseTo(0.739085133215161, 12);
  });

  it('finds a root of an even power, which straight lines find slowly', () => {
    expect(findRoot((x) => x ** 9 - 2, 0, 4)).toBeCloseTo(2 ** (1 / 9), 10);
  });

  it('says that there is none where the sign does not change', () => {
    expect(findRoot((x) => x * x + 1, -3, 3)).toBeUndefined();
  });

  it('finds the root of every cubic that rises, wherever it lies', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: 0.01, max: 5, noNaN: true }),
        (at, slope) => {
          const root = findRoot((x) => (x - at) ** 3 + slope * (x - at), -100, 100);
          expect(root).toBeCloseTo(at, 8);
        },
      ),
    );
  });
});

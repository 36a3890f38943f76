import { describe, expect, it } from 'vitest';
import { distanceSeen, seenAs } from './colour-vision.ts';
import { contrastOf } from './contrast.ts';
import { linearOfOklab, oklabOfLinear, oklabOfXyz } from './oklab.ts';
import { hexOfOklch, linearOfHex, oklchOfHex } from './srgb.ts';

describe('Oklab', () => {
  /** The table of Ottosson's article, rounded to three places. */
  it.each([
    [
      [0.95, 1, 1.089],
      [1, 0, 0],
    ],
    [
      [1, 0, 0],
      [0.45, 1.236, -0.019],
    ],
    [
      [0, 1, 0],
      [0.922, -0.671, 0.263],
    ],
    [
      [0, 0, 1],
      [0.153, -1.415, -0.449],
    ],
  ] as const)('of %j is %j', (xyz, lab) => {
    for (const [at, value] of oklabOfXyz(xyz).entries())
      expect(Math.abs(value - (lab[at] ?? 0))).toBeLessThanOrEqual(0.0006);
  });

  it('goes there and back', () => {
    const linear = linearOfHex('#2f6f4e') ?? [0, 0, 0];
    for (const [at, value] of linearOfOklab(oklabOfLinear(linear)).entries())
      expect(value).toBeCloseTo(linear[at] ?? 0, 6);
    expect(hexOfOklch(oklchOfHex('#2f6f4e') ?? { lightness: 0, chroma: 0, hue: 0 })).toBe('#2f6f4e');
  });

  it('lowers chroma until a screen can show it', () => {
    const { lightness, hue } = oklchOfHex(hexOfOklch({ lightness: 0.6, chroma: 0.4, hue: 150 })) ?? {
      lightness: 0,
      hue: 0,
    };
    expect(lightness).toBeCloseTo(0.6, 2);
    expect(Math.abs(hue - 150)).toBeLessThan(1.5);
  });

  // The tests of the web platform for CSS Color 4 have oklch(51.975% 0.17686 142.495) for the colour green.
  it('agrees with the tests of the web platform', () => {
    const green = oklchOfHex('#008000');
    expect(green?.lightness).toBeCloseTo(0.51975, 4);
    expect(green?.chroma).toBeCloseTo(0.17686, 4);
    expect(green?.hue).toBeCloseTo(142.495, 1);
    expect(hexOfOklch({ lightness: 0.51975, chroma: 0.17686, hue: 142.495 })).toBe('#008000');
  });

  it('knows what is no colour', () => {
    expect(linearOfHex('green')).toBeUndefined();
    expect(linearOfHex('#12345')).toBeUndefined();
    expect(linearOfHex('fff')).toEqual([1, 1, 1]);
  });
});

describe('contrast of WCAG 2.x', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ffffff', '#ffffff', 1],
  ])('of %s on %s is %d', (one, other, printed) => {
    expect(Math.abs(contrastOf(one, other) - printed)).toBeLessThanOrEqual(0.005);
  });
});

describe('colour vision', () => {
  it('leaves greys as they are, since each row of the matrices sums to one', () => {
    for (const deficiency of ['protanopia', 'deuteranopia', 'tritanopia'] as const)
      expect(seenAs('#808080', deficiency)).toBe('#808080');
  });

  it('brings red and green together for those who lack one of them', () => {
    const normal = distanceSeen('#c03030', '#408030');
    expect(distanceSeen('#c03030', '#408030', 'deuteranopia')).toBeLessThan(normal / 2);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  kalaiSmorodinskyChoice,
  kalaiSmorodinskyPoint,
  nashChoice,
  nashPoint,
  upperEdge,
} from './bargaining.ts';
import { packageOf, paretoPackages } from './packages.ts';

/** Nash 1950: what each good is worth to Bill and to Jack; the first setting leaves it where it is. */
const billsGoods = { book: [2, 4], whip: [2, 2], ball: [2, 1], bat: [2, 2], box: [4, 1] };
const jacksGoods = { pen: [10, 1], toy: [4, 1], knife: [6, 2], hat: [2, 2] };
const goods = [...Object.keys(billsGoods), ...Object.keys(jacksGoods)];
const issues = [
  ...Object.values(billsGoods).map(([bill = 0, jack = 0]) => [
    { ours: bill, theirs: 0 },
    { ours: 0, theirs: jack },
  ]),
  ...Object.values(jacksGoods).map(([bill = 0, jack = 0]) => [
    { ours: 0, theirs: jack },
    { ours: bill, theirs: 0 },
  ]),
];
const reserve = { ours: 12, theirs: 6 };

describe('Bill and Jack of Nash 1950', () => {
  it('trade book, whip, ball and bat for pen, toy and knife', () => {
    const nash = nashChoice(paretoPackages(issues, 1_000) ?? [], reserve);
    expect(nash).toMatchObject({ ours: 24, theirs: 11 });
    const traded = goods.filter((_, at) => nash?.choice[at] === 1);
    expect(traded).toEqual(['book', 'whip', 'ball', 'bat', 'pen', 'toy', 'knife']);
  });
});

describe('an even triangle', () => {
  const triangle = [
    { ours: 10, theirs: 0 },
    { ours: 0, theirs: 4 },
  ];
  it('is halved by both solutions', () => {
    const zero = { ours: 0, theirs: 0 };
    expect(nashPoint(triangle, zero)).toEqual({ ours: 5, theirs: 2 });
    expect(kalaiSmorodinskyPoint(triangle, zero)).toEqual({ ours: 5, theirs: 2 });
  });
});

describe('a cut square', () => {
  // Reach (1, 0), (1, 0.5) and (0, 1): by hand Nash keeps the corner, as the product falls along the slope; on the line
  // theirs = 1 − ours / 2 Kalai and Smorodinsky meet ours = theirs at 2/3.
  const square = [
    { ours: 1, theirs: 0.5 },
    { ours: 0, theirs: 1 },
  ];
  const zero = { ours: 0, theirs: 0 };
  it('parts the two solutions', () => {
    expect(nashPoint(square, zero)).toEqual({ ours: 1, theirs: 0.5 });
    const point = kalaiSmorodinskyPoint(square, zero);
    expect(point?.ours).toBeCloseTo(2 / 3, 12);
    expect(point?.theirs).toBeCloseTo(2 / 3, 12);
  });

  it('has no solution where somebody has more without an agreement', () => {
    const rich = { ours: 0.9, theirs: 0.9 };
    expect(nashPoint(square, rich)).toBeUndefined();
    expect(kalaiSmorodinskyPoint(square, rich)).toBeUndefined();
    expect(kalaiSmorodinskyChoice(square, rich)).toBeUndefined();
  });
});

describe('unbeaten packages', () => {
  const setting = fc.record({
    ours: fc.integer({ min: 0, max: 20 }),
    theirs: fc.integer({ min: 0, max: 20 }),
  });
  const list = fc.array(fc.array(setting, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });
  it('are those that trying all of them leaves', () => {
    fc.assert(
      fc.property(list, (settings) => {
        let all: number[][] = [[]];
        for (const one of settings) all = all.flatMap((choice) => one.map((_, at) => [...choice, at]));
        const packages = all.map((choice) => packageOf(settings, choice));
        const left = packages.filter(
          (one) =>
            !packages.some(
              (other) =>
                other.ours >= one.ours &&
                other.theirs >= one.theirs &&
                (other.ours > one.ours || other.theirs > one.theirs),
            ),
        );
        const wanted = new Set(left.map(({ ours, theirs }) => `${ours}/${theirs}`));
        const found = (paretoPackages(settings, 10_000) ?? []).map(({ ours, theirs }) => `${ours}/${theirs}`);
        expect(new Set(found)).toEqual(wanted);
        expect(found.length).toBe(wanted.size);
      }),
    );
  });

  it('lie on or below the outer edge', () => {
    const packages = paretoPackages(issues, 1_000) ?? [];
    const edge = upperEdge(packages);
    expect(edge.length).toBeGreaterThan(2);
    expect(nashPoint(packages, reserve)?.ours).toBeGreaterThan(12);
  });
});

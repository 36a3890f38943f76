import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PreferredClass, payOut } from './exit-waterfall.ts';
import { closeRound, convertSafes } from './safe-conversion.ts';

describe('safes', () => {
  it('own 5 % and 10 % in the example of Kirsty Nathoo, Understanding SAFEs and Priced Equity Rounds, Y Combinator', () => {
    const safes = [
      { amount: 200_000, cap: 4_000_000, discount: 0 },
      { amount: 800_000, cap: 8_000_000, discount: 0 },
    ];
    const [first, second] = convertSafes({ held: 9_250_000, freePool: 0, safes }, 100) ?? [];
    const total = 9_250_000 + (first?.shares ?? 0) + (second?.shares ?? 0);
    expect((first?.shares ?? 0) / total).toBeCloseTo(0.05, 12);
    expect((second?.shares ?? 0) / total).toBeCloseTo(0.1, 12);
  });

  it('convert at the discount where that is better than the cap, and at the price where neither helps', () => {
    const one = (cap: number | undefined, discount: number) =>
      convertSafes({ held: 1_000, freePool: 0, safes: [{ amount: 100, cap, discount }] }, 2)?.[0];
    expect(one(10_000, 0.2)).toMatchObject({ by: 'discount', price: 1.6 });
    expect(one(10_000, 0)).toMatchObject({ by: 'round', price: 2 });
    expect(one(1_100, 0.2)?.by).toBe('cap');
  });

  it('that sell the whole company have no round', () => {
    const safes = [{ amount: 5, cap: 5, discount: 0 }];
    expect(
      closeRound({ held: 10, freePool: 0, preMoney: 1_000, investment: 10, poolTarget: undefined, safes }),
    ).toBeUndefined();
  });

  it('and pool lie within the pre-money valuation, whatever the terms', () => {
    const safe = fc.record({
      amount: fc.integer({ min: 1, max: 900_000 }),
      cap: fc.option(fc.integer({ min: 5_000_000, max: 30_000_000 }), { nil: undefined }),
      discount: fc.constantFrom(0, 0.1, 0.2),
    });
    fc.assert(
      fc.property(
        fc.array(safe, { maxLength: 4 }),
        fc.integer({ min: 8_000_000, max: 60_000_000 }),
        fc.integer({ min: 100_000, max: 20_000_000 }),
        fc.constantFrom(undefined, 0.1, 0.15),
        (safes, preMoney, investment, poolTarget) => {
          const round = closeRound({
            held: 9_000_000,
            freePool: 300_000,
            preMoney,
            investment,
            poolTarget,
            safes,
          });
          if (round === undefined) throw new Error('no round');
          expect(round.newShares / round.total).toBeCloseTo(investment / (preMoney + investment), 9);
          expect(round.freePool / round.total).toBeGreaterThanOrEqual((poolTarget ?? 0) - 1e-9);
        },
      ),
    );
  });
});

const preferred = (given: Partial<PreferredClass>): PreferredClass => ({
  shares: 30,
  invested: 2,
  multiple: 1,
  rank: 1,
  participation: 'none',
  cap: 0,
  ...given,
});

describe('waterfall', () => {
  it('gives 4.4 of 10 million to the participating investor of the example of Gust, Participating preferred', () => {
    const { preferred: paid, common } = payOut(10, [preferred({ participation: 'full' })], 70);
    expect(paid[0]?.amount).toBeCloseTo(4.4, 9);
    expect(common).toBeCloseTo(5.6, 9);
  });

  it('converts when that pays more than the preference, and not before', () => {
    expect(payOut(6, [preferred({})], 70).preferred[0]).toEqual({ amount: 2, converts: false });
    expect(payOut(10, [preferred({})], 70).preferred[0]?.amount).toBeCloseTo(3, 9);
    expect(payOut(1, [preferred({})], 70)).toMatchObject({ common: 0 });
  });

  it('stops at the cap of participation and converts far beyond it', () => {
    const capped = preferred({ participation: 'capped', cap: 2 });
    expect(payOut(12, [capped], 70).preferred[0]).toEqual({ amount: 4, converts: false });
    expect(payOut(20, [capped], 70).preferred[0]?.converts).toBe(true);
  });

  it('pays the senior class first and equal ranks in proportion', () => {
    const [senior, junior] = payOut(
      5,
      [preferred({ invested: 4, rank: 2 }), preferred({ invested: 4, rank: 1 })],
      40,
    ).preferred;
    expect([senior?.amount, junior?.amount]).toEqual([4, 1]);
    const equal = payOut(3, [preferred({ invested: 4 }), preferred({ invested: 2 })], 40).preferred;
    expect(equal.map(({ amount }) => amount)).toEqual([2, 1]);
  });

  it('lets nobody gain by having decided otherwise: the earlier converter has the lower price', () => {
    const classes = [preferred({ shares: 100, invested: 30 }), preferred({ shares: 100, invested: 10 })];
    for (const proceeds of [20, 40, 60, 90, 140, 200]) {
      const { preferred: paid, perCommonShare } = payOut(proceeds, classes, 100);
      for (const [index, { converts, amount }] of paid.entries()) {
        const least = Math.min(proceeds, classes[index]?.invested ?? 0);
        // A converter has at least its preference, and who kept the preference has no more than it.
        expect(converts ? perCommonShare * 100 - least : least - amount).toBeGreaterThanOrEqual(-1e-9);
      }
    }
  });

  it('hands out everything, and more proceeds never give anybody less', () => {
    const one = fc.record({
      shares: fc.integer({ min: 1, max: 500 }),
      invested: fc.integer({ min: 1, max: 100 }),
      multiple: fc.constantFrom(1, 1.5, 2),
      rank: fc.integer({ min: 1, max: 3 }),
      participation: fc.constantFrom('none', 'full', 'capped'),
      cap: fc.constantFrom(2, 3),
    });
    fc.assert(
      fc.property(
        fc.array(one, { maxLength: 4 }),
        fc.integer({ min: 0, max: 2_000 }),
        (classes, proceeds) => {
          const { preferred: paid, common } = payOut(proceeds, classes, 1_000);
          const all = paid.reduce((sum, { amount }) => sum + amount, common);
          expect(all).toBeCloseTo(proceeds, 6);
          const more = payOut(proceeds + 50, classes, 1_000);
          expect(more.common).toBeGreaterThanOrEqual(common - 1e-6);
        },
      ),
    );
  });
});

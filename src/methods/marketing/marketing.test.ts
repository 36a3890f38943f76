import { describe, expect, it } from 'vitest';
import { combineContacts, contactsOf, grossRatingPoints, reachedAtLeast } from './reach.ts';
import {
  bendOf,
  exponentialThrough,
  hillThrough,
  logMarginalResponse,
  powerThrough,
  type ResponseCurve,
  respond,
} from './response-curves.ts';
import { mostProfitableSpending, splitBudget } from './split-budget.ts';
import { isWebAddress, taggedLink, tagOf } from './tagged-link.ts';

const seen = { spent: 40, sales: 30 };
const curves: readonly ResponseCurve[] = [
  exponentialThrough(seen, 100),
  hillThrough(seen, 100, 0.8),
  hillThrough(seen, 100, 2.2),
  powerThrough(seen, 0.4),
];

describe('response curves', () => {
  it.each(curves)('pass through what was observed: $kind', (curve) => {
    expect(respond(curve, 40)).toBeCloseTo(30, 9);
    expect(respond(curve, 0)).toBe(0);
  });

  it.each(curves)('have the slope that a small difference shows: $kind', (curve) => {
    const slope = (respond(curve, 25.0001) - respond(curve, 24.9999)) / 0.0002;
    expect(Math.exp(logMarginalResponse(curve, 25))).toBeCloseTo(slope, 6);
  });

  it('of Hill have half of their ceiling at the half point, and bend where their slope is greatest', () => {
    const curve: ResponseCurve = { kind: 'hill', ceiling: 80, half: 50, shape: 3 };
    expect(respond(curve, 50)).toBe(40);
    const bend = bendOf(curve);
    expect(logMarginalResponse(curve, bend)).toBeGreaterThan(logMarginalResponse(curve, bend * 0.99));
    expect(logMarginalResponse(curve, bend)).toBeGreaterThan(logMarginalResponse(curve, bend * 1.01));
  });
});

describe('the split of a budget', () => {
  const open = { least: 0, most: 1e6 };

  it('of square roots goes by the squares of their factors, as Cauchy and Schwarz have it', () => {
    const split = splitBudget(100, [
      { curve: { kind: 'power', factor: 3, elasticity: 0.5 }, ...open },
      { curve: { kind: 'power', factor: 4, elasticity: 0.5 }, ...open },
    ]);
    expect(split?.spent[0]).toBeCloseTo(36, 6);
    expect(split?.spent[1]).toBeCloseTo(64, 6);
    expect(split?.marginal).toBeCloseTo(3 / (2 * Math.sqrt(36)), 8);
  });

  it('of exponential curves is the one that can be written down', () => {
    // 100/10·e^(−x/10) = 50/20·e^(−y/20) with x + y = 60 gives x = (60 + 20·ln 4) / 3.
    const split = splitBudget(60, [
      { curve: { kind: 'exponential', ceiling: 100, scale: 10 }, ...open },
      { curve: { kind: 'exponential', ceiling: 50, scale: 20 }, ...open },
    ]);
    expect(split?.spent[0]).toBeCloseTo((60 + 20 * Math.log(4)) / 3, 6);
    expect((split?.spent[0] ?? 0) + (split?.spent[1] ?? 0)).toBeCloseTo(60, 9);
  });

  it('keeps to what a channel needs and can take', () => {
    const curve: ResponseCurve = { kind: 'exponential', ceiling: 100, scale: 10 };
    const held = splitBudget(50, [
      { curve, least: 40, most: 45 },
      { curve, least: 0, most: 100 },
    ]);
    expect(held?.spent[0]).toBe(40);
    expect(held?.spent[1]).toBeCloseTo(10, 9);
    expect(
      splitBudget(50, [
        { curve, least: 0, most: 10 },
        { curve, least: 0, most: 15 },
      ]),
    ).toEqual({
      spent: [10, 15],
      marginal: null,
      left: 25,
    });
    expect(splitBudget(50, [{ curve, least: 60, most: 70 }])).toBeUndefined();
  });

  it('of S-shaped curves is as good as the best of every split that can be tried', () => {
    const channels = [
      { curve: { kind: 'hill', ceiling: 90, half: 60, shape: 3 }, least: 0, most: 100 },
      { curve: { kind: 'hill', ceiling: 100, half: 70, shape: 4 }, least: 0, most: 100 },
    ] as const;
    const brings = (first: number) =>
      respond(channels[0].curve, first) + respond(channels[1].curve, 100 - first);
    const best = Math.max(...Array.from({ length: 10_001 }, (_, step) => brings(step / 100)));
    const split = splitBudget(100, channels);
    expect(brings(split?.spent[0] ?? 0)).toBeGreaterThan(best - 1e-3);
  });
});

describe('the most profitable spending', () => {
  it('is where the last unit of money pays for itself, or nothing', () => {
    const curve: ResponseCurve = { kind: 'exponential', ceiling: 100, scale: 10 };
    // 2 · 100/10 · e^(−x/10) = 1 at x = 10 · ln 20.
    expect(mostProfitableSpending({ curve, least: 0, most: 500 }, 2)).toBeCloseTo(10 * Math.log(20), 6);
    expect(mostProfitableSpending({ curve, least: 0, most: 500 }, 0.05)).toBe(0);
  });
});

describe('reach', () => {
  it('at random is 1 − 1/e for a contact a head, and gross rating points are reach times frequency', () => {
    const shares = contactsOf({ contacts: 1_000, coverage: 1, evenness: null }, 1_000);
    expect(reachedAtLeast(shares, 1)).toBeCloseTo(1 - Math.exp(-1), 12);
    const mean = shares.reduce((sum, share, count) => sum + share * count, 0);
    expect(grossRatingPoints(1_000, 1_000)).toBeCloseTo(100 * mean, 9);
  });

  it('has the shares of the negative binomial as counted by choosing', () => {
    const shares = contactsOf({ contacts: 2_500, coverage: 1, evenness: 3 }, 1_000);
    // For a shape of 3: (n + 2 over 2) · p³ · (1 − p)ⁿ with p = 3 / (3 + 2.5).
    for (const count of [0, 1, 4, 9])
      expect(shares[count]).toBeCloseTo(
        (((count + 2) * (count + 1)) / 2) * (3 / 5.5) ** 3 * (2.5 / 5.5) ** count,
        12,
      );
  });

  it('of two channels is what neither misses, and sums to everybody', () => {
    const one = contactsOf({ contacts: 700, coverage: 0.5, evenness: 1 }, 1_000);
    const other = contactsOf({ contacts: 400, coverage: 0.8, evenness: 1 }, 1_000);
    const both = combineContacts(one, other);
    expect(both.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(1 - reachedAtLeast(both, 1)).toBeCloseTo((one[0] ?? 0) * (other[0] ?? 0), 12);
  });
});

describe('tagged links', () => {
  it('keep what the address had', () => {
    expect(
      taggedLink('https://Shop.example.com/a?x=1&utm_source=old#top', {
        source: 'google',
        medium: 'cpc',
        campaign: 'spring',
      }),
    ).toBe('https://shop.example.com/a?x=1&utm_source=google&utm_medium=cpc&utm_campaign=spring#top');
    expect(taggedLink('https://example.com', { source: 'a', medium: 'b', campaign: 'c' })).toBe(
      'https://example.com/?utm_source=a&utm_medium=b&utm_campaign=c',
    );
  });

  it.each([
    'example.com',
    'ftp://example.com',
    'https://',
    'https://localhost',
    'javascript:alert(1)',
    'https://a b.com',
    'https://user@example.com/',
    'https://example.com/<x>',
  ])('are refused for %s', (address) => {
    expect(isWebAddress(address)).toBe(false);
  });

  it('are written in small letters without spaces', () => {
    expect(tagOf(' Früher Vogel 2027! ')).toBe('fruher-vogel-2027');
  });
});

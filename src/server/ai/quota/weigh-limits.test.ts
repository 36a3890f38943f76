import { describe, expect, it } from 'vitest';
import { costMicro, noLimits, spanStart, type Used, type UseLimits, weighLimits } from './weigh-limits.ts';

const now = new Date('2026-12-31T18:00:00Z');
const nothing: Used = { dayTokens: 0, monthTokens: 0, dayCostMicro: 0, monthCostMicro: 0 };
const wanted = { least: 100, most: 1_000, price: 0 };

const person = (limits: Partial<UseLimits>, used: Partial<Used> = {}) => ({
  limits: { ...noLimits, ...limits },
  used: { ...nothing, ...used },
  whose: 'person' as const,
});

describe('a limit', () => {
  it('that is not there keeps nobody from anything', () =>
    expect(weighLimits([person({})], wanted, now)).toEqual({ ok: true, tokens: 1_000 }));

  it('gives what is left when that is worth beginning', () =>
    expect(weighLimits([person({ dayTokens: 500 }, { dayTokens: 200 })], wanted, now)).toEqual({
      ok: true,
      tokens: 300,
    }));

  it('that is reached says so, and when it begins anew', () => {
    expect(weighLimits([person({ dayTokens: 500 }, { dayTokens: 500 })], wanted, now)).toEqual({
      ok: false,
      fault: {
        kind: 'limit-reached',
        message:
          'Your limit for language models is reached for today. It begins anew on 2027-01-01 at 0:00 UTC.',
        retryAfter: 6 * 3_600,
      },
    });
  });

  it('says how little is left when that does not suffice', () =>
    expect(weighLimits([person({ monthTokens: 50 })], wanted, now)).toMatchObject({
      fault: { message: expect.stringContaining('about 50 tokens for this month, and this may need 100') },
    }));

  it('of all together holds beside that of a person, and the tighter decides', () => {
    const total = { ...person({ dayTokens: 90 }), whose: 'total' as const };
    expect(weighLimits([person({ dayTokens: 700 }), total], wanted, now)).toMatchObject({
      ok: false,
      fault: { message: expect.stringContaining('The limit for everybody together') },
    });
  });

  it('of money is reckoned in tokens of the dearer kind', () => {
    // 10 units for a million tokens: 0.002 units buy 200 tokens.
    const budget = person({ monthCostMicro: 2_000 });
    expect(weighLimits([budget], { ...wanted, price: 10_000_000 }, now)).toEqual({ ok: true, tokens: 200 });
    expect(weighLimits([budget], { ...wanted, price: 0 }, now)).toEqual({ ok: true, tokens: 1_000 });
  });

  it('begins with the day and the month in UTC, and costs are rounded up', () => {
    expect(spanStart('day', now).toISOString()).toBe('2026-12-31T00:00:00.000Z');
    expect(spanStart('month', now).toISOString()).toBe('2026-12-01T00:00:00.000Z');
    expect(costMicro({ priceIn: 3_000_000, priceOut: 15_000_000 }, 10, 1)).toBe(45);
    expect(costMicro({ priceIn: 1, priceOut: 0 }, 1, 0)).toBe(1);
  });
});

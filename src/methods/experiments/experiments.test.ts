import { describe, expect, it } from 'vitest';
import { compareMeans, compareShares } from './compare-groups.ts';
import { effectsOf, fullFactorial, halfFactorial, pseudoError } from './factorial.ts';
import { powerOfMeans, sizeForMeans, sizeForShares } from './sample-size.ts';

const usual = { alpha: 0.05 };

describe('how many are needed', () => {
  it('agrees with the table of Cohen 1988: 64 of each group for a medium effect, 26 for a large, 394 for a small one', () => {
    expect(Math.ceil(sizeForMeans(0.5, 1, 0.8, usual) ?? 0)).toBe(64);
    expect(Math.ceil(sizeForMeans(0.8, 1, 0.8, usual) ?? 0)).toBe(26);
    expect(Math.ceil(sizeForMeans(0.2, 1, 0.8, usual) ?? 0)).toBe(394);
  });

  it('agrees with the examples in the manual of R: 22.02 for power.t.test(delta 1, power .9), 76.7 for power.prop.test(.5, .75, power .9)', () => {
    expect(sizeForMeans(1, 1, 0.9, usual)).toBeCloseTo(22.02, 2);
    expect(sizeForShares(0.5, 0.75, 0.9, usual)).toBeCloseTo(76.7, 1);
  });

  it('gives the power that R prints for 20 in each group and a difference of one deviation: 0.8689', () => {
    expect(powerOfMeans(20, 1, 1, usual)).toBeCloseTo(0.8689528, 4);
  });
});

describe('two groups', () => {
  /** Student 1908: hours of sleep gained with two drugs. */
  const one = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
  const other = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];

  it('are compared as R does with Student’s sleep: t 1.8608, 17.776 degrees, p 0.07939, from −0.205 to 3.365', () => {
    const result = compareMeans(one, other, 0.05);
    expect(result?.statistic).toBeCloseTo(1.8608, 4);
    expect(result?.freedom).toBeCloseTo(17.776, 3);
    expect(result?.chance).toBeCloseTo(0.07939, 5);
    expect(result?.low).toBeCloseTo(-0.2054832, 6);
    expect(result?.high).toBeCloseTo(3.3654832, 6);
  });

  it('of counts have Newcombe’s interval: 56 of 70 and 48 of 80 differ by 0.0524 to 0.3339', () => {
    const result = compareShares({ hits: 48, of: 80 }, { hits: 56, of: 70 }, 0.05);
    expect(result?.difference).toBeCloseTo(0.2, 10);
    expect(result?.low).toBeCloseTo(0.0524, 4);
    expect(result?.high).toBeCloseTo(0.3339, 4);
  });
});

describe('factorial designs', () => {
  it('have the effects that Montgomery prints for the filtration rate: A 21.625, C 9.875, D 14.625, AC −18.125, AD 16.625', () => {
    const rates = [45, 71, 48, 65, 68, 60, 80, 65, 43, 100, 45, 104, 75, 86, 70, 96];
    const effects = effectsOf(fullFactorial(4), rates);
    const of = (...factors: number[]) => effects.find((one) => one.factors.join() === factors.join())?.value;
    expect(of(0)).toBeCloseTo(21.625, 10);
    expect(of(2)).toBeCloseTo(9.875, 10);
    expect(of(3)).toBeCloseTo(14.625, 10);
    expect(of(0, 2)).toBeCloseTo(-18.125, 10);
    expect(of(0, 3)).toBeCloseTo(16.625, 10);
  });

  it('of half the runs leave no two main effects mixed with each other', () => {
    const runs = halfFactorial(4);
    expect(runs.length).toBe(8);
    for (let one = 0; one < 4; one += 1)
      for (let other = one + 1; other < 4; other += 1)
        expect(runs.reduce((sum, { levels }) => sum + (levels[one] ?? 0) * (levels[other] ?? 0), 0)).toBe(0);
  });

  it('take small effects for chance', () => {
    expect(pseudoError([20, 1, -1, 0.5, 0.8, -0.6, 1.2])).toBeLessThan(2);
  });
});

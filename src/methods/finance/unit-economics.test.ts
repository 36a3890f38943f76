import { describe, expect, it } from 'vitest';
import {
  burnGrade,
  burnMultiple,
  compoundGrowth,
  lifetimeValue,
  monthsToRecover,
  runway,
} from './unit-economics.ts';

describe('unit economics', () => {
  it('have a burn multiple of 3 for 3 million burnt and 1 million added, as David Sacks explains it', () => {
    expect(burnMultiple(3, 1)).toBe(3);
    expect(burnMultiple(3, 0)).toBeUndefined();
    expect([0.5, 1.2, 1.7, 2.5, 4].map(burnGrade)).toEqual(['amazing', 'great', 'good', 'suspect', 'bad']);
  });

  it('let a customer stay for one divided by the churn, by the formula of Skok', () => {
    expect(lifetimeValue(1, 1, 0.03)).toBeCloseTo(33.3, 1);
    expect(lifetimeValue(100, 0.8, 0)).toBeUndefined();
  });

  it('recover the cost of winning a customer from gross profit', () => {
    expect(monthsToRecover(1_200, 125, 0.8)).toBeCloseTo(12, 12);
    expect(monthsToRecover(1_200, 125, -0.1)).toBeUndefined();
  });

  it('grow by the rate that gives the last value back', () => {
    expect(compoundGrowth(100, 800, 3)).toBeCloseTo(1, 12);
    expect(compoundGrowth(0, 5, 3)).toBeUndefined();
  });

  it('last as long as the cash does', () => {
    expect(runway(900, 75)).toBe(12);
    expect(runway(900, -5)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { adoptedBy, peakOfAdoption } from './bass.ts';

/** Bass 1969, tables 1 and 3: room air conditioners. */
const airConditioners = { potential: 16_895_000, innovation: 0.0104185, imitation: 0.41861 };

describe('the spread of a new product', () => {
  it('peaks when and where Bass printed it for room air conditioners: 8.6 years, 1.9 million', () => {
    const peak = peakOfAdoption(airConditioners);
    expect(peak?.time).toBeCloseTo(8.6, 1);
    expect((peak?.rate ?? 0) / 1e6).toBeCloseTo(1.9, 1);
  });

  it('begins at nobody and ends at everybody', () => {
    expect(adoptedBy(airConditioners, 0)).toBe(0);
    expect(adoptedBy(airConditioners, 200)).toBeCloseTo(16_895_000, 0);
  });

  it('only falls where nobody imitates', () => {
    expect(peakOfAdoption({ potential: 100, innovation: 0.1, imitation: 0.05 })).toBeUndefined();
  });
});

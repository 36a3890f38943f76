import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded.ts';
import {
  actionThreshold,
  decibans,
  logOdds,
  probabilityOf,
  shareAboveThreshold,
  weightsOf,
} from './weigh-evidence.ts';

const plain = { quality: 1, origin: undefined };

describe('evidence', () => {
  it('of a positive mammography makes 1 % to 7.8 %, as in Gigerenzer and Hoffrage 1995', () => {
    const [weight = 0] = weightsOf([{ ...plain, ratio: 0.8 / 0.096 }], 0);
    expect(probabilityOf(logOdds(0.01) + weight) * 100).toBeCloseTo(7.8, 1);
  });

  it('of the witness makes 15 % to 41 %, as in the cab problem of Tversky and Kahneman', () => {
    const [weight = 0] = weightsOf([{ ...plain, ratio: 0.8 / 0.2 }], 0);
    expect(Math.round(probabilityOf(logOdds(0.15) + weight) * 100)).toBe(41);
  });

  it('of a ratio of ten weighs ten decibans', () => {
    expect(decibans(Math.log(10))).toBeCloseTo(10, 12);
  });

  it('with one origin counts less, and with a poor source less again', () => {
    const twice = [
      { ratio: 4, quality: 1, origin: 'report' },
      { ratio: 4, quality: 0.5, origin: 'report' },
      { ratio: 1 / 4, quality: 1, origin: undefined },
    ];
    const [one = 0, other = 0, against = 0] = weightsOf(twice, 0.6);
    expect(one).toBeCloseTo(Math.log(4), 12);
    expect(other).toBeCloseTo(Math.log(4) * 0.5 * 0.4, 12);
    expect(against).toBeCloseTo(-Math.log(4), 12);
  });

  it('gives odds back as a probability', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), (probability) => {
        expect(probabilityOf(logOdds(probability))).toBeCloseTo(probability, 10);
      }),
    );
  });
});

describe('acting', () => {
  it('pays from harm / (harm + benefit) on', () => {
    expect(actionThreshold(3, 1)).toBe(0.25);
  });

  it('is sure when nothing is in doubt', () => {
    const settings = { factor: 1, runs: 100, random: seededRandom(1) };
    expect(shareAboveThreshold(0.5, [1], 0.6, settings)).toBe(1);
    expect(shareAboveThreshold(0.5, [-1], 0.6, settings)).toBe(0);
  });
});

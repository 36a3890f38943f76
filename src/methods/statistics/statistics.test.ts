import { expect, describe as group, it } from 'vitest';
import { seededRandom } from '../random/seeded.ts';
import { levelShift, trendOf } from './change-over-time.ts';
import { chiSquareTest, equalCounts, fisherExact, oddsRatio, shuffledChance } from './contingency.ts';
import { describe } from './describe.ts';
import { holm } from './holm.ts';
import { cars, hairAndEyes, insectSprays, nile, plantGrowth, sleep } from './known-data.ts';
import { comparePairs, explainedShare, kruskalWallis, welchAnova } from './many-groups.ts';
import { shiftedChiSquareBelow, shiftedFisherBelow } from './noncentral.ts';
import { dagostinoPearson, shapiroWilk } from './normality.ts';
import { findOutliers } from './outliers.ts';
import { comparePaired } from './paired.ts';
import { kendall, pearson, spearman } from './relation.ts';
import { brownForsythe } from './spread.ts';
import { betaShare, chiSquareAbove, fisherAbove, studentBeyond, studentQuantile } from './tail-areas.ts';
import { mannWhitney, welchTest } from './two-groups.ts';

const confidence = 0.95;
const plants = Object.values(plantGrowth);
const sprays = Object.values(insectSprays);

group('areas of distributions', () => {
  it('agree with the printed tables', () => {
    expect(studentBeyond(2.228139, 10)).toBeCloseTo(0.05, 6);
    expect(studentBeyond(1.959964, 1e8)).toBeCloseTo(0.05, 6);
    expect(studentQuantile(0.975, 10)).toBeCloseTo(2.228139, 5);
    expect(studentQuantile(0.975, 1000)).toBeCloseTo(1.962339, 6);
    expect(fisherAbove(4.102821, 2, 10)).toBeCloseTo(0.05, 6);
    expect(chiSquareAbove(3.841459, 1)).toBeCloseTo(0.05, 6);
    expect(betaShare(0.5, 50_000, 50_000)).toBeCloseTo(0.5, 8);
  });

  it('go over into the central ones without a shift', () => {
    expect(1 - shiftedFisherBelow(4.102821, 2, 10, 0)).toBeCloseTo(0.05, 6);
    expect(1 - shiftedChiSquareBelow(3.841459, 1, 0)).toBeCloseTo(0.05, 6);
    // One degree: the square of a normal value about the root of the shift, P(|Z + 2| < 1.959964).
    expect(shiftedChiSquareBelow(3.841459, 1, 4)).toBeCloseTo(0.483995, 5);
  });
});

group('a column of figures', () => {
  it('is described as R does it (mtcars$mpg)', () => {
    const mpg = describe(cars.milesPerGallon);
    expect(mpg?.mean).toBeCloseTo(20.09062, 5);
    expect(mpg?.deviation).toBeCloseTo(6.026948, 6);
    expect(mpg?.lowerQuartile).toBeCloseTo(15.425, 10);
    expect(mpg?.median).toBeCloseTo(19.2, 10);
    expect(mpg?.upperQuartile).toBeCloseTo(22.8, 10);
    // R's mad is 1.4826 times this: 5.41149.
    expect((mpg?.medianDeviation ?? 0) * 1.4826).toBeCloseTo(5.41149, 5);
  });

  it('shows the values that lie beyond the fences', () => {
    const values = [10, 11, 12, 13, 14, 15, 16, 60];
    const described = describe(values);
    const found = described === undefined ? undefined : findOutliers(values, described, 10);
    expect(found?.outliers.map(({ value, isFar }) => [value, isFar])).toEqual([[60, true]]);
  });

  it('is held against the normal distribution as R does it', () => {
    const mpg = shapiroWilk(cars.milesPerGallon);
    expect(mpg?.statistic).toBeCloseTo(0.94756, 5);
    expect(mpg?.chance).toBeCloseTo(0.1229, 4);
    expect(dagostinoPearson(cars.milesPerGallon)?.chance).toBeGreaterThan(0.05);
  });
});

group('two groups', () => {
  it('by Welch: t = −1.8608, df = 17.776, p = 0.07939, −3.3654832 to 0.2054832 (R, t.test of sleep)', () => {
    const found = welchTest(sleep.first, sleep.second, confidence);
    expect(found?.statistic).toBeCloseTo(-1.8608, 4);
    expect(found?.freedom).toBeCloseTo(17.776, 3);
    expect(found?.chance).toBeCloseTo(0.07939, 5);
    expect(found?.low).toBeCloseTo(-3.3654832, 5);
    expect(found?.high).toBeCloseTo(0.2054832, 5);
  });

  it('by ranks: W = 25.5, p = 0.06933 (R, wilcox.test of sleep)', () => {
    const found = mannWhitney(sleep.first, sleep.second, confidence);
    expect(found?.statistic).toBe(25.5);
    expect(found?.chance).toBeCloseTo(0.06933, 5);
  });

  it('exactly in small samples: W = 35, p = 0.1272 on one side (R, wilcox.test, Hollander and Wolfe, permeability)', () => {
    const term = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46];
    const early = [1.15, 0.88, 0.9, 0.74, 1.21];
    const found = mannWhitney(term, early, confidence);
    expect(found?.statistic).toBe(35);
    // R prints 0.1272 for one side.
    expect((found?.chance ?? 0) / 2).toBeCloseTo(0.1272, 4);
  });

  it('in pairs: t = −4.0621, df = 9, p = 0.002833 (R, paired t.test of sleep)', () => {
    const found = comparePaired(
      sleep.first.map((value, at) => value - (sleep.second[at] ?? 0)),
      confidence,
    );
    expect(found?.statistic).toBeCloseTo(-4.0621, 4);
    expect(found?.chance).toBeCloseTo(0.002833, 6);
    expect(found?.ranks?.chance).toBeCloseTo(0.009091, 6);
  });
});

group('several groups', () => {
  it('PlantGrowth: F = 4.846, p = 0.01591; Welch 5.181, 17.128, 0.01739; Kruskal 7.9882, 0.01842', () => {
    const shares = explainedShare(plants, confidence);
    expect(shares?.plain.statistic).toBeCloseTo(4.846, 3);
    expect(shares?.plain.chance).toBeCloseTo(0.01591, 5);
    const welch = welchAnova(plants);
    expect(welch?.statistic).toBeCloseTo(5.181, 3);
    expect(welch?.lower).toBeCloseTo(17.128, 3);
    expect(welch?.chance).toBeCloseTo(0.01739, 5);
    const ranks = kruskalWallis(plants, confidence);
    expect(ranks?.statistic).toBeCloseTo(7.9882, 4);
    expect(ranks?.chance).toBeCloseTo(0.01842, 5);
    expect(brownForsythe(plants)?.statistic).toBeCloseTo(1.1192, 4);
    expect(brownForsythe(plants)?.chance).toBeCloseTo(0.3412, 4);
  });

  it('InsectSprays: F = 34.7; Welch 36.065, 30.043; Kruskal 54.691, p = 1.511e-10', () => {
    expect(explainedShare(sprays, confidence)?.plain.statistic).toBeCloseTo(34.7, 1);
    expect(welchAnova(sprays)?.statistic).toBeCloseTo(36.065, 3);
    expect(welchAnova(sprays)?.lower).toBeCloseTo(30.043, 3);
    expect(kruskalWallis(sprays, confidence)?.statistic).toBeCloseTo(54.691, 3);
    expect((kruskalWallis(sprays, confidence)?.chance ?? 0) * 1e10).toBeCloseTo(1.511, 3);
  });

  it('give an interval about the share that they explain', () => {
    const found = explainedShare(plants, confidence);
    expect(found?.share).toBeCloseTo(0.2641, 4);
    expect(found?.interval.low).toBeLessThan(found?.share ?? 0);
    expect(found?.interval.high).toBeGreaterThan(found?.share ?? 1);
  });

  it('correct the chances of pairs after Holm (R, p.adjust)', () => {
    expect(holm([0.01, 0.02, 0.03, 0.04])).toEqual([0.04, 0.06, 0.06, 0.06]);
    expect(comparePairs(plants, 'means', confidence)).toHaveLength(3);
  });
});

group('counts', () => {
  it('of hair and eyes: 138.29 with 9 degrees (R, chisq.test)', () => {
    const found = chiSquareTest(hairAndEyes.counts, confidence);
    expect(found?.statistic).toBeCloseTo(138.29, 2);
    expect(found?.freedom).toBe(9);
    expect(found?.effect).toBeCloseTo(0.279, 3);
  });

  it('of the lady tasting tea: p = 0.4857 (Fisher, 1935)', () => {
    expect(
      fisherExact([
        [3, 1],
        [1, 3],
      ]),
    ).toBeCloseTo(0.4857, 4);
    expect(
      fisherExact([
        [4, 0],
        [0, 4],
      ]),
    ).toBeCloseTo(2 / 70, 8);
  });

  it('by shuffling come near the exact chance', () => {
    expect(
      shuffledChance(
        [
          [3, 1],
          [1, 3],
        ],
        seededRandom(1),
        4000,
      ),
    ).toBeCloseTo(0.4857, 1);
  });

  it('of one column are held against equal ones, and those of four cells give their odds (R, UCBAdmissions: 1.84)', () => {
    expect(equalCounts([10, 20, 30]).statistic).toBeCloseTo(10, 10);
    expect(
      oddsRatio(
        [
          [1198, 1493],
          [557, 1278],
        ],
        confidence,
      ).value,
    ).toBeCloseTo(1.841, 3);
  });
});

group('two columns', () => {
  it('mtcars mpg and wt: r = −0.8676594, −0.9338264 to −0.7440872; rho −0.886422; tau −0.7278321', () => {
    const found = pearson(cars.milesPerGallon, cars.weight, confidence);
    expect(found?.value).toBeCloseTo(-0.8676594, 7);
    expect(found?.interval?.low).toBeCloseTo(-0.9338264, 6);
    expect(found?.interval?.high).toBeCloseTo(-0.7440872, 6);
    expect((found?.chance ?? 0) * 1e10).toBeCloseTo(1.294, 3);
    expect(spearman(cars.milesPerGallon, cars.weight, confidence)?.value).toBeCloseTo(-0.886422, 6);
    expect(kendall(cars.milesPerGallon, cars.weight, confidence)?.value).toBeCloseTo(-0.7278321, 7);
    expect((kendall(cars.milesPerGallon, cars.weight, confidence)?.chance ?? 0) * 1e9).toBeCloseTo(6.706, 3);
  });
});

group('values over time', () => {
  it('find the year in which the flow of the Nile fell: after 1898 (Cobb, 1978)', () => {
    expect(nile.reduce((sum, value) => sum + value, 0) / nile.length).toBeCloseTo(919.35, 8);
    expect(1871 + (levelShift(nile)?.after ?? 0)).toBe(1898);
  });

  it('find the slope of a line', () => {
    const times = Array.from({ length: 20 }, (_, at) => at);
    const found = trendOf(
      times,
      times.map((time) => 3 + 2 * time),
      confidence,
    );
    expect(found?.slope).toBeCloseTo(2, 12);
    expect(found?.tau).toBeCloseTo(1, 12);
    expect(found?.chance).toBeLessThan(1e-6);
  });
});

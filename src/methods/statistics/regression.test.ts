import { describe, expect, it } from 'vitest';
import { cars, longley, norris, women } from './known-data.ts';
import { fitLogistic } from './logistic.ts';
import { regress } from './regression.ts';
import { breuschPagan, cooksDistances, durbinWatson } from './regression-checks.ts';

const confidence = 0.95;

describe('least squares', () => {
  it('women: −87.51667, 3.45, R² 0.991, F 1433 (R, lm)', () => {
    const found = regress(women.weight, [women.height], confidence)?.regression;
    expect(found?.coefficients[0]?.estimate).toBeCloseTo(-87.51667, 5);
    expect(found?.coefficients[1]?.estimate).toBeCloseTo(3.45, 10);
    expect(found?.coefficients[0]?.error).toBeCloseTo(5.93694, 5);
    expect(found?.coefficients[1]?.error).toBeCloseTo(0.09114, 5);
    expect(found?.explained).toBeCloseTo(0.991, 4);
    expect(found?.statistic).toBeCloseTo(1433, 0);
  });

  it('mtcars mpg on wt: 37.2851, −5.3445, R² 0.7528 (R, lm)', () => {
    const found = regress(cars.milesPerGallon, [cars.weight], confidence)?.regression;
    expect(found?.coefficients[0]?.estimate).toBeCloseTo(37.2851, 4);
    expect(found?.coefficients[1]?.estimate).toBeCloseTo(-5.3445, 4);
    expect(found?.coefficients[1]?.error).toBeCloseTo(0.5591, 4);
    expect(found?.explained).toBeCloseTo(0.7528, 4);
    expect(found?.residualDeviation).toBeCloseTo(3.046, 3);
  });

  it('Norris: as certified by the National Institute of Standards and Technology', () => {
    const found = regress(norris.y, [norris.x], confidence)?.regression;
    expect(found?.coefficients[0]?.estimate).toBeCloseTo(-0.262323073774029, 11);
    expect(found?.coefficients[1]?.estimate).toBeCloseTo(1.00211681802045, 13);
    expect(found?.coefficients[0]?.error).toBeCloseTo(0.232818234301152, 11);
    expect(found?.coefficients[1]?.error).toBeCloseTo(0.429796848199937e-3, 14);
    expect(found?.residualDeviation).toBeCloseTo(0.884796396144373, 11);
    expect(found?.explained).toBeCloseTo(0.999993745883712, 12);
  });

  it('Longley: as certified, although its columns nearly depend on one another', () => {
    const { employed, deflator, product, unemployed, forces, population, year } = longley;
    const found = regress(
      employed,
      [deflator, product, unemployed, forces, population, year],
      confidence,
    )?.regression;
    const certified = [
      -3482258.63459582, 15.0618722713733, -0.35819179292591e-1, -2.02022980381683, -1.03322686717359,
      -0.511041056535807e-1, 1829.15146461355,
    ];
    for (const [at, is] of certified.entries())
      expect((found?.coefficients[at]?.estimate ?? 0) / is).toBeCloseTo(1, 9);
    expect((found?.coefficients[0]?.error ?? 0) / 890420.383607373).toBeCloseTo(1, 9);
    expect(found?.residualDeviation).toBeCloseTo(304.854073561965, 6);
    expect(found?.explained).toBeCloseTo(0.995479004577296, 11);
    expect(found?.statistic).toBeCloseTo(330.285339234588, 6);
    expect(Math.max(...(found?.inflations ?? []))).toBeGreaterThan(1_000);
  });

  it('says which column is made of the others', () => {
    expect(
      regress(
        [1, 2, 3, 5, 4],
        [
          [1, 2, 3, 4, 5],
          [2, 4, 6, 8, 10],
        ],
        confidence,
      )?.dependent,
    ).toBe(1);
    expect(regress([1, 2], [[1, 2]], confidence)).toBeUndefined();
  });

  it('checks its residuals by definition', () => {
    const found = regress(cars.milesPerGallon, [cars.weight, cars.horsepower], confidence)?.regression;
    if (found === undefined) throw new Error('No regression.');
    expect(found.coefficients.map(({ estimate }) => estimate)[0]).toBeCloseTo(37.22727, 5);
    expect(found.leverages.reduce((sum, value) => sum + value, 0)).toBeCloseTo(3, 10);
    expect(durbinWatson(found.residuals)).toBeCloseTo(1.3624, 3);
    expect(breuschPagan(found, [cars.weight, cars.horsepower])?.statistic).toBeCloseTo(0.88072, 4);
    // The Chrysler Imperial pulls most.
    const cooks = cooksDistances(found);
    expect(cooks.indexOf(Math.max(...cooks))).toBe(16);
    const one = leftOut(16);
    const moved = found.fitted.reduce((sum, value, row) => sum + (value - one(row)) ** 2, 0);
    expect(cooks[16]).toBeCloseTo(moved / 3 / found.residualDeviation ** 2, 8);
  });
});

/** What the line without one row says of every row. */
function leftOut(left: number): (row: number) => number {
  const without = (values: readonly number[]) => values.filter((_, row) => row !== left);
  const found = regress(
    without(cars.milesPerGallon),
    [without(cars.weight), without(cars.horsepower)],
    confidence,
  )?.regression;
  const [a = 0, b = 0, c = 0] = found?.coefficients.map(({ estimate }) => estimate) ?? [];
  return (row) => a + b * (cars.weight[row] ?? 0) + c * (cars.horsepower[row] ?? 0);
}

describe('logistic regression', () => {
  it('mtcars am on wt: 12.040, −4.024, deviance 43.230 to 19.176 (R, glm)', () => {
    const { fit } = fitLogistic(cars.manual, [cars.weight], confidence);
    expect(fit?.coefficients[0]?.estimate).toBeCloseTo(12.04, 3);
    expect(fit?.coefficients[0]?.error).toBeCloseTo(4.51, 3);
    expect(fit?.coefficients[1]?.estimate).toBeCloseTo(-4.024, 3);
    // R prints 1.436: its errors are those of the step before the last, here they are those of the end.
    expect(fit?.coefficients[1]?.error).toBeCloseTo(1.436, 2);
    expect(fit?.nullDeviance).toBeCloseTo(43.23, 2);
    expect(fit?.deviance).toBeCloseTo(19.176, 3);
  });

  it('says when a line parts the outcomes, or there is only one', () => {
    expect(fitLogistic([0, 0, 0, 1, 1, 1], [[1, 2, 3, 4, 5, 6]], confidence).trouble).toBe('separated');
    expect(fitLogistic([1, 1, 1], [[1, 2, 3]], confidence).trouble).toBe('one-sided');
    expect(
      fitLogistic(
        [0, 1, 0, 1],
        [
          [1, 2, 3, 4],
          [2, 4, 6, 8],
        ],
        confidence,
      ).trouble,
    ).toBe('dependent');
  });
});

import {
  cars,
  hairAndEyes,
  insectSprays,
  longley,
  nile,
  norris,
  plantGrowth,
  sleep,
  women,
} from '../../../methods/statistics/known-data.ts';
import type { Sheet } from '../../agent-desk/fields.ts';
import type { WorkedExample } from '../../agent-desk/work.ts';
import type { AnalysisInput } from './fields.ts';
import { sheetOfColumns } from './sheet-text.ts';

const plain = { dayOrder: 'auto', confidence: 95 } as const;

function grouped(groups: Readonly<Record<string, readonly number[]>>): Sheet {
  return {
    columns: ['Value', 'Group', 'Case'],
    rows: Object.entries(groups).flatMap(([name, values]) =>
      values.map((value, at) => [String(value), name, `Case ${at + 1}`]),
    ),
  };
}

function counted(): Sheet {
  const { hair, eyes, counts } = hairAndEyes;
  return {
    columns: ['Hair', 'Eyes'],
    rows: counts.flatMap((line, row) =>
      line.flatMap((count, column) =>
        Array.from({ length: count }, () => [hair[row] ?? '', eyes[column] ?? '']),
      ),
    ),
  };
}

const compared = { ...plain, question: 'compare', measure: 'Value', groups: 'Group' } as const;

export const examples: readonly WorkedExample<AnalysisInput>[] = [
  {
    source:
      'R, t.test(extra ~ group, data = sleep): t = −1.8608, df = 17.776, p = 0.07939, −3.3654832 to 0.2054832; wilcox.test: W = 25.5, p = 0.06933',
    input: { ...compared, data: grouped({ '1': sleep.first, '2': sleep.second }) },
    expected: {
      statistic: { is: -1.8608, within: 0.00005 },
      freedom: { is: 17.776, within: 0.0005 },
      chance: { is: 0.07939, within: 0.000005 },
      low: { is: -3.3654832, within: 0.00001 },
      high: { is: 0.2054832, within: 0.00001 },
      rankStatistic: { is: 25.5 },
      rankChance: { is: 0.06933, within: 0.000005 },
    },
  },
  {
    source:
      'R, t.test of sleep in pairs, after Student, The probable error of a mean, 1908: t = −4.0621, df = 9, p = 0.002833',
    input: { ...compared, pair: 'Case', data: grouped({ '1': sleep.first, '2': sleep.second }) },
    expected: {
      statistic: { is: -4.0621, within: 0.00005 },
      chance: { is: 0.002833, within: 0.0000005 },
      pairs: { is: 10 },
    },
  },
  {
    source:
      'R, PlantGrowth: aov F = 4.846, p = 0.01591; oneway.test F = 5.181, denominator 17.128, p = 0.01739; kruskal.test 7.9882, p = 0.01842',
    input: { ...compared, data: grouped(plantGrowth) },
    expected: {
      plainStatistic: { is: 4.846, within: 0.0005 },
      plainChance: { is: 0.01591, within: 0.000005 },
      statistic: { is: 5.181, within: 0.0005 },
      lowerFreedom: { is: 17.128, within: 0.0005 },
      chance: { is: 0.01739, within: 0.000005 },
      rankStatistic: { is: 7.9882, within: 0.00005 },
      rankChance: { is: 0.01842, within: 0.000005 },
    },
  },
  {
    source: 'R, InsectSprays: aov F = 34.7; kruskal.test 54.691, p = 1.511e-10',
    input: { ...compared, data: grouped(insectSprays) },
    expected: {
      test: { is: 'Kruskal–Wallis' },
      plainStatistic: { is: 34.7, within: 0.05 },
      rankStatistic: { is: 54.691, within: 0.0005 },
      rankChance: { is: 1.511e-10, within: 1e-13 },
    },
  },
  {
    source: 'R, lm(weight ~ height, data = women): −87.51667, 3.45000, error 0.09114, R² 0.991, F 1433',
    input: {
      ...plain,
      question: 'predict',
      measure: 'weight',
      predictors: ['height'],
      data: sheetOfColumns(women),
    },
    expected: {
      intercept: { is: -87.51667, within: 0.000005 },
      slope: { is: 3.45, within: 1e-9 },
      slopeError: { is: 0.09114, within: 0.000005 },
      explained: { is: 0.991, within: 0.00005 },
      statistic: { is: 1433, within: 0.5 },
    },
  },
  {
    source:
      'National Institute of Standards and Technology, Statistical Reference Datasets, Norris: certified −0.262323073774029, 1.00211681802045, R² 0.999993745883712',
    input: { ...plain, question: 'predict', measure: 'y', predictors: ['x'], data: sheetOfColumns(norris) },
    expected: {
      intercept: { is: -0.262323073774029, within: 1e-11 },
      slope: { is: 1.00211681802045, within: 1e-13 },
      explained: { is: 0.999993745883712, within: 1e-12 },
      residualDeviation: { is: 0.884796396144373, within: 1e-11 },
    },
  },
  {
    source:
      'National Institute of Standards and Technology, Statistical Reference Datasets, Longley: certified intercept −3482258.63459582, year 1829.15146461355, R² 0.995479004577296, F 330.285339234588',
    input: {
      ...plain,
      question: 'predict',
      measure: 'employed',
      predictors: ['deflator', 'product', 'unemployed', 'forces', 'population', 'year'],
      data: sheetOfColumns(longley),
    },
    expected: {
      intercept: { is: -3482258.63459582, within: 0.001 },
      'coefficient of year': { is: 1829.15146461355, within: 1e-6 },
      'coefficient of deflator': { is: 15.0618722713733, within: 1e-7 },
      explained: { is: 0.995479004577296, within: 1e-11 },
      statistic: { is: 330.285339234588, within: 1e-6 },
    },
  },
  {
    source:
      'R, mtcars: cor.test(mpg, wt) −0.8676594 (−0.9338264 to −0.7440872); Spearman −0.886422; Kendall −0.7278321',
    input: {
      ...plain,
      question: 'relation',
      measure: 'milesPerGallon',
      other: 'weight',
      data: sheetOfColumns(cars),
    },
    expected: {
      pearson: { is: -0.8676594, within: 5e-8 },
      low: { is: -0.9338264, within: 5e-7 },
      high: { is: -0.7440872, within: 5e-7 },
      spearman: { is: -0.886422, within: 5e-7 },
      kendall: { is: -0.7278321, within: 5e-8 },
    },
  },
  {
    source: 'R, lm(mpg ~ wt, data = mtcars): 37.2851, −5.3445, R² 0.7528',
    input: {
      ...plain,
      question: 'predict',
      measure: 'milesPerGallon',
      predictors: ['weight'],
      data: sheetOfColumns(cars),
    },
    expected: {
      intercept: { is: 37.2851, within: 0.00005 },
      slope: { is: -5.3445, within: 0.00005 },
      explained: { is: 0.7528, within: 0.00005 },
    },
  },
  {
    source:
      'R, glm(am ~ wt, data = mtcars, family = binomial): 12.040, −4.024 (error 1.436), deviance 43.230 and 19.176',
    input: {
      ...plain,
      question: 'predict',
      measure: 'manual',
      predictors: ['weight'],
      data: sheetOfColumns(cars),
    },
    expected: {
      test: { is: 'Logistic regression' },
      intercept: { is: 12.04, within: 0.0005 },
      slope: { is: -4.024, within: 0.0005 },
      // R's errors are those of the step before the last.
      slopeError: { is: 1.436, within: 0.0006 },
      nullDeviance: { is: 43.23, within: 0.005 },
      deviance: { is: 19.176, within: 0.0005 },
    },
  },
  {
    source: 'R, chisq.test of HairEyeColor over both sexes: 138.29, 9 degrees',
    input: { ...plain, question: 'counts', measure: 'Hair', second: 'Eyes', data: counted() },
    expected: { statistic: { is: 138.29, within: 0.005 }, freedom: { is: 9 } },
  },
  {
    source:
      'Cobb, The problem of the Nile: conditional solution to a change-point problem, Biometrika 65, 1978: the level fell after 1898',
    input: {
      ...plain,
      question: 'time',
      measure: 'flow',
      time: 'year',
      span: 'auto',
      summing: 'mean',
      data: sheetOfColumns({ year: nile.map((_, at) => 1871 + at), flow: nile }),
    },
    expected: { changeAfter: { is: '1898' }, spans: { is: 100 } },
  },
];

import type { WorkedExample } from '../../agent-desk/work.ts';
import type { ExperimentInput } from './fields.ts';

const sleep = {
  one: [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2],
  other: [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4],
};

const groups = {
  question: 'Does the second drug bring more sleep?',
  one: 'First',
  other: 'Second',
  alpha: 5,
  power: 80,
};

export const examples: readonly WorkedExample<ExperimentInput>[] = [
  {
    source:
      'Cohen 1988, table of sample sizes: a medium effect of 0.5 deviations, 5 % on both sides, power 0.80, needs 64 in each group',
    input: { ...groups, design: 'means', difference: 0.5, deviation: 1, results: [] },
    expected: { sizeOfEach: { is: 64 } },
  },
  {
    source: 'The manual of R, power.prop.test(p1 = .50, p2 = .75, power = .90): n = 76.7',
    input: { ...groups, design: 'shares', usual: 50, hoped: 75, power: 90, results: [] },
    expected: { exactSize: { is: 76.7, within: 0.05 } },
  },
  {
    source:
      'Student 1908, sleep data by Welch’s test as R prints it: t 1.8608, p 0.07939, interval −0.2054832 to 3.3654832',
    input: {
      ...groups,
      design: 'means',
      difference: 1,
      deviation: 2,
      results: [
        ...sleep.one.map((value) => ({ group: 'First', value })),
        ...sleep.other.map((value) => ({ group: 'Second', value })),
      ],
    },
    expected: {
      statistic: { is: 1.8608, within: 0.00005 },
      chance: { is: 0.07939, within: 0.000005 },
      low: { is: -0.2054832, within: 1e-6 },
      high: { is: 3.3654832, within: 1e-6 },
    },
  },
  {
    source:
      'Montgomery, filtration rate experiment: effects of temperature 21.625, concentration 9.875, stirring 14.625, temperature × concentration −18.125',
    input: {
      question: 'What raises the filtration rate?',
      design: 'factorial',
      factors: ['Temperature', 'Pressure', 'Concentration', 'Stirring'].map((name) => ({
        name,
        low: 'low',
        high: 'high',
      })),
      fraction: 'full',
      alpha: 5,
      measured: [45, 71, 48, 65, 68, 60, 80, 65, 43, 100, 45, 104, 75, 86, 70, 96].map(String),
    },
    expected: {
      Temperature: { is: 21.625, within: 1e-9 },
      Concentration: { is: 9.875, within: 1e-9 },
      Stirring: { is: 14.625, within: 1e-9 },
      'Temperature × Concentration': { is: -18.125, within: 1e-9 },
    },
  },
];

import type { WorkedExample } from '../../agent-desk/work.ts';
import type { OkrInput } from './fields.ts';

function customers(current: number, ownScore: number) {
  return {
    objective: 'O1',
    result: 'Recruit ten new customers',
    kind: 'ambitious',
    unit: 'customers',
    baseline: 0,
    target: 10,
    current,
    ownScore,
  } as const;
}

export const examples: readonly WorkedExample<OkrInput>[] = [
  {
    source:
      'Doerr, Measure What Matters (2018), table of self-assessments: seven, eight and nine of ten new customers are a progress of 70, 80 and 90 % with own scores of 0.9, 0.6 and 0.5',
    input: {
      organisation: 'Sales',
      start: '2026-01-01',
      end: '2026-03-31',
      today: '2026-03-31',
      checkInWeeks: 2,
      objectives: [{ key: 'O1', objective: 'Grow the circle of our customers', owner: 'Head of sales' }],
      results: [customers(7, 0.9), customers(8, 0.6), customers(9, 0.5)],
    },
    expected: {
      progress1: { is: 0.7, within: 1e-9 },
      progress2: { is: 0.8, within: 1e-9 },
      progress3: { is: 0.9, within: 1e-9 },
      score1: { is: 0.9 },
      score2: { is: 0.6 },
    },
  },
];

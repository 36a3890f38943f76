import type { WorkedExample } from '../../agent-desk/work.ts';
import type { PremortemInput } from './fields.ts';

export const examples: readonly WorkedExample<PremortemInput>[] = [
  {
    source:
      'FEMA and USGS on the 1 % flood: a chance of 26 % that it comes at least once during a mortgage of 30 years',
    input: {
      project: 'House in the flood zone',
      failure: 'The house is flooded',
      currency: 'USD',
      start: '2026-01-01',
      end: '2056-01-01',
      tolerance: 0,
      reviewWeeks: 26,
      causes: [
        {
          cause: 'Flood of 1 % a year',
          family: 'outside',
          // One per cent a year over 30 years.
          timesLow: 0.3,
          timesLikely: 0.3,
          timesHigh: 0.3,
          lossLow: 100_000,
          lossLikely: 100_000,
          lossHigh: 100_000,
        },
      ],
    },
    expected: {
      largestCauseChance: { is: 26, within: 0.5 },
      expectedLoss: { is: 30_000, within: 0.001 },
    },
  },
];

import type { WorkedExample } from '../../agent-desk/work.ts';
import type { PendulumInput } from './fields.ts';

const plain = { action: 'Act on it', benefit: 1, harm: 1, overlap: 50, doubt: 2 } as const;

export const examples: readonly WorkedExample<PendulumInput>[] = [
  {
    source:
      'Gigerenzer and Hoffrage, How to improve Bayesian reasoning without instruction, Psychological Review 102 (1995), mammography: 1 % before, 80 % and 9.6 %, 7.8 % after',
    input: {
      ...plain,
      claim: 'The woman has breast cancer',
      prior: 1,
      evidence: [{ piece: 'Positive mammography', side: 'for', ratio: 80 / 9.6, quality: 100 }],
    },
    expected: { probability: { is: 7.8, within: 0.05 }, decision: { is: 'do not act yet' } },
  },
  {
    source:
      'Tversky and Kahneman, Evidential impact of base rates (1982), the cab problem: 15 % before, a witness who is right in 80 %, 41 % after',
    input: {
      ...plain,
      claim: 'The cab was blue',
      prior: 15,
      evidence: [{ piece: 'The witness says blue', side: 'for', ratio: 4, quality: 100 }],
    },
    expected: { probability: { is: 41, within: 0.5 } },
  },
];

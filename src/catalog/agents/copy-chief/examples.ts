import type { WorkedExample } from '../../agent-desk/work.ts';
import type { CopyInput } from './fields.ts';

export const examples: readonly WorkedExample<CopyInput>[] = [
  {
    source:
      'Flesch 1948: 206.835 − 1.015 × 6 − 84.6 × 1 = 116.145 for six words of one syllable; and four wordings that need proof, counted by hand',
    input: {
      product: 'Tess, the best tea',
      audience: 'cooks',
      problem: 'The cat sat on the mat.',
      consequence: 'You drink it cold.',
      after: 'The tea is hot.',
      features: [{ feature: 'A lid', benefit: 'keep it hot' }],
      proof: ['It stays hot 40 % longer.'],
      offer: 'Free cup, guaranteed.',
      action: 'Buy it',
    },
    expected: { problemEase: { is: 116.145, within: 0.0005 }, claims: { is: 4 }, variants: { is: 5 } },
  },
];

import type { WorkedExample } from '../../agent-desk/work.ts';
import type { IdeaInput } from './fields.ts';

const teams = ['Milwaukee', 'Detroit', 'Toronto', 'New York', 'Boston', 'Cleveland', 'Baltimore'];
const wins = [
  [0, 7, 9, 7, 7, 9, 11],
  [6, 0, 7, 5, 11, 9, 9],
  [4, 6, 0, 7, 7, 8, 12],
  [6, 8, 6, 0, 6, 7, 10],
  [6, 2, 6, 7, 0, 7, 12],
  [4, 4, 5, 6, 6, 0, 6],
  [2, 4, 1, 3, 1, 7, 0],
];

export const examples: readonly WorkedExample<IdeaInput>[] = [
  {
    source:
      'Agresti, Categorical Data Analysis, American League 1987: Milwaukee is the strongest, its log strength 1.581 above the weakest, Baltimore',
    input: {
      ideas: teams.map((name) => ({ name, reach: 1, impact: '1', confidence: 100, effort: 1 })),
      uncertainty: 0,
      pairs: wins.flatMap((row, better) =>
        row.flatMap((count, worse) =>
          Array.from({ length: count }, () => ({ better: teams[better] ?? '', worse: teams[worse] ?? '' })),
        ),
      ),
    },
    expected: { strongestPair: { is: 'Milwaukee' }, pairLogSpread: { is: 1.581, within: 0.0005 } },
  },
];

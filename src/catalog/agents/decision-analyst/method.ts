import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Analytic hierarchy process for weights, TOPSIS for ranking, weighted sum beside it',
  text: [
    'Weights come from judgements of pairs: the principal eigenvector of the matrix of judgements, scaled to a sum of one. The consistency ratio divides (largest eigenvalue − n) / (n − 1) by the same figure for random judgements; up to 0.10 is usual. The judgement furthest from the ratio of the two weights is the one to look at again.',
    'TOPSIS divides every figure by the length of its column, multiplies it by its weight, and measures for each option the distance from the best figures and from the worst. Closeness is the distance from the worst divided by both together.',
    'The weighted sum scales each criterion from 0 for the worst option to 1 for the best and adds them up by their weights. Where the two methods disagree, a criterion in which the options differ little is usually the reason: the sum stretches its small differences over the whole scale, TOPSIS does not.',
    'Firmness is tried in three ways: each weight is moved, the others sharing the rest, until somebody else wins; all weights are moved at random together; and every losing option is left out once to see whether the others keep their order.',
  ],
  sources: [
    { text: 'Saaty, The Analytic Hierarchy Process, McGraw-Hill, 1980' },
    {
      text: 'Saaty, How to make a decision: the analytic hierarchy process, European Journal of Operational Research 48, 1990',
    },
    { text: 'Hwang and Yoon, Multiple Attribute Decision Making, Springer, 1981' },
    {
      text: 'Harker, Incomplete pairwise comparisons in the analytic hierarchy process, Mathematical Modelling 9, 1987',
    },
    {
      text: 'Triantaphyllou and Sánchez, A sensitivity analysis approach for some deterministic multi-criteria decision making methods, Decision Sciences 28, 1997',
    },
  ],
  assumptions: [
    'The criteria do not count the same thing twice, and each figure means the same over its whole range.',
    'Differences within a criterion are worth what they measure: twice the distance is twice as good or bad.',
  ],
  limits: [
    'Scores from 1 to 10 are opinions; the ranking is no firmer than they are.',
    'Criteria that must be met at all cost belong into a check before: take options out that fail them.',
    'Both methods depend on which options are in the list; the rank-reversal check shows how much.',
  ],
};

import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'RICE beside weighted marks and pairwise comparison, with the stability of the order by simulation',
  text: [
    'RICE is reach times impact times confidence, divided by effort: how much good an idea does for the work that goes into it.',
    'Reach and effort are estimates. The order is worked out four thousand times with each of them drawn from a triangle around what you wrote, as wide as you say; an idea that leads in nearly all of them leads by more than luck.',
    'Weighted marks are the mean of marks by weight. Comparisons in pairs become strengths by the model of Bradley and Terry: the strength of one idea over the sum of two is the chance that it is preferred.',
  ],
  sources: [
    { text: 'Sean McBride, RICE: Simple prioritization for product managers, Intercom, 2016' },
    {
      text: 'Bradley and Terry, Rank Analysis of Incomplete Block Designs I: The Method of Paired Comparisons, Biometrika 39, 1952',
    },
    {
      text: 'David R. Hunter, MM Algorithms for Generalized Bradley–Terry Models, Annals of Statistics 32, 2004',
    },
    { text: 'Alan Agresti, Categorical Data Analysis, section on the Bradley–Terry model' },
  ],
  assumptions: [
    'Ideas are done one by one and do not need each other.',
    'Reach is counted over the same span of time for all of them.',
    'The errors of two estimates have nothing to do with each other.',
  ],
  limits: [
    'It cannot tell a good estimate from a bad one: confidence is what you say it is.',
    'Work that must be done by law or for safety does not belong into a ranking.',
  ],
};

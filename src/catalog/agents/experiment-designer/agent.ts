import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'experiment-designer',
  name: 'Experiment Designer',
  group: 'innovation-savants',
  job: 'Says how many trials an experiment needs, hands over a randomised sheet, and reads the results that you put back in.',
  handsOver: [
    'Sample size with its power curve',
    'Randomised trial sheet',
    'Plan of analysis',
    'Reading of the results',
  ],
  methods: ['Power analysis', 'Two-level factorial designs', 'Welch’s t test', 'Lenth’s method'],
  words: [
    'A/B test',
    'sample size',
    'power',
    'factorial',
    'significance',
    'trial',
    'experiment',
    'randomise',
    'DOE',
  ],
};

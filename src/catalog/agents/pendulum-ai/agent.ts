import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'pendulum-ai',
  name: 'Pendulum AI',
  group: 'boardroom-intelligence',
  job: 'Weighs the case for and against a claim by the quality of its evidence, and says where it tips and what would tip it.',
  handsOver: [
    'Probability of the claim with every piece of evidence weighed',
    'Force field of what drives and what restrains',
    'Point at which acting pays, and what would tip the decision',
    'Written case for and case against',
  ],
  methods: [
    'Weight of evidence as log odds',
    'Action threshold from benefit and harm',
    'Force-field analysis',
  ],
  words: [
    'pros and cons',
    'for and against',
    'evidence',
    'Bayes',
    'likelihood ratio',
    'argument',
    'should we',
    'force field',
    'debate',
  ],
};

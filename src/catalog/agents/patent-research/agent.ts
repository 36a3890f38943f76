import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'patent-research',
  name: 'Patent Research',
  group: 'innovation-savants',
  job: 'Takes patent claims apart, checks their wording, charts them against references, and plans the prior-art search.',
  handsOver: [
    'Claims with preamble, transition and elements',
    'Tree of dependencies',
    'Antecedents and wording that examiners question',
    'Claim chart with quoted passages',
    'Search plan for three databases and a log',
  ],
  methods: [
    'Claim parsing',
    'Antecedent basis check',
    'Claim chart by term weights',
    'Classification by words',
  ],
  words: [
    'patent',
    'claims',
    'prior art',
    'novelty search',
    'claim chart',
    'Espacenet',
    'CPC',
    'invention',
    'freedom to operate',
    'antecedent basis',
  ],
};

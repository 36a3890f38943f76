import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'name-forge',
  name: 'Name Forge',
  group: 'creative-agents',
  job: 'Builds names from the words of a business by the rules of English sounds, and ranks them by how they are said, spelled, told apart and heard abroad.',
  handsOver: [
    'Shortlist with reasons',
    'Scores of every name',
    'Nearest known names',
    'Spellings for web addresses',
  ],
  methods: [
    'Blending, affixing, clipping and compounding',
    'English phonotactics',
    'Jaro–Winkler, Damerau and Soundex',
  ],
  words: [
    'brand name',
    'company name',
    'product name',
    'startup name',
    'naming',
    'domain',
    'portmanteau',
    'business name',
  ],
};

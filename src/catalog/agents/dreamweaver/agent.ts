import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'dreamweaver',
  name: 'Dreamweaver',
  group: 'creative-savants',
  job: 'Turns a premise into the structure of a story, with every beat written out and placed, scene cards, a mood board and a treatment.',
  handsOver: [
    'Beat sheet with pages, minutes or words',
    'Scene cards',
    'Tension curve',
    'Mood board with palette',
    'Treatment',
    'Questions of a story editor',
  ],
  methods: ['Three acts', 'Twelve stages of the hero’s journey', 'Kishōtenketsu', 'Palettes in OKLCH'],
  words: [
    'story',
    'screenplay',
    'novel',
    'plot',
    'outline',
    'beat sheet',
    'treatment',
    'logline',
    'mood board',
    'writing',
  ],
};

import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'pitch-builder',
  name: 'Pitch Builder',
  group: 'capital-savants',
  job: 'Builds a deck of twelve slides from your figures, checks them against each other, and prepares you for the questions.',
  handsOver: [
    'Deck of twelve slides with charts and speaker notes',
    'Checks of the figures against each other',
    'Questions that investors will ask, with how to prepare',
    'One-page summary to send ahead',
    'Workbook of the unit economics',
  ],
  methods: ['Bottom-up market sizing', 'Unit economics', 'Burn multiple and runway'],
  words: [
    'pitch deck',
    'fundraising',
    'investors',
    'slides',
    'startup',
    'venture capital',
    'TAM',
    'LTV CAC',
    'runway',
    'one pager',
  ],
};

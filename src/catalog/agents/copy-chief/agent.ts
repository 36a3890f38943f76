import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'copy-chief',
  name: 'Copy Chief',
  group: 'creative-agents',
  job: 'Writes your message by five named frameworks, within the limits of each channel, and marks claims that need proof.',
  handsOver: ['Variants by framework', 'Texts that fit each channel', 'Readability', 'Claims to prove'],
  methods: ['AIDA', 'PAS', 'Before–after–bridge', 'FAB', '4P', 'Flesch reading ease'],
  words: [
    'copywriting',
    'advert',
    'headline',
    'slogan',
    'newsletter',
    'landing page',
    'social media',
    'text',
    'ad',
  ],
};

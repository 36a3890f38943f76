import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'triz-inventor',
  name: 'TRIZ Inventor',
  group: 'innovation-savants',
  job: 'Words the contradiction in your technical problem and leads you to ideas by Altshuller’s matrix, principles and separations.',
  handsOver: [
    'The contradictions in words and as a drawing',
    'Idea cards for your object, ranked',
    'Ways to part opposite demands',
    'Ideality now and aimed at',
    'Worksheet and scoring sheet',
  ],
  methods: [
    'Contradiction matrix',
    '40 inventive principles',
    'Separation principles',
    'Ideality',
    'Trends of evolution',
  ],
  words: [
    'TRIZ',
    'invention',
    'Altshuller',
    'contradiction',
    'problem solving',
    'innovation',
    'engineering',
    'trade-off',
    'brainstorm',
  ],
};

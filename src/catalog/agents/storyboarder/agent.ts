import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'storyboarder',
  name: 'Storyboarder',
  group: 'creative-agents',
  job: 'Breaks a script into shots with size, angle, movement, sound and timing, draws the frames, and finds what will not cut together.',
  handsOver: [
    'Drawn frames',
    'Shot list',
    'Running time against the wanted one',
    'Continuity warnings',
    'Slides of the board',
  ],
  methods: [
    'Screenplay and two-column parsing',
    'Speech rate and page-a-minute timing',
    '180-degree and 30-degree rules',
  ],
  words: [
    'storyboard',
    'shot list',
    'film',
    'screenplay',
    'video',
    'commercial',
    'animatic',
    'director',
    'camera',
    'script',
  ],
};

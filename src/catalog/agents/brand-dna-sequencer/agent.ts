import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'brand-dna-sequencer',
  name: 'Brand DNA Sequencer',
  group: 'creative-savants',
  job: 'Builds a brand system out of its character: colours with safe contrast, type, spacing, voice, a constructed mark, a book and design tokens.',
  handsOver: [
    'Colour ramps and roles for light and dark, with contrast',
    'View with colour-vision deficiencies',
    'Type and spacing scales',
    'Voice with examples',
    'Mark on its grid as svg',
    'Design tokens as json and css',
  ],
  methods: [
    'Oklch ramps',
    'WCAG 2 contrast',
    'Machado colour-vision model',
    'Modular scale',
    'Four dimensions of tone',
  ],
  words: [
    'brand',
    'branding',
    'logo',
    'palette',
    'colours',
    'style guide',
    'design tokens',
    'brand book',
    'tone of voice',
    'typography',
    'corporate identity',
  ],
};

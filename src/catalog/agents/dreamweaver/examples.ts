import type { WorkedExample } from '../../agent-desk/work.ts';
import type { StoryInput } from './fields.ts';

const premise = {
  title: 'Example',
  protagonist: 'Ada',
  pronoun: 'she',
  role: 'an engineer',
  world: 'in London',
  event: 'a machine begins to count by itself',
  want: 'find out who set it going',
  need: 'trust somebody',
  belief: 'numbers never lie',
  obstacle: 'the society that owns the machine',
  stakes: 'the plans are burnt',
  ending: 'both',
  tone: 'tense',
  form: 'film',
  minutes: 120,
} as const satisfies Partial<StoryInput>;

export const examples: readonly WorkedExample<StoryInput>[] = [
  {
    source:
      'Field, Screenplay, 1979: in 120 pages act one ends on page 30 and act two on page 90; the midpoint is page 60',
    input: { ...premise, structure: 'acts' },
    expected: { firstPartEnds: { is: 30 }, secondPartEnds: { is: 90 }, middle: { is: 60, within: 0.05 } },
  },
  {
    source:
      'Vogler, The Writer’s Journey, 1992: twelve stages, a first act of about 30 pages and a second of about 60 in a film of two hours',
    input: { ...premise, structure: 'journey' },
    expected: { beats: { is: 12 }, firstPartEnds: { is: 30 }, secondPartEnds: { is: 90 } },
  },
  {
    source:
      'Tests of the web platform for CSS Color 4: the colour green, #008000, is oklch(51.975% 0.17686 142.495)',
    input: { ...premise, structure: 'four', colour: '#008000' },
    expected: {
      colourLightness: { is: 51.975, within: 0.005 },
      colourChroma: { is: 0.17686, within: 0.00005 },
      colourHue: { is: 142.495, within: 0.02 },
    },
  },
];

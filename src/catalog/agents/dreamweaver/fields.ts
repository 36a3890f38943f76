import type { Draft, Fields, Input } from '../../agent-desk/fields.ts';

const hasForm = (form: string) => (draft: Draft) => draft.form === form;
const phrase = { kind: 'text', maxLength: 160 } as const;

export const fields = {
  title: { kind: 'text', label: 'Working title', maxLength: 80 },
  protagonist: {
    kind: 'text',
    label: 'Name of the protagonist',
    help: 'As people in the story would write it, such as Mara Voss.',
    maxLength: 60,
  },
  pronoun: {
    kind: 'choice',
    label: 'Pronoun',
    options: [
      { value: 'she', label: 'She' },
      { value: 'he', label: 'He' },
      { value: 'they', label: 'They' },
    ],
  },
  role: {
    ...phrase,
    label: 'Who that is',
    help: 'Begin with a or an: “a harbour pilot who has stopped speaking on the radio”.',
  },
  world: {
    ...phrase,
    label: 'Where and when',
    help: 'Begin with in, on or at: “on an island in the North Atlantic, in the winter of 1978”.',
  },
  event: {
    ...phrase,
    label: 'What happens to start it',
    help: 'A whole clause in the present: “a storm takes down the only radio mast”.',
  },
  want: {
    ...phrase,
    label: 'What the protagonist wants',
    help: 'Begin with a verb: “bring the doctor to the island before Christmas”. It can be seen and filmed.',
  },
  need: {
    ...phrase,
    label: 'What the protagonist needs',
    help: 'Begin with a verb: “ask for help”. It lies inside, and at first the protagonist does not know it.',
  },
  belief: {
    ...phrase,
    label: 'What the protagonist wrongly believes',
    help: 'It goes on after “that”: “silence keeps people safe”.',
  },
  obstacle: {
    ...phrase,
    label: 'What stands in the way',
    help: 'A person, a power or a place, with its article: “the owner of the only boat”.',
  },
  stakes: {
    ...phrase,
    label: 'What happens if it fails',
    help: 'A whole clause in the present: “the island loses the child”.',
  },
  ally: {
    ...phrase,
    label: 'Who helps',
    help: 'A name or a noun with its article: “Tomas, a boy who mends radios”.',
    optional: true,
  },
  motif: {
    ...phrase,
    label: 'A thing that comes back',
    help: 'Something that can be seen, with its article: “the dead microphone”.',
    optional: true,
  },
  ending: {
    kind: 'choice',
    label: 'Ending',
    options: [
      { value: 'both', label: 'Gains what is needed, and what was wanted' },
      { value: 'need', label: 'Gains what is needed, and gives up what was wanted' },
      { value: 'tragic', label: 'Refuses to change, and loses' },
    ],
  },
  tone: {
    kind: 'choice',
    label: 'Tone',
    options: [
      { value: 'hopeful', label: 'Hopeful' },
      { value: 'dark', label: 'Dark' },
      { value: 'comic', label: 'Comic' },
      { value: 'tense', label: 'Tense' },
      { value: 'lyrical', label: 'Lyrical' },
    ],
  },
  structure: {
    kind: 'choice',
    label: 'Structure',
    help: 'Three acts drive by conflict, the journey by change, kishōtenketsu by a turn that needs no enemy.',
    options: [
      { value: 'acts', label: 'Three acts' },
      { value: 'journey', label: 'Hero’s journey, twelve stages' },
      { value: 'four', label: 'Kishōtenketsu, four parts' },
    ],
  },
  form: {
    kind: 'choice',
    label: 'Form',
    options: [
      { value: 'film', label: 'Film' },
      { value: 'novel', label: 'Novel' },
      { value: 'short', label: 'Short story' },
    ],
  },
  minutes: {
    kind: 'number',
    label: 'Running time',
    unit: 'minutes',
    min: 5,
    max: 240,
    whole: true,
    when: hasForm('film'),
  },
  novelWords: {
    kind: 'number',
    label: 'Length',
    unit: 'words',
    min: 15_000,
    max: 400_000,
    whole: true,
    when: hasForm('novel'),
  },
  shortWords: {
    kind: 'number',
    label: 'Length',
    unit: 'words',
    min: 500,
    max: 20_000,
    whole: true,
    when: hasForm('short'),
  },
  colour: {
    kind: 'text',
    label: 'A colour that has to be in it',
    help: 'As #rrggbb. Left empty, the tone chooses.',
    optional: true,
    maxLength: 7,
  },
} as const satisfies Fields;

export type StoryInput = Input<typeof fields>;

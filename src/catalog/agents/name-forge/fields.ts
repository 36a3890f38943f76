import type { Fields, Input } from '../../agent-desk/fields.ts';

export const fields = {
  business: {
    kind: 'text',
    label: 'What is to be named',
    help: 'In a few words, as you would tell a neighbour: “a bakery that delivers before breakfast”.',
    maxLength: 200,
  },
  words: {
    kind: 'list',
    label: 'Words about it',
    help: 'What it does, what it feels like, what it is made of. Short words make the best names. One to a line, in Latin letters.',
    minItems: 2,
    maxItems: 24,
  },
  character: {
    kind: 'choice',
    label: 'Character of invented names',
    help: 'Sounds carry meaning: high front vowels seem small and quick, low back ones large and slow.',
    options: [
      { value: 'quick', label: 'Light and quick' },
      { value: 'solid', label: 'Large and solid' },
      { value: 'warm', label: 'Soft and warm' },
      { value: 'sharp', label: 'Sharp and exact' },
    ],
  },
  blends: { kind: 'switch', label: 'Blends at shared sounds' },
  affixes: { kind: 'switch', label: 'Words with an ending or a beginning' },
  clips: { kind: 'switch', label: 'Clipped words' },
  compounds: { kind: 'switch', label: 'Compounds of two words' },
  invented: { kind: 'switch', label: 'Invented names by sound' },
  shortest: { kind: 'number', label: 'At least', unit: 'letters', min: 3, max: 12, whole: true },
  longest: { kind: 'number', label: 'At most', unit: 'letters', min: 4, max: 20, whole: true },
  wanted: { kind: 'number', label: 'Names on the shortlist', min: 3, max: 30, whole: true },
  weighLength: { kind: 'number', label: 'Weight of a good length', min: 0, max: 10 },
  weighEase: { kind: 'number', label: 'Weight of being easy to say and spell', min: 0, max: 10 },
  weighDistinct: { kind: 'number', label: 'Weight of being unlike other names', min: 0, max: 10 },
  weighMeaning: { kind: 'number', label: 'Weight of saying what it is about', min: 0, max: 10 },
  known: {
    kind: 'list',
    label: 'Names to stay away from',
    help: 'Rivals and your other products. Some 500 well-known names are looked at besides.',
    optional: true,
    maxItems: 100,
  },
  own: {
    kind: 'list',
    label: 'Names that you have in mind',
    help: 'They are scored like the others, and held against the names to stay away from.',
    optional: true,
    maxItems: 30,
  },
  endings: {
    kind: 'list',
    label: 'Endings of web addresses',
    help: 'Such as com, org or io. Whether an address is free is not looked up.',
    optional: true,
    maxItems: 6,
  },
} as const satisfies Fields;

export type NameInput = Input<typeof fields>;

import type { Fields, Input } from '../../agent-desk/fields.ts';

export const fields = {
  title: { kind: 'text', label: 'Title', maxLength: 80 },
  layout: {
    kind: 'choice',
    label: 'Layout of the script',
    options: [
      { value: 'screenplay', label: 'Screenplay' },
      { value: 'columns', label: 'Two columns, picture and sound' },
    ],
  },
  script: {
    kind: 'text',
    label: 'Script',
    lines: 24,
    maxLength: 20_000,
    help: 'Screenplay: headings begin with INT. or EXT., names stand in capitals above what they say, paragraphs are parted by empty lines. Two columns: one shot to a line, picture | sound; “ANNA: …” is speech, “SFX: …” an effect. Shots may be called: CLOSE ON, WIDE, INSERT, LOW ANGLE.',
  },
  aspect: {
    kind: 'choice',
    label: 'Shape of the picture',
    options: [
      { value: '2.39', label: '2.39 : 1, wide screen' },
      { value: '1.85', label: '1.85 : 1, cinema' },
      { value: '1.7778', label: '16 : 9, television and web' },
      { value: '1.3333', label: '4 : 3' },
      { value: '1', label: '1 : 1, square' },
      { value: '0.5625', label: '9 : 16, telephone' },
    ],
  },
  wanted: {
    kind: 'number',
    label: 'Wanted running time',
    unit: 'seconds',
    help: 'A commercial has 15, 20, 30 or 60.',
    min: 3,
    max: 14_400,
  },
  rate: {
    kind: 'number',
    label: 'Rate of speech',
    unit: 'words a minute',
    help: 'About 150 in conversation; a calm narrator has 130, a hurried one 180.',
    min: 80,
    max: 240,
  },
  pace: {
    kind: 'choice',
    label: 'Pace of the action',
    options: [
      { value: 'slow', label: 'Slow' },
      { value: 'usual', label: 'Usual' },
      { value: 'quick', label: 'Quick' },
    ],
  },
} as const satisfies Fields;

export type BoardInput = Input<typeof fields>;

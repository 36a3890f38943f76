import type { WorkedExample } from '../../agent-desk/work.ts';
import type { NameInput } from './fields.ts';

const plain = {
  business: 'Records of people',
  words: ['record', 'link', 'people'],
  character: 'sharp',
  blends: true,
  affixes: true,
  clips: true,
  compounds: true,
  invented: true,
  shortest: 4,
  longest: 10,
  wanted: 5,
  weighLength: 2,
  weighEase: 4,
  weighDistinct: 4,
  weighMeaning: 2,
} as const satisfies Partial<NameInput>;

const winkler = 'Winkler 1990, table of string comparators';
const archives =
  'American Soundex as printed by the National Archives and by Knuth, The Art of Computer Programming 3';

export const examples: readonly WorkedExample<NameInput>[] = [
  {
    source: `${winkler}: MARTHA and MARHTA are 0.961 alike`,
    input: { ...plain, own: ['MARHTA'], known: ['MARTHA'] },
    expected: { ownLikeness: { is: 0.961, within: 0.0005 } },
  },
  {
    source: `${winkler}: DIXON and DICKSONX are 0.813 alike`,
    input: { ...plain, own: ['DIXON'], known: ['DICKSONX'] },
    expected: { ownLikeness: { is: 0.813, within: 0.0005 } },
  },
  {
    source: `${winkler}: DWAYNE and DUANE are 0.840 alike`,
    input: { ...plain, own: ['DWAYNE'], known: ['DUANE'] },
    expected: { ownLikeness: { is: 0.84, within: 0.0005 } },
  },
  ...(
    [
      ['Robert', 'R163'],
      ['Rupert', 'R163'],
      ['Tymczak', 'T522'],
      ['Pfister', 'P236'],
      ['Honeyman', 'H555'],
    ] as const
  ).map(([name, code]) => ({
    source: `${archives}: ${name} is ${code}`,
    input: { ...plain, own: [name] },
    expected: { ownSoundex: { is: code } },
  })),
];

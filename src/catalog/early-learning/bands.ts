/** For whom something is: children from three to eight, in three bands. */
export const bands = ['3-4', '5-6', '7-8'] as const;

export type Band = (typeof bands)[number];

export const bandNames: Readonly<Record<Band, string>> = {
  '3-4': '3 to 4 years',
  '5-6': '5 to 6 years',
  '7-8': '7 to 8 years',
};

/** How far from the line a child may trace, in units of the paper. */
export const traceTolerance: Readonly<Record<Band, number>> = { '3-4': 16, '5-6': 13, '7-8': 10 };

/** How many pictures there are to choose from. */
export const choicesOf: Readonly<Record<Band, number>> = { '3-4': 3, '5-6': 4, '7-8': 4 };

/** The places to play in. In seven of them there are questions; tracing is the eighth. */
export const worlds = ['letters', 'phonics', 'words', 'counting', 'adding', 'shapes', 'clock'] as const;

export type World = (typeof worlds)[number];

/** What a round can be of. */
export type Place = World | 'trace';

export const places: readonly Place[] = [...worlds, 'trace'];

export const placeNames: Readonly<Record<Place, string>> = {
  letters: 'Letters',
  phonics: 'Sounds',
  words: 'Words',
  counting: 'Counting',
  adding: 'Adding',
  shapes: 'Shapes',
  clock: 'Clock',
  trace: 'Tracing',
};

export function isPlace(text: string | null): text is Place {
  return text !== null && (places as readonly string[]).includes(text);
}

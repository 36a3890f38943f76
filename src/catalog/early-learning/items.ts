import type { Band, World } from './bands.ts';
import type { Item, ItemFacts } from './item.ts';
import { lettersOf } from './items-of-letters.ts';
import { addingOf, countingOf } from './items-of-numbers.ts';
import { clockOf, shapesOf } from './items-of-shapes-and-clock.ts';
import { soundsOf } from './items-of-sounds.ts';
import { wordsOf } from './items-of-words.ts';

const makers: Readonly<Record<World, (band: Band) => ItemFacts[]>> = {
  letters: lettersOf,
  phonics: soundsOf,
  words: wordsOf,
  counting: countingOf,
  adding: addingOf,
  shapes: shapesOf,
  clock: clockOf,
};

const made = new Map<string, readonly Item[]>();

/** Everything that a world asks children of an age. */
export function itemsOf(world: World, band: Band): readonly Item[] {
  const name = `${world} ${band}`;
  const known = made.get(name) ?? makers[world](band).map((facts) => ({ ...facts, world, band }));
  made.set(name, known);
  return known;
}

export type LetterCase = 'both' | 'upper' | 'lower';

/** Without the letters that a child is not to meet yet. */
export function itemsFor(world: World, band: Band, letterCase: LetterCase): readonly Item[] {
  const all = itemsOf(world, band);
  if (letterCase === 'both') return all;
  return all.filter((item) => item.letterCase === undefined || item.letterCase === letterCase);
}

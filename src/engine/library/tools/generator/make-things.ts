import { fromHsl, hexOf } from '../converter/colors.ts';
import {
  adjectives,
  companyEndings,
  fantasyParts,
  firstNames,
  lastNames,
  loremWords,
  nouns,
} from './name-lists.ts';
import { pickOne, type RandomBelow, shuffled } from './random-below.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Whole numbers between two limits, both included; without repetition as far as there are enough. */
export function makeNumbers(
  from: number,
  to: number,
  count: number,
  distinct: boolean,
  below: RandomBelow,
): readonly number[] {
  const size = to - from + 1;
  if (!distinct) return Array.from({ length: count }, () => from + below(size));
  const drawn = new Set<number>();
  while (drawn.size < Math.min(count, size)) drawn.add(from + below(size));
  return [...drawn];
}

/** People in groups whose sizes differ by one at most. */
export function makeTeams(
  names: readonly string[],
  teams: number,
  below: RandomBelow,
): readonly (readonly string[])[] {
  const groups: string[][] = Array.from({ length: Math.max(1, Math.min(teams, names.length)) }, () => []);
  for (const [index, name] of shuffled(names, below).entries()) groups[index % groups.length]?.push(name);
  return groups;
}

export function makeUuid(below: RandomBelow): string {
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replaceAll(/[xy]/g, (place) =>
    (place === 'x' ? below(16) : 8 + below(4)).toString(16),
  );
}

function sentence(below: RandomBelow): string {
  const words = Array.from({ length: 6 + below(9) }, () => pickOne(loremWords, below) ?? 'lorem');
  return `${capital(words.join(' '))}.`;
}

export function makeLorem(paragraphs: number, below: RandomBelow): readonly string[] {
  return Array.from({ length: paragraphs }, (_, index) => {
    const sentences = Array.from({ length: 3 + below(4) }, () => sentence(below));
    return index === 0
      ? ['Lorem ipsum dolor sit amet, consectetur adipiscing elit.', ...sentences].join(' ')
      : sentences.join(' ');
  });
}

export const harmonies: Readonly<Record<string, readonly number[]>> = {
  Analogous: [0, 25, 50, -25, -50],
  Complementary: [0, 0, 180, 180, 0],
  Triadic: [0, 120, 240, 0, 120],
  Monochrome: [0, 0, 0, 0, 0],
};

/** Five colours that go together, from light to dark. */
export function makePalette(harmony: string, below: RandomBelow): readonly string[] {
  const hue = below(360);
  const saturation = 45 + below(40);
  const shifts = harmonies[harmony] ?? harmonies.Analogous ?? [];
  return shifts.map((shift, index) =>
    hexOf(fromHsl((hue + shift + 360) % 360, Math.max(20, saturation - index * 4), 82 - index * 15)),
  );
}

export const nameKinds = ['Person', 'Username', 'Business', 'Fantasy character'] as const;
export type NameKind = (typeof nameKinds)[number];

export function makeName(kind: NameKind, keyword: string, below: RandomBelow): string {
  const pick = (list: readonly string[]) => pickOne(list, below) ?? '';
  const key = keyword.trim().replaceAll(/\s+/g, ' ');
  switch (kind) {
    case 'Person':
      return `${pick(firstNames)} ${pick(lastNames)}`;
    case 'Username':
      return `${pick(adjectives)}_${key === '' ? pick(nouns) : key.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')}${10 + below(90)}`;
    case 'Business':
      return below(2) === 0
        ? `${capital(pick(adjectives))} ${key === '' ? capital(pick(nouns)) : capital(key)}`
        : `${key === '' ? capital(pick(nouns)) : capital(key)} ${pick(companyEndings)}`;
    case 'Fantasy character':
      return `${pick(fantasyParts.starts)}${pick(fantasyParts.ends)} the ${capital(pick(adjectives))}`;
  }
}

import type { Candidate } from './build-names.ts';
import type { NameInput } from './fields.ts';

interface Inventory {
  readonly onsets: readonly string[];
  readonly vowels: readonly string[];
  readonly middles: readonly string[];
  readonly finals: readonly string[];
  readonly why: string;
}

/**
 * Which sounds seem to mean what: Sapir, A study in phonetic symbolism, 1929; Klink, Creating brand names with meaning, 2000.
 * All of them are syllables that English allows.
 */
const inventories: Readonly<Record<NameInput['character'], Inventory>> = {
  quick: {
    onsets: ['f', 'fl', 's', 't', 'v', 'z', 'p', 'l', 'sp'],
    vowels: ['i', 'e', 'a'],
    middles: ['', '', '', 'n', 'l'],
    finals: ['zi', 'li', 'vi', 'tis', 'ri', 'sel', 'nit', 'pix', 'lex', 'fi', 'tel', 'vet'],
    why: 'front vowels and voiceless consonants, which seem small, light and quick',
  },
  solid: {
    onsets: ['b', 'br', 'd', 'g', 'gr', 'm', 'dr', 'r', 't', 'v'],
    vowels: ['o', 'a', 'u'],
    middles: ['', '', 'r', 'n', 'l'],
    finals: ['dor', 'mar', 'gan', 'rok', 'don', 'bar', 'gon', 'mont', 'tor', 'go', 'ban', 'bo'],
    why: 'back vowels and voiced stops, which seem large, heavy and slow',
  },
  warm: {
    onsets: ['m', 'l', 'n', 'w', 'v', 'b', 'h', 'bl', 'r'],
    vowels: ['o', 'a', 'u', 'e'],
    middles: ['', '', '', 'l', 'n', 'r'],
    finals: ['na', 'lo', 'ma', 'vo', 'la', 'wen', 'lia', 'mo', 'nel', 'rin', 'bel', 'va'],
    why: 'round vowels and sonorants, which seem soft, warm and friendly',
  },
  sharp: {
    onsets: ['k', 't', 'p', 'kr', 'tr', 'st', 'v', 'pr'],
    vowels: ['i', 'e', 'a'],
    middles: ['', '', '', 'r', 'n'],
    finals: ['tek', 'rix', 'tis', 'xis', 'tra', 'pex', 'rik', 'ton', 'ka', 'kon', 'tem', 'vic'],
    why: 'voiceless stops and high vowels, which seem angular, sharp and exact',
  },
};

/** Names of two or three syllables that mean nothing yet. A sound that stands twice is left to nursery rhymes. */
export function inventNames(
  character: NameInput['character'],
  count: number,
  random: () => number,
): Candidate[] {
  const { onsets, vowels, middles, finals, why } = inventories[character];
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const links = onsets.filter((onset) => /^[^hwy]$/.test(onset));
  const names = Array.from({ length: count }, () => {
    const isLong = random() < 0.3;
    const start = pick(onsets) + pick(vowels);
    return isLong ? start + pick(links) + pick(vowels) + pick(finals) : start + pick(middles) + pick(finals);
  });
  return names
    .filter((name) => !/([^aeiou]).{0,2}\1/.test(name))
    .map((name) => ({ name, kind: 'Invented', from: [], made: `invented from ${why}` }));
}

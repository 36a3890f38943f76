import { jaroWinkler } from '../../../methods/language/name-similarity.ts';
import { metaphone } from '../../../methods/language/sound-keys.ts';
import { type RunTools, WorkFault } from '../../agent-desk/work.ts';
import { affixesOf, blendsOf, type Candidate, clipsOf, compoundsOf } from './build-names.ts';
import type { NameInput } from './fields.ts';
import { inventNames } from './invent-names.ts';
import { knownNames } from './known-names.ts';
import { type KnownName, type ScoredName, scoreName, sketchName } from './score-names.ts';

const inventedTries = 100;
/** So many of each kind are held against all known names. */
const mostOfKind = 24;
/** Two names of the shortlist closer than this are one idea. */
const sameIdea = 0.88;
const clipEndings = ['o', 'a', 'y', 'io', 'ly', 'era'];

export interface Forged {
  readonly words: readonly string[];
  readonly built: number;
  readonly scored: readonly ScoredName[];
  readonly shortlist: readonly ScoredName[];
  readonly own: readonly ScoredName[];
}

/** Letters only, without accents: what can be said and typed everywhere. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z]/g, '');
}

export function forgeNames(input: NameInput, { random, progress }: RunTools): Forged {
  const words = [...new Set(input.words.map(plainLetters))].filter(
    (word) => word.length >= 2 && word.length <= 14,
  );
  if (words.length < 2)
    throw new WorkFault(
      'Enter at least two words of 2 to 14 letters from a to z, one to a line. Other scripts cannot be blended here.',
      'words',
    );
  const known = knownList(input);
  const weights = {
    length: input.weighLength,
    ease: input.weighEase,
    distinct: input.weighDistinct,
    meaning: input.weighMeaning,
  };
  const built = unique(buildNames(input, words, random)).filter(
    ({ name }) =>
      name.length >= input.shortest &&
      name.length <= input.longest &&
      !words.includes(name) &&
      /[aeiouy]/.test(name),
  );
  progress(0.3);
  const kept = bestSketches(built);
  const scored = kept
    .map((sketch) => scoreName(sketch, known, weights))
    .toSorted((one, other) => other.total - one.total || (one.name < other.name ? -1 : 1));
  progress(0.9);
  const own = (input.own ?? [])
    .map((shown) => ({ shown, name: plainLetters(shown) }))
    .filter(({ name }) => name !== '')
    .map(({ shown, name }) =>
      scoreName(sketchName({ name, kind: 'Yours', from: [], made: `your own “${shown}”` }), known, weights),
    );
  return { words, built: built.length, scored, shortlist: shortlistOf(scored, input.wanted), own };
}

/** Read once, since it is the same for every run. */
let wellKnown: readonly KnownName[] | undefined;

function knownList(input: NameInput): KnownName[] {
  wellKnown ??= readNames(knownNames);
  return [...readNames(input.known ?? []), ...wellKnown];
}

function readNames(names: readonly string[]): KnownName[] {
  return names
    .map((shown) => ({ shown, name: plainLetters(shown) }))
    .filter(({ name }) => name !== '')
    .map((one) => ({ ...one, key: metaphone(one.name), letters: bitsOf(one.name) }));
}

function bitsOf(name: string): number {
  return [...name].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - 97)), 0);
}

function buildNames(input: NameInput, words: readonly string[], random: () => number): Candidate[] {
  const names: Candidate[] = [];
  for (const one of words) {
    const others = words.filter((other) => other !== one);
    if (input.blends) for (const other of others) names.push(...blendsOf(one, other));
    if (input.affixes) names.push(...affixesOf(one));
    if (input.clips) names.push(...clipsOf(one, clipEndings));
    if (input.compounds) names.push(...compoundsOf(one, others));
  }
  if (input.invented) names.push(...inventNames(input.character, inventedTries, random));
  return names;
}

function unique(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ name }) => !seen.has(name) && seen.add(name) !== undefined);
}

/** The easiest of every kind, so that no kind crowds out another before likeness is looked at. */
function bestSketches(candidates: readonly Candidate[]) {
  const sketches = candidates.map(sketchName);
  const kinds = [...new Set(sketches.map(({ kind }) => kind))];
  return kinds.flatMap((kind) =>
    sketches
      .filter((sketch) => sketch.kind === kind && sketch.connotation > 0)
      .toSorted(
        (one, other) =>
          other.ease + other.length + other.meaning - one.ease - one.length - one.meaning ||
          (one.name < other.name ? -1 : 1),
      )
      .slice(0, mostOfKind),
  );
}

/** The best of every kind, then the best of the rest; but no two that are one idea. */
function shortlistOf(scored: readonly ScoredName[], wanted: number): ScoredName[] {
  const kinds = [...new Set(scored.map(({ kind }) => kind))];
  const share = Math.floor(wanted / Math.max(1, kinds.length));
  const chosen: ScoredName[] = [];
  const take = (from: readonly ScoredName[], most: number, perWord: number) => {
    let taken = 0;
    for (const one of from) {
      if (taken >= most || chosen.length >= wanted) return;
      const isLike = chosen.some(({ name }) => jaroWinkler(name, one.name) > sameIdea);
      const ofWord = chosen.filter(({ from: words }) => words.some((word) => one.from.includes(word))).length;
      if (isLike || ofWord >= perWord) continue;
      chosen.push(one);
      taken += 1;
    }
  };
  for (const kind of kinds)
    take(
      scored.filter((one) => one.kind === kind),
      share,
      2,
    );
  take(scored, wanted, 3);
  take(scored, wanted, wanted);
  return chosen.toSorted((one, other) => other.total - one.total || (one.name < other.name ? -1 : 1));
}

import { editDistance, jaroWinkler } from '../../../methods/language/name-similarity.ts';
import { spellingDoubts, spokenForm } from '../../../methods/language/phonotactics.ts';
import { metaphone } from '../../../methods/language/sound-keys.ts';
import type { Candidate } from './build-names.ts';
import { awkwardIn } from './connotations.ts';

const full = 100;
const bestShort = 5;
const bestLong = 8;
/** Two names beyond this are taken for each other; below the other one nobody thinks of it. */
const tooClose = 0.95;
const farEnough = 0.7;

export interface KnownName {
  readonly shown: string;
  readonly name: string;
  readonly key: string;
  /** One bit for each letter in it. */
  readonly letters: number;
}

export interface ScoredName extends Candidate {
  readonly syllables: readonly string[];
  readonly hard: readonly string[];
  readonly doubts: readonly string[];
  readonly awkward: readonly string[];
  readonly length: number;
  readonly ease: number;
  readonly distinct: number;
  readonly connotation: number;
  /** How much of the words is still heard in it. */
  readonly meaning: number;
  readonly total: number;
  readonly nearest: string;
  readonly likeness: number;
  readonly soundsLike: readonly string[];
}

interface Weights {
  readonly length: number;
  readonly ease: number;
  readonly distinct: number;
  readonly meaning: number;
}

type Sketch = Omit<ScoredName, 'distinct' | 'total' | 'nearest' | 'likeness' | 'soundsLike'>;

/** What can be said of a name by itself. */
export function sketchName(candidate: Candidate): Sketch {
  const spoken = (candidate.pieces ?? [candidate.name]).map(spokenForm);
  const syllables = spoken.flatMap((form) => form.syllables);
  const hard = spoken.flatMap((form) => form.hard);
  const doubts = spellingDoubts(candidate.name);
  const awkward = awkwardIn(candidate.name);
  const clusters = candidate.name.match(/[^aeiouy]{2,}/g) ?? [];
  const letters = candidate.name.length;
  const off = Math.max(0, bestShort - letters, letters - bestLong);
  const ease =
    full -
    25 * hard.length -
    12 * doubts.length -
    14 * Math.max(0, syllables.length - 3) -
    4 * clusters.length -
    (/(.{2,3})\1/.test(candidate.name) ? 20 : 0) -
    (syllables.length === 1 && letters > 6 ? 10 : 0);
  return {
    ...candidate,
    syllables,
    hard,
    doubts,
    awkward,
    length: Math.max(0, full - 12 * off),
    ease: Math.max(0, ease),
    meaning: meaningOf(candidate),
    connotation: awkward.length === 0 ? full : 0,
  };
}

/**
 * The part of each word that the name still holds in one piece, on average over its words; squared, since half
 * of a word says much less than half of what it means. Nothing for an invented name.
 */
function meaningOf({ name, from, kind }: Candidate): number {
  if (kind === 'Yours' || from.length === 0) return 0;
  const shares = from.map((word) => {
    for (let size = word.length; size > 0; size -= 1)
      for (let at = 0; at + size <= word.length; at += 1)
        if (name.includes(word.slice(at, at + size))) return (size / word.length) ** 2;
    return 0;
  });
  return (full * shares.reduce((sum, share) => sum + share, 0)) / shares.length;
}

/** How many letters of a name stand anywhere in a known one. */
function lettersIn(name: string, { letters }: KnownName): number {
  let common = 0;
  for (let index = 0; index < name.length; index += 1)
    common += (letters >> (name.charCodeAt(index) - 97)) & 1;
  return common;
}

/** The most that two names can be alike by the letters that they share: most are ruled out by it at once. */
function mostAlike(name: string, other: string, common: number): number {
  const plain = (common / name.length + Math.min(1, common / other.length) + 1) / 3;
  return name.charCodeAt(0) === other.charCodeAt(0) ? plain + 0.4 * (1 - plain) : plain;
}

/** Held against every known name, by letters and by sound. */
export function scoreName(sketch: Sketch, known: readonly KnownName[], weights: Weights): ScoredName {
  const key = metaphone(sketch.name);
  let nearest = '';
  let likeness = 0;
  let isWithinOne = false;
  const soundsLike: string[] = [];
  for (const other of known) {
    if (key === other.key && key.length >= 2 && sketch.name[0] === other.name[0])
      soundsLike.push(other.shown);
    const common = lettersIn(sketch.name, other);
    if (common >= sketch.name.length - 1 && Math.abs(sketch.name.length - other.name.length) <= 1)
      isWithinOne ||= editDistance(sketch.name, other.name) <= 1;
    if (mostAlike(sketch.name, other.name, common) <= likeness) continue;
    const close = jaroWinkler(sketch.name, other.name);
    if (close > likeness) [likeness, nearest] = [close, other.shown];
  }
  const apart = (tooClose - likeness) / (tooClose - farEnough);
  const byLetters = full * Math.min(1, Math.max(0, apart));
  const distinct = isWithinOne ? 0 : soundsLike.length > 0 ? Math.min(40, byLetters) : byLetters;
  const isMeant = sketch.kind !== 'Yours';
  const sum = weights.length + weights.ease + weights.distinct + (isMeant ? weights.meaning : 0);
  const weighed =
    (weights.length * sketch.length +
      weights.ease * sketch.ease +
      weights.distinct * distinct +
      (isMeant ? weights.meaning * sketch.meaning : 0)) /
    sum;
  return {
    ...sketch,
    distinct,
    nearest,
    likeness,
    soundsLike,
    // A name that offends somewhere is no name, however well it sounds.
    total: sketch.connotation === 0 ? weighed * 0.3 : weighed,
  };
}

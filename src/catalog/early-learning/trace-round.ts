import { shuffled } from '../../methods/early-learning/choose-next.ts';
import { tracedDigits, tracedLetters } from './glyphs.ts';
import type { LetterCase } from './items.ts';

/** A round of tracing is so many letters and digits. */
export const glyphsInRound = 5;

/** Straight lines come before curves, and those before slanting and mixed ones. */
const order = 'LITEFHOCVXUJKADNMPDGQSRBYWZ';

function byEase(one: string, other: string): number {
  return order.indexOf(one) - order.indexOf(other);
}

/** Everything that a child traces, easy first. */
export function glyphsFor(letterCase: LetterCase): readonly string[] {
  const capitals = tracedLetters.toSorted(byEase);
  const smalls = capitals.map((letter) => letter.toLowerCase());
  const letters =
    letterCase === 'upper'
      ? capitals
      : letterCase === 'lower'
        ? smalls
        : capitals.flatMap((letter, at) => [letter, smalls[at] ?? '']);
  // After every four letters a digit, as long as there are any.
  return letters.flatMap((letter, at) => {
    const digit = at % 4 === 3 ? tracedDigits[Math.floor(at / 4)] : undefined;
    return digit === undefined ? [letter] : [letter, digit];
  });
}

/** The next few: those that were traced well least often, of the easy ones first. */
export function glyphsOfRound(
  letterCase: LetterCase,
  traced: ReadonlyMap<string, number>,
  random: () => number,
): string[] {
  const all = glyphsFor(letterCase);
  const waiting = all.map((glyph, at) => ({ glyph, rank: at + 12 * (traced.get(glyph) ?? 0) }));
  const next = waiting.toSorted((one, other) => one.rank - other.rank).slice(0, glyphsInRound + 3);
  return shuffled(next, random)
    .slice(0, glyphsInRound)
    .map(({ glyph }) => glyph);
}

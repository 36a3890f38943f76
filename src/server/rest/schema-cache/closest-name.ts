import { editDistance } from './edit-distance.ts';

/** PostgREST's measure of a name that helps: a third of the letters are in their place. */
const leastLikeness = 0.33;
/** Names with most pieces in common are compared letter by letter, no more of them than this. */
const compared = 50;
/** Nothing that long is a slip of the pen. */
const longest = 500;

/**
 * The known name that a mistyped one most likely meant, as PostgREST finds it: names that share pieces of three letters
 * with it (of two, where none does), the one that needs the fewest changes first. Undefined when none is close.
 */
export function closestName(given: string, known: Iterable<string>): string | undefined {
  if (given.length > longest) return undefined;
  const wanted = given.toLowerCase();
  const names = [...known];
  const same = names.find((name) => name.toLowerCase() === wanted);
  if (same !== undefined) return same;
  return closestBy(3, wanted, names) ?? closestBy(2, wanted, names);
}

function closestBy(size: number, wanted: string, names: readonly string[]): string | undefined {
  const pieces = piecesOf(wanted, size);
  const related = names
    .map((name) => ({ name, common: cosine(pieces, piecesOf(name.toLowerCase(), size)) }))
    .filter(({ common }) => common > 0)
    .toSorted((one, other) => other.common - one.common)
    .slice(0, compared);
  let best: string | undefined;
  let bestLikeness = 0;
  for (const { name } of related) {
    const likeness = 1 - editDistance(name.toLowerCase(), wanted) / Math.max(name.length, wanted.length);
    if (likeness < leastLikeness || likeness <= bestLikeness) continue;
    best = name;
    bestLikeness = likeness;
  }
  return best;
}

/** How often each run of letters occurs, the ends of the name counting as letters. */
function piecesOf(name: string, size: number): Map<string, number> {
  const padded = `-${name.replaceAll(/[^\p{L}\p{N}, ]/gu, '')}-`.padEnd(size, '-');
  const pieces = new Map<string, number>();
  for (let at = 0; at + size <= padded.length; at++) {
    const piece = padded.slice(at, at + size);
    pieces.set(piece, (pieces.get(piece) ?? 0) + 1);
  }
  return pieces;
}

function cosine(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let product = 0;
  for (const [piece, count] of one) product += count * (other.get(piece) ?? 0);
  const length = (pieces: ReadonlyMap<string, number>) =>
    Math.sqrt([...pieces.values()].reduce((sum, count) => sum + count * count, 0));
  return product === 0 ? 0 : product / (length(one) * length(other));
}

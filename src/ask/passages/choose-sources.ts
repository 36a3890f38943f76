import type { PassageIndex } from './open-index.ts';
import type { Ranked } from './rank-passages.ts';
import { termsOf } from './terms.ts';
import { type RankWeights, rankWeights } from './weights.ts';

/**
 * The best passages that do not say the same twice (maximal marginal relevance): each time the one that has most left when
 * what it shares with those already chosen is taken off. Passages of one address count as one source.
 */
export function chooseSources(
  ranked: readonly Ranked[],
  index: PassageIndex,
  count: number,
  weights: RankWeights = rankWeights,
): Ranked[] {
  const chosen: Ranked[] = [];
  const addresses = new Set<string>();
  let rest = ranked.slice(0, count * 8);
  while (chosen.length < count && rest.length > 0) {
    const worth = rest.map((one) => {
      const likest = Math.max(0, ...chosen.map((other) => alike(one.number, other.number, index)));
      return { one, left: one.score - weights.mixed * likest };
    });
    const [best] = worth.toSorted((one, other) => other.left - one.left);
    if (best === undefined) break;
    const address = index.passages[best.one.number]?.source.address ?? '';
    if (!addresses.has(address)) chosen.push(best.one);
    addresses.add(address);
    rest = rest.filter((one) => one !== best.one);
  }
  return chosen;
}

/** From 0 to 1: by their vectors, or by the words that both have. */
function alike(one: number, other: number, { passages, meaning }: PassageIndex): number {
  if (meaning !== undefined) {
    const vector = meaning.vectors.read(one);
    const second = meaning.vectors.read(other);
    const product = meaning.vectors.likeness(other, vector);
    return Math.max(0, product / (lengthOf(vector) * lengthOf(second)));
  }
  const [first, second] = [one, other].map((number) => new Set(termsOf(passages[number]?.text ?? '')));
  if (first === undefined || second === undefined) return 0;
  const both = [...first].filter((term) => second.has(term)).length;
  return both / Math.max(1, first.size + second.size - both);
}

function lengthOf(vector: Float64Array): number {
  return Math.sqrt(vector.reduce((sum, value) => sum + value * value, 1e-12));
}

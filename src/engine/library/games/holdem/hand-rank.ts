import { type Card, rankSign } from '../cards/card.ts';

export const handNames = [
  'High card',
  'Pair',
  'Two pair',
  'Three of a kind',
  'Straight',
  'Flush',
  'Full house',
  'Four of a kind',
  'Straight flush',
] as const;

/** Bigger is better, compared from the first number on: the kind of hand, then the ranks that decide. */
export type HandRank = readonly number[];

/** The highest card of a straight among the ranks; an ace is also low. */
function straightTop(ranks: readonly number[]): number | undefined {
  const has = new Set(ranks.includes(14) ? [...ranks, 1] : ranks);
  for (let top = 14; top >= 5; top -= 1) {
    if ([0, 1, 2, 3, 4].every((down) => has.has(top - down))) return top;
  }
  return undefined;
}

function groupsOf(cards: readonly Card[]): { rank: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const { rank } of cards) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return [...counts]
    .map(([rank, count]) => ({ rank, count }))
    .toSorted((a, b) => b.count - a.count || b.rank - a.rank);
}

/** The best hand of five that the cards (five to seven) contain. */
export function rankHand(cards: readonly Card[]): HandRank {
  const suited = cards
    .map(({ suit }) => cards.filter((card) => card.suit === suit))
    .find((same) => same.length >= 5);
  const flush = suited?.map(({ rank }) => rank).toSorted((a, b) => b - a);
  const straightFlush = flush === undefined ? undefined : straightTop(flush);
  if (straightFlush !== undefined) return [8, straightFlush];
  const groups = groupsOf(cards);
  const [first = { rank: 0, count: 0 }, second = { rank: 0, count: 0 }] = groups;
  const rest = (used: readonly number[], count: number) =>
    groups
      .map(({ rank }) => rank)
      .filter((rank) => !used.includes(rank))
      .toSorted((a, b) => b - a)
      .slice(0, count);
  if (first.count === 4) return [7, first.rank, ...rest([first.rank], 1)];
  if (first.count === 3 && second.count >= 2) return [6, first.rank, second.rank];
  if (flush !== undefined) return [5, ...flush.slice(0, 5)];
  const straight = straightTop(cards.map(({ rank }) => rank));
  if (straight !== undefined) return [4, straight];
  if (first.count === 3) return [3, first.rank, ...rest([first.rank], 2)];
  if (first.count === 2 && second.count === 2)
    return [2, first.rank, second.rank, ...rest([first.rank, second.rank], 1)];
  if (first.count === 2) return [1, first.rank, ...rest([first.rank], 3)];
  return [0, ...rest([], 5)];
}

export function compareRanks(a: HandRank, b: HandRank): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export function nameOfRank([kind = 0, high = 0]: HandRank): string {
  if (kind === 8 && high === 14) return 'Royal flush';
  return `${handNames[kind]} (${rankSign(high)})`;
}

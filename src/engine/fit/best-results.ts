import type { SharedCollection } from '../block.ts';

const prefix = 'scores-';

/** The board of a game's best results, as its component keeps it. */
export function bestResults(game: string): SharedCollection {
  return { name: `${prefix}${game}`, label: 'Best results' };
}

export function isBestResults({ name }: SharedCollection): boolean {
  return name.startsWith(prefix);
}

import { type Random, shuffle } from '../random.ts';

/** Numbers row by row; 0 is the gap. */
export type Tiles = readonly number[];

export function solvedTiles(size: number): Tiles {
  return Array.from({ length: size * size }, (_, index) => (index + 1) % (size * size));
}

export function isSolved(tiles: Tiles): boolean {
  return tiles.every((tile, index) => tile === (index + 1) % tiles.length);
}

/** Half of all orders cannot be solved: the swaps and the row of the gap tell which. */
export function isSolvable(tiles: Tiles): boolean {
  const size = Math.sqrt(tiles.length);
  const order = tiles.filter((tile) => tile !== 0);
  let swaps = 0;
  order.forEach((tile, index) => {
    for (const later of order.slice(index + 1)) if (later < tile) swaps += 1;
  });
  if (size % 2 === 1) return swaps % 2 === 0;
  const gapFromBottom = size - Math.floor(tiles.indexOf(0) / size);
  return (swaps + gapFromBottom) % 2 === 1;
}

export function mixedTiles(size: number, random: Random): Tiles {
  for (;;) {
    const tiles = shuffle(random, solvedTiles(size));
    if (isSolvable(tiles) && !isSolved(tiles)) return tiles;
  }
}

/** Pushes a tile beside the gap into it; others stay. */
export function pushTile(tiles: Tiles, place: number): Tiles {
  const size = Math.sqrt(tiles.length);
  const gap = tiles.indexOf(0);
  const sameRow = Math.floor(gap / size) === Math.floor(place / size) && Math.abs(gap - place) === 1;
  if (!sameRow && Math.abs(gap - place) !== size) return tiles;
  return tiles.map((tile, index) => (index === gap ? (tiles[place] ?? 0) : index === place ? 0 : tile));
}

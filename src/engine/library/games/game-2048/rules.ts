import type { Direction } from '../directions.ts';
import { pick, type Random } from '../random.ts';

/** Rows one after the other; 0 is an empty cell. */
export type Tiles = readonly number[];

/** A row pushed to its start: equal neighbours join once. */
export function pushRow(row: readonly number[]): { row: number[]; gained: number } {
  const left = row.filter((value) => value !== 0);
  const pushed: number[] = [];
  let gained = 0;
  for (let index = 0; index < left.length; index += 1) {
    const value = left[index] ?? 0;
    if (value === left[index + 1]) {
      pushed.push(value * 2);
      gained += value * 2;
      index += 1;
    } else pushed.push(value);
  }
  return { row: [...pushed, ...row.slice(pushed.length).fill(0)].slice(0, row.length), gained };
}

/** The cells of each line in the order in which they are pushed. */
function linesOf(size: number, direction: Direction): number[][] {
  return Array.from({ length: size }, (_, line) => {
    const cells = Array.from({ length: size }, (__, step) =>
      direction === 'left' || direction === 'right' ? line * size + step : step * size + line,
    );
    return direction === 'right' || direction === 'down' ? cells.toReversed() : cells;
  });
}

export function slide(tiles: Tiles, direction: Direction): { tiles: Tiles; gained: number; moved: boolean } {
  const size = Math.sqrt(tiles.length);
  const next = [...tiles];
  let total = 0;
  for (const cells of linesOf(size, direction)) {
    const { row, gained } = pushRow(cells.map((cell) => tiles[cell] ?? 0));
    total += gained;
    cells.forEach((cell, index) => {
      next[cell] = row[index] ?? 0;
    });
  }
  return { tiles: next, gained: total, moved: next.some((value, index) => value !== tiles[index]) };
}

/** A new tile in an empty cell: mostly 2, one time in ten 4. */
export function addTile(tiles: Tiles, random: Random): Tiles {
  const free = tiles.flatMap((value, index) => (value === 0 ? [index] : []));
  if (free.length === 0) return tiles;
  const place = pick(random, free);
  const value = random() < 0.1 ? 4 : 2;
  return tiles.map((tile, index) => (index === place ? value : tile));
}

export function newTiles(size: number, random: Random): Tiles {
  const empty: Tiles = Array.from({ length: size * size }, () => 0);
  return addTile(addTile(empty, random), random);
}

export function isStuck(tiles: Tiles): boolean {
  const directions: readonly Direction[] = ['up', 'down', 'left', 'right'];
  return directions.every((direction) => !slide(tiles, direction).moved);
}

import { pick, type Random, whole } from '../random.ts';

export const size = 8;
export const fleet = [
  ['Carrier', 5],
  ['Battleship', 4],
  ['Cruiser', 3],
  ['Submarine', 3],
  ['Destroyer', 2],
] as const;

export interface Ship {
  readonly name: string;
  readonly cells: readonly number[];
}

export interface Waters {
  readonly ships: readonly Ship[];
  readonly shots: readonly number[];
}

/** Puts the fleet at random places where no two ships overlap. */
export function newWaters(random: Random): Waters {
  const used = new Set<number>();
  const ships = fleet.map(([name, length]): Ship => {
    for (;;) {
      const across = random() < 0.5;
      const x = whole(random, across ? size - length + 1 : size);
      const y = whole(random, across ? size : size - length + 1);
      const cells = Array.from({ length }, (_, step) =>
        across ? y * size + x + step : (y + step) * size + x,
      );
      if (cells.some((cell) => used.has(cell))) continue;
      for (const cell of cells) used.add(cell);
      return { name, cells };
    }
  });
  return { ships, shots: [] };
}

export function shipAt({ ships }: Waters, cell: number): Ship | undefined {
  return ships.find(({ cells }) => cells.includes(cell));
}

export function isSunk({ shots }: Waters, { cells }: Ship): boolean {
  return cells.every((cell) => shots.includes(cell));
}

export function allSunk(waters: Waters): boolean {
  return waters.ships.every((ship) => isSunk(waters, ship));
}

export function shoot(waters: Waters, cell: number): Waters {
  return waters.shots.includes(cell) ? waters : { ...waters, shots: [...waters.shots, cell] };
}

export function tellShot(waters: Waters, cell: number): string {
  const ship = shipAt(waters, cell);
  if (ship === undefined) return 'miss';
  return isSunk(waters, ship) ? `hit, ${ship.name} sunk` : 'hit';
}

function beside(cell: number): number[] {
  const x = cell % size;
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x < size - 1 ? [cell + 1] : []),
    ...(cell >= size ? [cell - size] : []),
    ...(cell < size * (size - 1) ? [cell + size] : []),
  ];
}

/** Next to a hit that is not sunk yet, else on every second field: no ship is shorter than two. */
export function chooseShot(waters: Waters, random: Random): number {
  const open = Array.from({ length: size * size }, (_, cell) => cell).filter(
    (cell) => !waters.shots.includes(cell),
  );
  const wounded = waters.shots.filter((cell) => {
    const ship = shipAt(waters, cell);
    return ship !== undefined && !isSunk(waters, ship);
  });
  const near = wounded.flatMap(beside).filter((cell) => open.includes(cell));
  if (near.length > 0) return pick(random, near);
  const checkered = open.filter((cell) => (Math.floor(cell / size) + cell) % 2 === 0);
  return pick(random, checkered.length > 0 ? checkered : open);
}

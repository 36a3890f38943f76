import { type Random, shuffle } from '../random.ts';

export const columns = 10;
export const rows = 20;

export const kinds = ['I', 'O', 'T', 'S', 'Z', 'J', 'L'] as const;
export type Kind = (typeof kinds)[number];

type Cell = readonly [x: number, y: number];

/** Cells of each piece in its box; the size of the box is what it turns in. */
const shapes: Readonly<Record<Kind, { readonly box: number; readonly cells: readonly Cell[] }>> = {
  I: {
    box: 4,
    cells: [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
    ],
  },
  O: {
    box: 2,
    cells: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  },
  T: {
    box: 3,
    cells: [
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  },
  S: {
    box: 3,
    cells: [
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
    ],
  },
  Z: {
    box: 3,
    cells: [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ],
  },
  J: {
    box: 3,
    cells: [
      [0, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  },
  L: {
    box: 3,
    cells: [
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  },
};

export interface Piece {
  readonly kind: Kind;
  readonly turns: number;
  readonly x: number;
  readonly y: number;
}

export interface Well {
  /** Row by row; undefined is empty. */
  readonly cells: readonly (Kind | undefined)[];
  readonly piece: Piece;
  readonly bag: readonly Kind[];
  readonly score: number;
  readonly lines: number;
  readonly over: boolean;
}

export const linePoints = [0, 100, 300, 500, 800];
const linesPerLevel = 10;

export function levelOf({ lines }: Well): number {
  return Math.floor(lines / linesPerLevel) + 1;
}

/** How long a piece rests on each row; it gets shorter with every level. */
export function fallMs(well: Well): number {
  return Math.max(80, 800 - (levelOf(well) - 1) * 70);
}

export function cellsOf({ kind, turns, x, y }: Piece): Cell[] {
  const { box, cells } = shapes[kind];
  return cells.map(([column, row]) => {
    let [a, b]: Cell = [column, row];
    for (let turn = 0; turn < turns % 4; turn += 1) [a, b] = [box - 1 - b, a];
    return [a + x, b + y];
  });
}

function fits(cells: Well['cells'], piece: Piece): boolean {
  return cellsOf(piece).every(
    ([x, y]) => x >= 0 && x < columns && y < rows && (y < 0 || cells[y * columns + x] === undefined),
  );
}

function spawn(kind: Kind): Piece {
  const { box } = shapes[kind];
  return { kind, turns: 0, x: Math.floor((columns - box) / 2), y: kind === 'I' ? -1 : 0 };
}

/** Every seven pieces hold each kind once, so that no kind stays away for long. */
function take(bag: readonly Kind[], random: Random): { kind: Kind; bag: readonly Kind[] } {
  const full = bag.length < 2 ? [...bag, ...shuffle(random, kinds)] : bag;
  const [kind = 'T', ...rest] = full;
  return { kind, bag: rest };
}

export function newWell(random: Random): Well {
  const { kind, bag } = take([], random);
  const cells = Array.from({ length: columns * rows }, () => undefined);
  return { cells, piece: spawn(kind), bag, score: 0, lines: 0, over: false };
}

function moved(well: Well, change: Partial<Piece>): Well {
  const piece = { ...well.piece, ...change };
  return !well.over && fits(well.cells, piece) ? { ...well, piece } : well;
}

export function shift(well: Well, by: -1 | 1): Well {
  return moved(well, { x: well.piece.x + by });
}

/** Turns the piece; at a wall or a neighbour it is pushed aside by one or two cells. */
export function rotate(well: Well): Well {
  const turns = well.piece.turns + 1;
  for (const aside of [0, -1, 1, -2, 2]) {
    const next = moved(well, { turns, x: well.piece.x + aside });
    if (next !== well) return next;
  }
  return well;
}

/** The full rows go, those above come down. */
export function clearLines(cells: Well['cells']): { cells: Well['cells']; cleared: number } {
  const kept = Array.from({ length: rows }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  ).filter((row) => row.includes(undefined));
  const cleared = rows - kept.length;
  const empty: Well['cells'] = Array.from({ length: cleared * columns }, () => undefined);
  return { cells: [...empty, ...kept.flat()], cleared };
}

function lock(well: Well, random: Random): Well {
  const cells = [...well.cells];
  for (const [x, y] of cellsOf(well.piece)) if (y >= 0) cells[y * columns + x] = well.piece.kind;
  const { cells: left, cleared } = clearLines(cells);
  const { kind, bag } = take(well.bag, random);
  const piece = spawn(kind);
  const points = (linePoints[cleared] ?? 0) * levelOf(well);
  const next = { ...well, cells: left, piece, bag, score: well.score + points, lines: well.lines + cleared };
  return fits(left, piece) ? next : { ...next, over: true };
}

/** One row down, or fixed where it lies. */
export function fall(well: Well, random: Random): Well {
  if (well.over) return well;
  const next = moved(well, { y: well.piece.y + 1 });
  return next === well ? lock(well, random) : next;
}

/** Where the piece would land. */
export function landed(well: Well): Piece {
  let now = well;
  for (;;) {
    const next = moved(now, { y: now.piece.y + 1 });
    if (next === now) return now.piece;
    now = next;
  }
}

export function hardDrop(well: Well, random: Random): Well {
  if (well.over) return well;
  const piece = landed(well);
  return lock({ ...well, piece, score: well.score + (piece.y - well.piece.y) * 2 }, random);
}

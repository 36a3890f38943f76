import { type Random, shuffle } from '../random.ts';

export interface Field {
  readonly columns: number;
  readonly rows: number;
  readonly mineCount: number;
  /** Laid at the first press, so that it never hits one. */
  readonly mines: ReadonlySet<number>;
  readonly open: ReadonlySet<number>;
  readonly flags: ReadonlySet<number>;
  readonly hit: number | undefined;
}

export function newField(columns: number, rows: number, mineCount: number): Field {
  return { columns, rows, mineCount, mines: new Set(), open: new Set(), flags: new Set(), hit: undefined };
}

export function neighbours({ columns, rows }: Field, cell: number): number[] {
  const x = cell % columns;
  const y = Math.floor(cell / columns);
  const found: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column += 1)
      if (row !== y || column !== x) found.push(row * columns + column);
  return found;
}

export function minesAround(field: Field, cell: number): number {
  return neighbours(field, cell).filter((one) => field.mines.has(one)).length;
}

function layMines(field: Field, first: number, random: Random): Field {
  const kept = new Set([first, ...neighbours(field, first)]);
  const cells = Array.from({ length: field.columns * field.rows }, (_, index) => index);
  const free = cells.filter((cell) => !kept.has(cell));
  return { ...field, mines: new Set(shuffle(random, free).slice(0, field.mineCount)) };
}

export function isWon(field: Field): boolean {
  return (
    field.hit === undefined &&
    field.mines.size > 0 &&
    field.open.size === field.columns * field.rows - field.mineCount
  );
}

export function isOver(field: Field): boolean {
  return field.hit !== undefined || isWon(field);
}

/** Opens a cell; where no mine is near, everything around opens too. */
export function openCell(before: Field, cell: number, random: Random): Field {
  if (isOver(before) || before.flags.has(cell) || before.open.has(cell)) return before;
  const field = before.mines.size === 0 ? layMines(before, cell, random) : before;
  if (field.mines.has(cell)) return { ...field, hit: cell };
  const open = new Set(field.open);
  const waiting = [cell];
  while (waiting.length > 0) {
    const next = waiting.pop() ?? cell;
    if (open.has(next) || field.flags.has(next)) continue;
    open.add(next);
    if (minesAround(field, next) === 0) waiting.push(...neighbours(field, next));
  }
  return { ...field, open };
}

/** A press on an open number with all its flags set opens the rest around it. */
export function openAround(field: Field, cell: number, random: Random): Field {
  const around = neighbours(field, cell);
  const flagged = around.filter((one) => field.flags.has(one)).length;
  if (!field.open.has(cell) || flagged !== minesAround(field, cell)) return field;
  return around.reduce((now, one) => openCell(now, one, random), field);
}

export function toggleFlag(field: Field, cell: number): Field {
  if (isOver(field) || field.open.has(cell)) return field;
  const flags = new Set(field.flags);
  if (!flags.delete(cell)) flags.add(cell);
  return { ...field, flags };
}

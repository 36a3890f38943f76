import type { QrVersion } from './qr-versions.ts';

export type Matrix = readonly (readonly boolean[])[];

/** The patterns that a reader may find drawn over the data, by their number. */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

function remainder(value: number, polynomial: number, degree: number): number {
  let rest = value << degree;
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit = 31 - Math.clz32(rest))
    rest ^= polynomial << (bit - degree);
  return rest;
}

/** Level M and the mask, in 15 bits that survive damage. */
export function formatBits(mask: number): number {
  return ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412;
}

export function versionBits(version: number): number {
  return (version << 12) | remainder(version, 0x1f25, 12);
}

/** A code while it is drawn: what is dark, and which modules belong to the fixed patterns. */
export class QrDrawing {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];
  readonly #version: QrVersion;

  constructor(version: QrVersion) {
    this.#version = version;
    this.size = 17 + version.version * 4;
    const empty = () =>
      Array.from({ length: this.size }, () => Array.from<boolean>({ length: this.size }).fill(false));
    this.dark = empty();
    this.fixed = empty();
    this.#finders();
    this.#alignments();
    this.#timing();
    this.format(0);
    this.#versionMarks();
  }

  #set(row: number, column: number, dark: boolean): void {
    const [darkRow, fixedRow] = [this.dark[row], this.fixed[row]];
    if (darkRow === undefined || fixedRow === undefined || column < 0 || column >= this.size) return;
    darkRow[column] = dark;
    fixedRow[column] = true;
  }

  #finders(): void {
    for (const [top, left] of [
      [0, 0],
      [0, this.size - 7],
      [this.size - 7, 0],
    ] as const)
      for (let row = -1; row <= 7; row += 1)
        for (let column = -1; column <= 7; column += 1) {
          const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
          this.#set(top + row, left + column, ring !== 2 && ring !== 4);
        }
  }

  #alignments(): void {
    const { marks } = this.#version;
    const last = marks.at(-1);
    for (const row of marks)
      for (const column of marks) {
        const atFinder =
          (row === 6 && column === 6) || (row === 6 && column === last) || (row === last && column === 6);
        if (atFinder) continue;
        for (let y = -2; y <= 2; y += 1)
          for (let x = -2; x <= 2; x += 1)
            this.#set(row + y, column + x, Math.max(Math.abs(y), Math.abs(x)) !== 1);
      }
  }

  #timing(): void {
    for (let at = 8; at < this.size - 8; at += 1) {
      this.#set(6, at, at % 2 === 0);
      this.#set(at, 6, at % 2 === 0);
    }
  }

  /** Writes level and mask beside the finders, twice. */
  format(mask: number): void {
    const bits = formatBits(mask);
    for (let at = 0; at < 15; at += 1) {
      const dark = ((bits >> at) & 1) === 1;
      const along = at < 6 ? at : at < 8 ? at + 1 : this.size - 15 + at;
      const other = at < 8 ? this.size - 1 - at : at === 8 ? 7 : 14 - at;
      this.#set(along, 8, dark);
      this.#set(8, other, dark);
    }
    this.#set(this.size - 8, 8, true);
  }

  #versionMarks(): void {
    if (this.#version.version < 7) return;
    const bits = versionBits(this.#version.version);
    for (let at = 0; at < 18; at += 1) {
      const dark = ((bits >> at) & 1) === 1;
      const [far, near] = [this.size - 11 + (at % 3), Math.floor(at / 3)];
      this.#set(far, near, dark);
      this.#set(near, far, dark);
    }
  }

  /** The modules that hold data, in the order in which bits are written: two columns at a time, up and down. */
  *places(): Generator<readonly [row: number, column: number]> {
    let up = true;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step += 1) {
        const row = up ? this.size - 1 - step : step;
        for (const column of [right, right - 1]) if (this.fixed[row]?.[column] === false) yield [row, column];
      }
      up = !up;
    }
  }
}

/** How hard a code is to read: long runs, blocks, patterns like a finder, too much of one shade. */
export function penaltyOf(matrix: Matrix): number {
  const size = matrix.length;
  const columns = matrix.map((_, column) => matrix.map((row) => row[column] ?? false));
  let penalty = 0;
  for (const line of [...matrix, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    for (let at = 0; at + 11 <= size; at += 1)
      if (/^(?:10111010000|00001011101)$/.test(text.slice(at, at + 11))) penalty += 40;
  }
  for (let row = 0; row + 1 < size; row += 1)
    for (let column = 0; column + 1 < size; column += 1) {
      const first = matrix[row]?.[column];
      if (
        first === matrix[row]?.[column + 1] &&
        first === matrix[row + 1]?.[column] &&
        first === matrix[row + 1]?.[column + 1]
      )
        penalty += 3;
    }
  const share = matrix.flat().filter(Boolean).length / size ** 2;
  return penalty + Math.floor(Math.abs(share * 100 - 50) / 5) * 10;
}

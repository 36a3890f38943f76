import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import {
  cellsOf,
  clearLines,
  columns,
  hardDrop,
  type Kind,
  kinds,
  newWell,
  rotate,
  rows,
  shift,
  type Well,
} from './rules.ts';

const random = createRandom(3);

describe('falling blocks', () => {
  it('gives each of the seven pieces once before any comes again', () => {
    let well = newWell(createRandom(9));
    const seen: Kind[] = [well.piece.kind];
    for (let count = 0; count < 6; count += 1) {
      well = hardDrop(well, random);
      seen.push(well.piece.kind);
    }
    expect(seen.toSorted()).toEqual([...kinds].toSorted());
  });

  it('keeps pieces inside the walls and turns four times to where it was', () => {
    let well: Well = { ...newWell(random), piece: { kind: 'T', turns: 0, x: 4, y: 5 } };
    const before = cellsOf(well.piece).toSorted();
    for (let count = 0; count < 4; count += 1) well = rotate(well);
    expect(cellsOf(well.piece).toSorted()).toEqual(before);
    for (let count = 0; count < 20; count += 1) well = shift(well, -1);
    expect(Math.min(...cellsOf(well.piece).map(([x]) => x))).toBe(0);
  });

  it('clears full rows and lets the rest come down', () => {
    const cells: (Kind | undefined)[] = Array.from({ length: columns * rows }, () => undefined);
    for (let x = 0; x < columns; x += 1) cells[19 * columns + x] = 'I';
    cells[18 * columns] = 'T';
    const { cells: left, cleared } = clearLines(cells);
    expect(cleared).toBe(1);
    expect(left).toHaveLength(columns * rows);
    expect(left[19 * columns]).toBe('T');
    expect(left[18 * columns]).toBeUndefined();
  });

  it('scores a line, and ends when there is no room', () => {
    const cells: (Kind | undefined)[] = Array.from({ length: columns * rows }, () => undefined);
    for (let x = 0; x < columns; x += 1) if (x < 3 || x > 6) cells[19 * columns + x] = 'J';
    const well: Well = { ...newWell(random), cells, piece: { kind: 'I', turns: 0, x: 3, y: 17 } };
    const dropped = hardDrop(well, random);
    expect(dropped.lines).toBe(1);
    expect(dropped.score).toBe(102);
    let full = newWell(random);
    for (let count = 0; count < 60; count += 1) full = hardDrop(full, random);
    expect(full.over).toBe(true);
  });
});

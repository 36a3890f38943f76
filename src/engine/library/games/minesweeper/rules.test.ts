import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { isWon, minesAround, newField, openCell, toggleFlag } from './rules.ts';

describe('minesweeper', () => {
  it('never has a mine at or beside the first press', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const field = openCell(newField(9, 9, 10), 40, createRandom(seed));
      expect(field.hit).toBeUndefined();
      expect(field.mines.size).toBe(10);
      expect(minesAround(field, 40)).toBe(0);
    }
  });

  it('opens what has no mine near, and is won when only mines are closed', () => {
    const field = { ...newField(4, 1, 1), mines: new Set([3]) };
    const opened = openCell(field, 0, createRandom(1));
    expect([...opened.open].toSorted()).toEqual([0, 1, 2]);
    expect(isWon(opened)).toBe(true);
  });

  it('keeps a flagged cell closed', () => {
    const field = toggleFlag({ ...newField(4, 1, 1), mines: new Set([3]) }, 3);
    expect(openCell(field, 3, createRandom(1)).hit).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { shapesOf } from './drawing.ts';
import { drawings as groups } from './drawings.gen.ts';

const drawings = groups.flat();

describe('the drawings', () => {
  it('are many, each with a name of its own and words that call for it', () => {
    expect(drawings.length).toBeGreaterThan(200);
    expect(drawings.filter(({ scene }) => scene === true).length).toBeGreaterThanOrEqual(20);
    expect(new Set(drawings.map(({ name }) => name)).size).toBe(drawings.length);
    expect(drawings.filter(({ words }) => words.split(', ').some((word) => word.trim() === ''))).toEqual([]);
  });

  it('are small, and made of paths that a browser can draw', () => {
    for (const drawing of drawings) {
      const shapes = shapesOf(drawing);
      expect(JSON.stringify(shapes).length, drawing.name).toBeLessThan(1900);
      expect(shapes.length, drawing.name).toBeGreaterThan(2);
      for (const { d } of shapes) expect(d, drawing.name).toMatch(/^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/);
    }
  });

  it('say what is wrong with a line that is no shape', () => {
    const wrong = { name: 'cup', words: 'cup' };
    expect(() => shapesOf({ ...wrong, shapes: 'q c 1 2 3' })).toThrow('The drawing “cup” has no tone “q”.');
    expect(() => shapesOf({ ...wrong, shapes: 'm z 1 2 3' })).toThrow('The drawing “cup” has no shape “z”.');
  });
});

import { expect, test } from 'vitest';
import { addStroke, emptyDrawing, extend, redo, type Stroke, undo } from './strokes.ts';

const stroke: Stroke = { shape: 'Pen', color: '#000000', size: 4, points: [{ x: 1, y: 1 }] };

test('strokes are taken back and put again', () => {
  const two = addStroke(addStroke(emptyDrawing, stroke), { ...stroke, color: '#ff0000' });
  expect(undo(two).strokes).toHaveLength(1);
  expect(redo(undo(two))).toEqual({ ...two, undone: [] });
  expect(undo(emptyDrawing)).toEqual(emptyDrawing);
  expect(redo(two)).toEqual(two);
  expect(addStroke(undo(two), stroke).undone).toEqual([]);
  expect(addStroke(emptyDrawing, { ...stroke, points: [] }).strokes).toEqual([]);
});

test('a pen gathers points, a shape keeps two corners', () => {
  expect(extend(extend(stroke, { x: 2, y: 2 }), { x: 3, y: 3 }).points).toHaveLength(3);
  const box = extend(extend({ ...stroke, shape: 'Rectangle' }, { x: 2, y: 2 }), { x: 9, y: 9 });
  expect(box.points).toEqual([
    { x: 1, y: 1 },
    { x: 9, y: 9 },
  ]);
});

import { describe, expect, it } from 'vitest';
import type { Shape } from '../../agent-desk/parts.ts';
import { canvasBoard, canvasOf } from './canvas.ts';
import type { BusinessInput } from './fields.ts';
import { planOf } from './plan.ts';
import { breakEvenOf } from './plan-figures.ts';
import { starters } from './starters/starters.ts';
import { wrapText } from './wrap-text.ts';

type Rect = Extract<Shape, { kind: 'rect' }>;
type Label = Extract<Shape, { kind: 'label' }>;

function boardOf(input: BusinessInput) {
  const canvas = canvasOf(input, breakEvenOf(input, planOf(input)));
  const board = canvasBoard(input.name, canvas);
  return {
    canvas,
    board,
    boxes: board.shapes.filter((shape): shape is Rect => shape.kind === 'rect'),
    labels: board.shapes.filter((shape): shape is Label => shape.kind === 'label'),
  };
}

const longest = {
  ...starters[0]?.input,
  offer: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente '.repeat(7).slice(0, 400),
  difference: 'x'.repeat(400),
  problem: Array<string>(5).fill('A long line of what bothers people every day, '.repeat(3).slice(0, 160)),
} as BusinessInput;

describe.each([...starters, { name: 'somebody who writes much', input: longest }])(
  'the canvas of $name',
  ({ input }) => {
    const { canvas, board, boxes, labels } = boardOf(input);

    it('has nine boxes on the board that do not lie upon each other', () => {
      expect(boxes).toHaveLength(9);
      for (const [index, one] of boxes.entries()) {
        expect(one.x + one.w).toBeLessThanOrEqual(board.width);
        expect(one.y + one.h).toBeLessThanOrEqual(board.height);
        for (const other of boxes.slice(index + 1)) {
          const apart =
            one.x + one.w <= other.x ||
            other.x + other.w <= one.x ||
            one.y + one.h <= other.y ||
            other.y + other.h <= one.y;
          expect(apart).toBe(true);
        }
      }
    });

    it('shows every word, each line within its box', () => {
      const drawn = labels
        .map(({ text }) => text.replace(/^• /, ''))
        .join('')
        .replaceAll(/\s/g, '');
      for (const { lines } of Object.values(canvas))
        for (const line of lines) expect(drawn).toContain(line.replaceAll(/\s/g, ''));
      for (const { x, y } of labels)
        expect(
          boxes.some((box) => x > box.x && x < box.x + box.w && y > box.y + 8 && y < box.y + box.h - 2),
        ).toBe(true);
    });
  },
);

describe('wrapped text', () => {
  it('breaks between words, and within one that is too long', () => {
    expect(wrapText('bread and rolls', 50, 10)).toEqual(['bread and', 'rolls']);
    expect(wrapText('x'.repeat(20), 60, 10)).toEqual(['x'.repeat(10), 'x'.repeat(10)]);
    expect(wrapText('', 60, 10)).toEqual([]);
  });
});

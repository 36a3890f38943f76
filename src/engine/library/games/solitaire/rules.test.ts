import { describe, expect, it } from 'vitest';
import { type Card, readCard } from '../cards/card.ts';
import { createRandom } from '../random.ts';
import { autoMove, deal, draw, type Layout, toColumn, toHome } from './rules.ts';

const cards = (text: string): Card[] => (text === '' ? [] : text.split(' ').map(readCard));

function layout(waste: string, ...columns: readonly string[]): Layout {
  return {
    stock: [],
    waste: cards(waste),
    home: [0, 0, 0, 0],
    columns: columns.map((text) => ({ hidden: [], open: cards(text) })),
    moves: 0,
  };
}

describe('solitaire', () => {
  it('deals 28 cards into seven columns, the last of each open', () => {
    const start = deal(createRandom(1));
    expect(start.columns.map(({ hidden, open }) => [hidden.length, open.length])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 1],
    ]);
    expect(start.stock).toHaveLength(24);
  });

  it('builds down in the other colour, and only kings go to an empty column', () => {
    const start = layout('', '9h', 'Ts', '', 'Kd');
    const moved = toColumn(start, { from: 0, card: 0 }, 1);
    expect(moved.columns[1]?.open).toHaveLength(2);
    expect(toColumn(start, { from: 0, card: 0 }, 2)).toBe(start);
    expect(toColumn(start, { from: 3, card: 0 }, 2)).not.toBe(start);
    expect(toColumn(layout('', '9s', 'Ts'), { from: 0, card: 0 }, 1).moves).toBe(0);
  });

  it('goes home from the ace up, and turns up what is uncovered', () => {
    const start = layout('2s', 'As');
    expect(toHome(start, { from: 'waste' })).toBe(start);
    const ace = autoMove(start, { from: 0, card: 0 });
    expect(autoMove(ace, { from: 'waste' }).home).toEqual([2, 0, 0, 0]);
    const covered: Layout = { ...start, columns: [{ hidden: cards('5c'), open: cards('As') }] };
    expect(toHome(covered, { from: 0, card: 0 }).columns[0]).toEqual({ hidden: [], open: cards('5c') });
  });

  it('turns the waste over when the stock is empty', () => {
    const start = { ...layout('2s 3s', '9h'), stock: [] };
    expect(draw(start).stock).toHaveLength(2);
    expect(draw(start).waste).toHaveLength(0);
  });
});

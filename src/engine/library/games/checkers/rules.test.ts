import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { chooseMove } from './opponent.ts';
import { afterMove, countOf, legalMoves, type Position, startPosition, winnerOf } from './rules.ts';

function withPieces(pieces: Readonly<Record<number, string>>, turn: Position['turn'] = 'dark'): Position {
  const board = Array.from({ length: 64 }, (_, index) => pieces[index] ?? '.');
  return { board, turn, chain: undefined, quiet: 0 };
}

describe('checkers', () => {
  it('starts with twelve men each and seven moves', () => {
    expect(countOf(startPosition, 'dark')).toBe(12);
    expect(countOf(startPosition, 'light')).toBe(12);
    expect(legalMoves(startPosition)).toHaveLength(7);
  });

  it('forces captures and chains of captures', () => {
    const position = withPieces({ 42: 'd', 35: 'l', 21: 'l', 62: 'd' });
    expect(legalMoves(position)).toEqual([{ from: 42, to: 28, over: 35 }]);
    const [first = { from: 0, to: 0, over: undefined }] = legalMoves(position);
    const between = afterMove(position, first);
    expect(between.turn).toBe('dark');
    expect(legalMoves(between)).toEqual([{ from: 28, to: 14, over: 21 }]);
  });

  it('crowns a man on the last row, and kings go backwards', () => {
    const crowned = afterMove(withPieces({ 10: 'd', 63: 'l' }), { from: 10, to: 1, over: undefined });
    expect(crowned.board[1]).toBe('D');
    const back = legalMoves({ ...crowned, turn: 'dark' });
    expect(back.map(({ to }) => to).toSorted((a, b) => a - b)).toEqual([8, 10]);
  });

  it('is won when the other side cannot move', () => {
    expect(winnerOf(withPieces({ 42: 'd' }, 'light'))).toBe('dark');
  });

  it('plays legal moves to the end', () => {
    const random = createRandom(4);
    let position = startPosition;
    for (let count = 0; count < 300 && winnerOf(position) === undefined; count += 1) {
      const move = chooseMove(position, 'Easy', random);
      expect(legalMoves(position)).toContainEqual(move);
      if (move !== undefined) position = afterMove(position, move);
    }
    expect(winnerOf(position)).toBeDefined();
  });
});

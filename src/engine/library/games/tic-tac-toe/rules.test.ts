import { describe, expect, it } from 'vitest';
import { bestMove, type Cells, emptyCells, freeCells, isFull, type Mark, place, winnerOf } from './rules.ts';

function everyGame(cells: Cells, turn: Mark, computer: Mark, results: Set<string>): void {
  const winner = winnerOf(cells);
  if (winner !== undefined || isFull(cells)) {
    results.add(winner ?? 'draw');
    return;
  }
  const moves = turn === computer ? [bestMove(cells, computer)] : freeCells(cells);
  for (const move of moves) everyGame(place(cells, move, turn), turn === 'X' ? 'O' : 'X', computer, results);
}

describe('tic-tac-toe', () => {
  it('finds a line of three', () => {
    const cells: Cells = ['X', 'X', 'X', 'O', 'O', null, null, null, null];
    expect(winnerOf(cells)).toBe('X');
    expect(winnerOf(emptyCells)).toBeUndefined();
  });

  it('never loses as the second player, whatever is played', () => {
    const results = new Set<string>();
    // A corner, an edge and the middle: the other openings are the same, turned round.
    for (const opening of [0, 1, 4]) everyGame(place(emptyCells, opening, 'X'), 'O', 'O', results);
    expect(results.has('X')).toBe(false);
    expect(results.has('O')).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { afterMove, legalMoves } from './moves.ts';
import { chooseMove } from './opponent.ts';
import { outcomeOf, writeMove } from './outcome.ts';
import { type Position, readPosition, squareIndex, startPosition } from './position.ts';

function countPaths(position: Position, depth: number): number {
  if (depth === 0) return 1;
  return legalMoves(position).reduce(
    (sum, move) => sum + countPaths(afterMove(position, move), depth - 1),
    0,
  );
}

function play(position: Position, ...moves: readonly string[]): Position {
  return moves.reduce((now, text) => {
    const move = legalMoves(now).find(
      ({ from, to }) => from === squareIndex(text.slice(0, 2)) && to === squareIndex(text.slice(2, 4)),
    );
    if (move === undefined) throw new Error(`${text} is not legal`);
    return afterMove(now, move);
  }, position);
}

describe('the rules of chess', () => {
  // Published counts of the positions that can be reached.
  it('finds as many moves from the start as there are', () => {
    expect(countPaths(startPosition, 1)).toBe(20);
    expect(countPaths(startPosition, 2)).toBe(400);
    expect(countPaths(startPosition, 3)).toBe(8902);
  });

  it('finds as many moves where castling, en passant and promotion are possible', () => {
    const kiwipete = readPosition('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -');
    expect(countPaths(kiwipete, 1)).toBe(48);
    expect(countPaths(kiwipete, 2)).toBe(2039);
    const endgame = readPosition('8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -');
    expect(countPaths(endgame, 3)).toBe(2812);
    const promoting = readPosition('rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -');
    expect(countPaths(promoting, 2)).toBe(1486);
  });

  it('knows checkmate and stalemate', () => {
    const mate = play(startPosition, 'f2f3', 'e7e5', 'g2g4', 'd8h4');
    expect(outcomeOf(mate, [mate])).toBe('checkmate');
    const stuck = readPosition('7k/5Q2/6K1/8/8/8/8/8 b - -');
    expect(outcomeOf(stuck, [stuck])).toBe('stalemate');
  });

  it('ends by repetition and when nobody can win', () => {
    const kings = readPosition('8/8/4k3/8/8/3NK3/8/8 w - -');
    expect(outcomeOf(kings, [kings])).toBe('too few pieces');
    expect(outcomeOf(startPosition, [startPosition, startPosition, startPosition])).toBe('repetition');
  });

  it('writes moves down as players do', () => {
    const castle = readPosition('4k3/8/8/8/8/8/8/4K2R w K -');
    expect(writeMove(castle, { from: 60, to: 62 })).toBe('O-O');
    const twoRooks = readPosition('4k3/8/8/8/R6R/8/8/4K3 w - -');
    expect(writeMove(twoRooks, { from: squareIndex('a4'), to: squareIndex('d4') })).toBe('Rad4');
    const passing = play(startPosition, 'e2e4', 'a7a6', 'e4e5', 'd7d5');
    expect(writeMove(passing, { from: squareIndex('e5'), to: squareIndex('d6') })).toBe('exd6');
  });

  it('takes a mate in one and a free queen', () => {
    const mateInOne = readPosition('6k1/5ppp/8/8/8/8/8/R3K3 w - -');
    const move = chooseMove(mateInOne, 'Medium', createRandom(1));
    expect(move).toMatchObject({ from: squareIndex('a1'), to: squareIndex('a8') });
    const freeQueen = readPosition('4k3/8/8/3q4/4P3/8/8/4K3 w - -');
    expect(chooseMove(freeQueen, 'Hard', createRandom(1))).toMatchObject({ to: squareIndex('d5') });
  });
});

export type Side = 'white' | 'black';

/** Squares from a8 (0) to h1 (63). Pieces are letters, capitals for white; `.` is an empty square. */
export interface Position {
  readonly board: readonly string[];
  readonly turn: Side;
  /** Which castlings are still allowed: `KQkq`. */
  readonly castling: string;
  /** The square that a pawn has just jumped over, or -1. */
  readonly passed: number;
  /** Half moves since the last capture or pawn move. */
  readonly quiet: number;
}

export interface Move {
  readonly from: number;
  readonly to: number;
  /** What a pawn becomes, in the letter of its side. */
  readonly promotion?: string;
}

const startRows = [
  'rnbqkbnr',
  'pppppppp',
  '........',
  '........',
  '........',
  '........',
  'PPPPPPPP',
  'RNBQKBNR',
];

export const startPosition: Position = {
  board: [...startRows.join('')],
  turn: 'white',
  castling: 'KQkq',
  passed: -1,
  quiet: 0,
};

export function squareName(index: number): string {
  return `${'abcdefgh'.charAt(index % 8)}${8 - Math.floor(index / 8)}`;
}

export function squareIndex(name: string): number {
  return 'abcdefgh'.indexOf(name.charAt(0)) + (8 - Number(name.charAt(1))) * 8;
}

export function sideOf(piece: string): Side | undefined {
  if (piece === '.') return undefined;
  return piece === piece.toUpperCase() ? 'white' : 'black';
}

export function opposite(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

/** A position from the first four parts of the usual notation (FEN). */
export function readPosition(notation: string): Position {
  const [rows = '', turn = 'w', castling = '-', passed = '-'] = notation.split(' ');
  const board = [...rows.replaceAll('/', '').replaceAll(/\d/g, (digit) => '.'.repeat(Number(digit)))];
  return {
    board,
    turn: turn === 'w' ? 'white' : 'black',
    castling: castling === '-' ? '' : castling,
    passed: passed === '-' ? -1 : squareIndex(passed),
    quiet: 0,
  };
}

/** What makes two positions the same for the rule of threefold repetition. */
export function positionKey({ board, turn, castling, passed }: Position): string {
  return `${board.join('')} ${turn} ${castling} ${passed}`;
}

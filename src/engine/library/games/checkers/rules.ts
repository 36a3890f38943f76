export type Side = 'light' | 'dark';

/** 64 squares from the top left. Small letters are men, capitals kings: `d` and `l`; `.` is empty. */
export interface Position {
  readonly board: readonly string[];
  readonly turn: Side;
  /** The piece that must go on capturing. */
  readonly chain: number | undefined;
  /** Moves without a capture or a man going forward; many of them are a draw. */
  readonly quiet: number;
}

export interface Move {
  readonly from: number;
  readonly to: number;
  /** The square of the captured piece. */
  readonly over: number | undefined;
}

export const quietLimit = 80;

export const startPosition: Position = {
  board: Array.from({ length: 64 }, (_, index) => {
    const row = Math.floor(index / 8);
    const playable = (row + index) % 2 === 1;
    return playable && row < 3 ? 'l' : playable && row > 4 ? 'd' : '.';
  }),
  turn: 'dark',
  chain: undefined,
  quiet: 0,
};

export function sideOf(piece: string | undefined): Side | undefined {
  if (piece === undefined || piece === '.') return undefined;
  return piece.toLowerCase() === 'd' ? 'dark' : 'light';
}

export function opposite(side: Side): Side {
  return side === 'dark' ? 'light' : 'dark';
}

function stepsOf(piece: string): readonly (readonly [number, number])[] {
  const up = [
    [-1, -1],
    [1, -1],
  ] as const;
  const down = [
    [-1, 1],
    [1, 1],
  ] as const;
  if (piece === 'd') return up;
  return piece === 'l' ? down : [...up, ...down];
}

function shifted(square: number, columns: number, rows: number): number {
  const column = (square % 8) + columns;
  const row = Math.floor(square / 8) + rows;
  return column < 0 || column > 7 || row < 0 || row > 7 ? -1 : row * 8 + column;
}

function movesFrom({ board, turn }: Position, from: number): { steps: Move[]; captures: Move[] } {
  const steps: Move[] = [];
  const captures: Move[] = [];
  for (const [columns, rows] of stepsOf(board[from] ?? '.')) {
    const next = shifted(from, columns, rows);
    if (next === -1) continue;
    if (board[next] === '.') steps.push({ from, to: next, over: undefined });
    else if (sideOf(board[next]) === opposite(turn)) {
      const beyond = shifted(next, columns, rows);
      if (beyond !== -1 && board[beyond] === '.') captures.push({ from, to: beyond, over: next });
    }
  }
  return { steps, captures };
}

/** What may be moved: where a capture is possible, one must be made. */
export function legalMoves(position: Position): Move[] {
  const squares =
    position.chain === undefined
      ? position.board.flatMap((piece, index) => (sideOf(piece) === position.turn ? [index] : []))
      : [position.chain];
  const found = squares.map((square) => movesFrom(position, square));
  const captures = found.flatMap((one) => one.captures);
  if (captures.length > 0) return captures;
  return position.chain === undefined ? found.flatMap((one) => one.steps) : [];
}

export function afterMove(position: Position, move: Move): Position {
  const board = [...position.board];
  const piece = board[move.from] ?? '.';
  const row = Math.floor(move.to / 8);
  const crowned = (piece === 'd' && row === 0) || (piece === 'l' && row === 7);
  board[move.to] = crowned ? piece.toUpperCase() : piece;
  board[move.from] = '.';
  if (move.over !== undefined) board[move.over] = '.';
  const man = piece === piece.toLowerCase();
  const quiet = move.over === undefined && !man ? position.quiet + 1 : 0;
  const same = { board, turn: position.turn, chain: move.to, quiet };
  // A man that becomes a king stops there; otherwise the piece goes on while it can capture.
  if (move.over !== undefined && !crowned && movesFrom(same, move.to).captures.length > 0) return same;
  return { board, turn: opposite(position.turn), chain: undefined, quiet };
}

export function winnerOf(position: Position): Side | 'draw' | undefined {
  if (legalMoves(position).length === 0) return opposite(position.turn);
  return position.quiet >= quietLimit ? 'draw' : undefined;
}

export function countOf({ board }: Position, side: Side): number {
  return board.filter((piece) => sideOf(piece) === side).length;
}

import { type Move, opposite, type Position, type Side, sideOf } from './position.ts';

type Step = readonly [column: number, row: number];

const straight: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const diagonal: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const around: readonly Step[] = [...straight, ...diagonal];
const jumps: readonly Step[] = [
  [1, 2],
  [2, 1],
  [-1, 2],
  [-2, 1],
  [1, -2],
  [2, -1],
  [-1, -2],
  [-2, -1],
];
const slides: Readonly<Record<string, readonly Step[]>> = { r: straight, b: diagonal, q: around };

function shifted(square: number, [columns, rows]: Step): number {
  const column = (square % 8) + columns;
  const row = Math.floor(square / 8) + rows;
  return column < 0 || column > 7 || row < 0 || row > 7 ? -1 : row * 8 + column;
}

/** Whether a side could capture on the square. */
export function isAttacked(board: readonly string[], square: number, by: Side): boolean {
  const own = (letter: string) => (by === 'white' ? letter.toUpperCase() : letter);
  const pawnRow = by === 'white' ? 1 : -1;
  const has = (steps: readonly Step[], letter: string) =>
    steps.some((step) => board[shifted(square, step)] === own(letter));
  if (
    has(
      [
        [1, pawnRow],
        [-1, pawnRow],
      ],
      'p',
    ) ||
    has(jumps, 'n') ||
    has(around, 'k')
  )
    return true;
  const seen = (steps: readonly Step[], letters: readonly string[]) =>
    steps.some((step) => {
      let at = shifted(square, step);
      while (at !== -1 && board[at] === '.') at = shifted(at, step);
      return at !== -1 && letters.includes(board[at] ?? '.');
    });
  return seen(straight, [own('r'), own('q')]) || seen(diagonal, [own('b'), own('q')]);
}

export function inCheck({ board }: Position, side: Side): boolean {
  const king = board.indexOf(side === 'white' ? 'K' : 'k');
  return king !== -1 && isAttacked(board, king, opposite(side));
}

function pawnMoves({ board, turn, passed }: Position, from: number, add: (to: number) => void): void {
  const forward = turn === 'white' ? -1 : 1;
  const one = shifted(from, [0, forward]);
  if (one !== -1 && board[one] === '.') {
    add(one);
    const startRow = turn === 'white' ? 6 : 1;
    const two = shifted(from, [0, forward * 2]);
    if (Math.floor(from / 8) === startRow && board[two] === '.') add(two);
  }
  for (const column of [-1, 1]) {
    const to = shifted(from, [column, forward]);
    if (to !== -1 && (to === passed || sideOf(board[to] ?? '.') === opposite(turn))) add(to);
  }
}

function castlingMoves({ board, turn, castling }: Position, from: number, add: (to: number) => void): void {
  const home = turn === 'white' ? 60 : 4;
  if (from !== home || isAttacked(board, home, opposite(turn))) return;
  const letter = (wing: string) => (turn === 'white' ? wing : wing.toLowerCase());
  const safe = (square: number) => board[square] === '.' && !isAttacked(board, square, opposite(turn));
  if (castling.includes(letter('K')) && safe(home + 1) && safe(home + 2)) add(home + 2);
  if (castling.includes(letter('Q')) && safe(home - 1) && safe(home - 2) && board[home - 3] === '.')
    add(home - 2);
}

function reach(position: Position, from: number, add: (to: number) => void): void {
  const { board, turn } = position;
  const kind = (board[from] ?? '.').toLowerCase();
  const land = (to: number) => {
    if (to !== -1 && sideOf(board[to] ?? '.') !== turn) add(to);
  };
  if (kind === 'p') pawnMoves(position, from, add);
  else if (kind === 'n') for (const step of jumps) land(shifted(from, step));
  else if (kind === 'k') {
    for (const step of around) land(shifted(from, step));
    castlingMoves(position, from, add);
  } else
    for (const step of slides[kind] ?? []) {
      let to = shifted(from, step);
      while (to !== -1 && board[to] === '.') {
        add(to);
        to = shifted(to, step);
      }
      land(to);
    }
}

const promotions = ['q', 'r', 'b', 'n'];

/** Every move by how the pieces go, also those that would leave the own king in check. */
export function possibleMoves(position: Position): Move[] {
  const moves: Move[] = [];
  const { board, turn } = position;
  for (let from = 0; from < 64; from += 1) {
    const piece = board[from] ?? '.';
    if (sideOf(piece) !== turn) continue;
    const pawn = piece === 'p' || piece === 'P';
    reach(position, from, (to) => {
      if (pawn && (to < 8 || to > 55))
        for (const letter of promotions)
          moves.push({ from, to, promotion: turn === 'white' ? letter.toUpperCase() : letter });
      else moves.push({ from, to });
    });
  }
  return moves;
}

const cornerRights: Readonly<Record<number, string>> = {
  0: 'q',
  7: 'k',
  4: 'kq',
  56: 'Q',
  63: 'K',
  60: 'KQ',
};

/** The position after a move, which must be a possible one. */
export function afterMove(position: Position, { from, to, promotion }: Move): Position {
  const { turn, passed } = position;
  const board = [...position.board];
  const piece = board[from] ?? '.';
  const pawn = piece === 'p' || piece === 'P';
  const captures = board[to] !== '.';
  board[to] = promotion ?? piece;
  board[from] = '.';
  if (pawn && to === passed) board[to + (turn === 'white' ? 8 : -8)] = '.';
  if ((piece === 'k' || piece === 'K') && Math.abs(to - from) === 2) {
    const rook = to > from ? from + 3 : from - 4;
    board[(from + to) / 2] = board[rook] ?? '.';
    board[rook] = '.';
  }
  const lost = (cornerRights[from] ?? '') + (cornerRights[to] ?? '');
  return {
    board,
    turn: opposite(turn),
    castling:
      lost === '' ? position.castling : [...position.castling].filter((one) => !lost.includes(one)).join(''),
    passed: pawn && Math.abs(to - from) === 16 ? (from + to) / 2 : -1,
    quiet: pawn || captures ? 0 : position.quiet + 1,
  };
}

export function legalMoves(position: Position): Move[] {
  return possibleMoves(position).filter((move) => !inCheck(afterMove(position, move), position.turn));
}

import { afterMove, inCheck, legalMoves } from './moves.ts';
import { type Move, type Position, positionKey, sideOf, squareName } from './position.ts';

export type Outcome =
  | 'playing'
  | 'check'
  | 'checkmate'
  | 'stalemate'
  | 'repetition'
  | 'fifty moves'
  | 'too few pieces';

function tooFew(board: readonly string[]): boolean {
  const left = board.filter((piece) => piece !== '.' && piece.toLowerCase() !== 'k');
  return left.length === 0 || (left.length === 1 && /[bn]/i.test(left[0] ?? ''));
}

/** How the game stands; `earlier` are the positions that led here, this one included. */
export function outcomeOf(position: Position, earlier: readonly Position[]): Outcome {
  const check = inCheck(position, position.turn);
  if (legalMoves(position).length === 0) return check ? 'checkmate' : 'stalemate';
  if (tooFew(position.board)) return 'too few pieces';
  if (position.quiet >= 100) return 'fifty moves';
  const key = positionKey(position);
  if (earlier.filter((one) => positionKey(one) === key).length >= 3) return 'repetition';
  return check ? 'check' : 'playing';
}

export function isEnd(outcome: Outcome): boolean {
  return outcome !== 'playing' && outcome !== 'check';
}

/** A move as it is written down: `Nf3`, `exd5`, `O-O`, `e8=Q+`. */
export function writeMove(position: Position, move: Move): string {
  const piece = (position.board[move.from] ?? '.').toUpperCase();
  const after = afterMove(position, move);
  const ending = inCheck(after, after.turn) ? (legalMoves(after).length === 0 ? '#' : '+') : '';
  if (piece === 'K' && Math.abs(move.to - move.from) === 2)
    return `${move.to > move.from ? 'O-O' : 'O-O-O'}${ending}`;
  const target = squareName(move.to);
  const captures =
    sideOf(position.board[move.to] ?? '.') !== undefined || (piece === 'P' && move.to === position.passed);
  const cross = captures ? 'x' : '';
  if (piece === 'P') {
    const start = captures ? squareName(move.from).charAt(0) : '';
    const becomes = move.promotion === undefined ? '' : `=${move.promotion.toUpperCase()}`;
    return `${start}${cross}${target}${becomes}${ending}`;
  }
  return `${piece}${distinction(position, move)}${cross}${target}${ending}`;
}

/** What tells the piece from another of its kind that could go there too. */
function distinction(position: Position, move: Move): string {
  const rivals = legalMoves(position).filter(
    ({ from, to }) =>
      to === move.to && from !== move.from && position.board[from] === position.board[move.from],
  );
  if (rivals.length === 0) return '';
  const name = squareName(move.from);
  if (rivals.every(({ from }) => from % 8 !== move.from % 8)) return name.charAt(0);
  return rivals.every(({ from }) => Math.floor(from / 8) !== Math.floor(move.from / 8))
    ? name.charAt(1)
    : name;
}

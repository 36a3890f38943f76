import type { Square } from '../square-board.tsx';
import { Piece, pieceName } from './piece.tsx';
import { squareName } from './position.ts';
import type { ChessPlay } from './use-chess.ts';

/** The squares as they are drawn: the chosen one, those it may go to, the last move and a king in check stand out. */
export function boardSquares(game: ChessPlay, order: readonly number[]): Square[] {
  const { board, turn } = game.position;
  const king =
    game.outcome === 'check' || game.outcome === 'checkmate'
      ? board.indexOf(turn === 'white' ? 'K' : 'k')
      : -1;
  return order.map((index, place) => {
    const piece = board[index] ?? '.';
    const dark = (Math.floor(index / 8) + index) % 2 === 1;
    const target = game.targets.includes(index);
    const marked = index === game.chosen || index === game.last?.from || index === game.last?.to;
    const ground = index === king ? 'bg-danger' : dark ? 'bg-primary' : 'bg-soft';
    const ring = marked ? 'ring-4 ring-inset ring-ink/60' : '';
    const name = squareName(index);
    return {
      id: name,
      label: `${name}, ${pieceName(piece)}${target ? ', possible move' : ''}`,
      pressed: index === game.chosen,
      look: `relative ${ground} ${ring}`,
      content: (
        <>
          {piece === '.' ? null : <Piece piece={piece} />}
          {target ? <Target capture={piece !== '.'} /> : null}
          <Coordinate name={name} place={place} dark={dark} />
        </>
      ),
    };
  });
}

function Target({ capture }: { capture: boolean }) {
  return (
    <span
      data-target
      className={
        capture
          ? 'absolute inset-0 border-4 border-danger'
          : 'absolute size-1/3 rounded-full border-2 border-white bg-black/60'
      }
    />
  );
}

/** Rows are numbered at the left edge of the board, columns lettered at the lower one. */
function Coordinate({ name, place, dark }: { name: string; place: number; dark: boolean }) {
  const ink = `absolute text-[0.6rem] font-semibold sm:text-xs ${dark ? 'text-on-primary' : 'text-ink'}`;
  return (
    <>
      {place % 8 === 0 ? <span className={`${ink} top-0.5 left-0.5`}>{name.charAt(1)}</span> : null}
      {place >= 56 ? <span className={`${ink} right-0.5 bottom-0.5`}>{name.charAt(0)}</span> : null}
    </>
  );
}

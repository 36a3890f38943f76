import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { GameFrame, LevelSelect } from '../game-frame.tsx';
import { SquareBoard } from '../square-board.tsx';
import { boardSquares } from './board-squares.tsx';
import { levels } from './opponent.ts';
import { isEnd, type Outcome } from './outcome.ts';
import { Piece, pieceName } from './piece.tsx';
import { type Side, squareIndex } from './position.ts';
import { type ChessMode, chessModes, useChess } from './use-chess.ts';

const rules = [
  'Choose one of your pieces, then one of the marked squares. White begins.',
  'Castling, en passant and promotion are part of the game; the king may never be left in check.',
  'Checkmate wins. Stalemate, threefold repetition, fifty quiet moves and too few pieces are draws.',
  'With the keyboard: arrow keys move over the board, Enter chooses a piece and its square.',
];

/** Chess by the full rules, for two players or against the computer. */
export function ChessGame({
  title,
  mode = 'Against computer',
  seed,
}: {
  title: string;
  mode?: ChessMode;
  seed?: number;
}) {
  const game = useChess(mode, seed);
  const [flipped, setFlipped] = useState(false);
  const { position, outcome } = game;
  const order = Array.from({ length: 64 }, (_, index) => (flipped ? 63 - index : index));
  return (
    <GameFrame
      title={title}
      status={statusOf(position.turn, outcome, game.thinking)}
      scores={[
        { label: 'White wins', value: game.tally.white },
        { label: 'Black wins', value: game.tally.black },
        { label: 'Draws', value: game.tally.draws },
      ]}
      rules={rules}
      onNew={game.restart}
      tools={
        <>
          <LevelSelect label="Mode" options={chessModes} value={game.mode} onChange={game.setMode} />
          {game.mode === 'Two players' ? null : (
            <LevelSelect options={levels} value={game.level} onChange={game.setLevel} />
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="grid content-start gap-3">
          <SquareBoard
            label="Chess board"
            columns={8}
            gap="gap-0 overflow-hidden rounded-control border border-line-strong"
            width="max-w-xl"
            squares={boardSquares(game, order)}
            onPress={(id) => game.press(squareIndex(id))}
          />
          {game.promoting === undefined ? null : <Promotion side={position.turn} onChoose={game.promote} />}
          <div className="flex flex-wrap justify-center gap-2">
            <Button disabled={game.moves.length === 0 || game.thinking} onClick={game.undo}>
              Undo
            </Button>
            <Button onClick={() => setFlipped(!flipped)}>Flip board</Button>
            <Button
              disabled={outcome === 'resigned' || isEnd(outcome) || game.moves.length === 0}
              onClick={game.resign}
            >
              Resign
            </Button>
          </div>
        </div>
        <MoveList moves={game.moves} taken={game.taken} />
      </div>
    </GameFrame>
  );
}

const colors: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };

function statusOf(turn: Side, outcome: Outcome | 'resigned', thinking: boolean): string {
  const mover = colors[turn];
  const rival = turn === 'white' ? 'Black' : 'White';
  if (outcome === 'checkmate') return `Checkmate. ${rival} wins`;
  if (outcome === 'resigned') return `${mover} resigned. ${rival} wins`;
  if (outcome === 'stalemate') return 'Stalemate. The game is a draw';
  if (outcome !== 'playing' && outcome !== 'check') return `Draw: ${outcome}`;
  const check = outcome === 'check' ? 'Check. ' : '';
  return `${check}${mover} to move${thinking ? ', the computer thinks…' : ''}`;
}

function Promotion({ side, onChoose }: { side: Side; onChoose: (letter: string) => void }) {
  const letters = [...(side === 'white' ? 'QRBN' : 'qrbn')];
  return (
    <div role="group" aria-label="Promote to" className="flex flex-wrap items-center justify-center gap-2">
      <span className="text-sm font-semibold">Promote to</span>
      {letters.map((letter) => (
        <Button
          key={letter}
          aria-label={pieceName(letter)}
          className="size-14 p-1!"
          onClick={() => onChoose(letter)}
        >
          <Piece piece={letter} />
        </Button>
      ))}
    </div>
  );
}

function MoveList({ moves, taken }: { moves: readonly string[]; taken: readonly string[] }) {
  const pairs = Array.from({ length: Math.ceil(moves.length / 2) }, (_, index) => [
    moves[index * 2] ?? '',
    moves[index * 2 + 1] ?? '',
  ]);
  return (
    <section aria-label="Moves" className="grid content-start gap-2">
      <h3 className="font-heading font-semibold">Moves</h3>
      {pairs.length === 0 ? <p className="text-sm text-muted">No move yet.</p> : null}
      <ol className="grid max-h-72 gap-0.5 overflow-y-auto text-sm" aria-label="Move list" tabIndex={0}>
        {pairs.map(([white, black], index) => (
          <li key={index} className="grid grid-cols-[2.5rem_1fr_1fr] rounded-sm px-2 py-1 odd:bg-soft">
            <span>{index + 1}.</span>
            <span className="font-semibold">{white}</span>
            <span className="font-semibold">{black}</span>
          </li>
        ))}
      </ol>
      {taken.length === 0 ? null : (
        <>
          <h3 className="font-heading font-semibold">Captured</h3>
          <p className="flex flex-wrap">
            {taken.map((piece, index) => (
              <span
                key={index}
                role="img"
                aria-label={pieceName(piece)}
                className="grid size-8 place-items-center"
              >
                <Piece piece={piece} />
              </span>
            ))}
          </p>
        </>
      )}
    </section>
  );
}

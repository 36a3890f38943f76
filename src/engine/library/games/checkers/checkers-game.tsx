import { Crown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { GameFrame, type GameScore } from '../game-frame.tsx';
import { ModeSelect, type VersusMode, versusModes } from '../mode-select.tsx';
import { type Square, SquareBoard } from '../square-board.tsx';
import { useKept } from '../use-kept.ts';
import { useRandom } from '../use-random.ts';
import { chooseMove, type Level, levels } from './opponent.ts';
import {
  afterMove,
  countOf,
  legalMoves,
  type Move,
  type Position,
  sideOf,
  startPosition,
  winnerOf,
} from './rules.ts';

const noWins = { dark: 0, light: 0, draw: 0 };
const thinkMs = 350;
const colors = { dark: 'Dark', light: 'Light' };

const rules = [
  'Men move one square diagonally forward, kings also back. Dark begins.',
  'A piece of the other side is captured by jumping over it. Captures must be made, and go on while they can.',
  'A man that reaches the last row becomes a king. Who cannot move has lost.',
  'Choose a piece, then the square. With the keyboard: arrow keys and Enter.',
];

/** Checkers with forced captures and kings. */
export function CheckersGame({
  title,
  versus = 'computer',
  seed,
}: {
  title: string;
  versus?: 'player' | 'computer';
  seed?: number;
}) {
  const random = useRandom(seed);
  const [mode, setMode] = useState<VersusMode>(versus === 'player' ? 'Two players' : 'Against computer');
  const [level, setLevel] = useState<Level>('Medium');
  const [history, setHistory] = useState<readonly Position[]>([startPosition]);
  const [chosen, setChosen] = useState<number>();
  const [tally, setTally] = useKept('checkers-tally', noWins);
  const position = history.at(-1) ?? startPosition;
  const winner = winnerOf(position);
  const moves = winner === undefined ? legalMoves(position) : [];
  const thinking = mode === 'Against computer' && position.turn === 'light' && winner === undefined;
  const active = position.chain ?? chosen;

  function make(move: Move): void {
    const next = afterMove(position, move);
    setHistory([...history, next]);
    setChosen(next.chain);
    const won = winnerOf(next);
    if (won !== undefined) setTally({ ...tally, [won]: tally[won] + 1 });
  }
  useComputer(thinking, position, (now) => chooseMove(now, level, random), make);
  function press(square: number): void {
    if (thinking) return;
    const move = moves.find(({ from, to }) => from === active && to === square);
    if (move !== undefined) make(move);
    else setChosen(moves.some(({ from }) => from === square) ? square : undefined);
  }
  function begin(next: VersusMode): void {
    setMode(next);
    setHistory([startPosition]);
    setChosen(undefined);
  }
  return (
    <GameFrame
      title={title}
      status={statusOf(position, winner, moves)}
      scores={scoresOf(position, tally)}
      rules={rules}
      onNew={() => begin(mode)}
      tools={
        <ModeSelect
          modes={versusModes}
          mode={mode}
          onMode={begin}
          levels={levels}
          level={level}
          onLevel={setLevel}
        />
      }
    >
      <SquareBoard
        label="Checkers board"
        columns={8}
        gap="gap-0 overflow-hidden rounded-control border border-line-strong"
        width="max-w-lg"
        squares={squaresOf(position, moves, active)}
        onPress={(id) => press(squareNumber(id))}
      />
      <div className="flex justify-center">
        <Button
          disabled={history.length < 2 || thinking}
          onClick={() => {
            setHistory(earlierThan(history, mode));
            setChosen(undefined);
          }}
        >
          Undo
        </Button>
      </div>
    </GameFrame>
  );
}

/** One move back; against the computer back to your own turn. */
function earlierThan(history: readonly Position[], mode: VersusMode): readonly Position[] {
  const earlier = history.slice(0, -1);
  const back = mode === 'Two players' ? -1 : earlier.findLastIndex(({ turn }) => turn === 'dark');
  return back < 0 ? earlier : earlier.slice(0, back + 1);
}

/** Lets the computer move a moment after it is its turn. */
function useComputer(
  thinking: boolean,
  position: Position,
  choose: (position: Position) => Move | undefined,
  make: (move: Move) => void,
): void {
  useEffect(() => {
    if (!thinking) return;
    const timer = setTimeout(() => {
      const move = choose(position);
      if (move !== undefined) make(move);
    }, thinkMs);
    return () => clearTimeout(timer);
  });
}

function scoresOf(position: Position, tally: typeof noWins): GameScore[] {
  return [
    { label: 'Dark pieces', value: countOf(position, 'dark') },
    { label: 'Light pieces', value: countOf(position, 'light') },
    { label: 'Won', value: `${tally.dark} : ${tally.light}` },
  ];
}

function statusOf(position: Position, winner: string | undefined, moves: readonly Move[]): string {
  if (winner === 'draw') return 'The game is a draw';
  if (winner !== undefined) return `${winner === 'dark' ? 'Dark' : 'Light'} wins`;
  const must = moves.some(({ over }) => over !== undefined) ? ', a capture must be made' : '';
  return `${colors[position.turn]} to move${must}`;
}

function squareName(index: number): string {
  return `${'abcdefgh'.charAt(index % 8)}${8 - Math.floor(index / 8)}`;
}

function squareNumber(name: string): number {
  return 'abcdefgh'.indexOf(name.charAt(0)) + (8 - Number(name.charAt(1))) * 8;
}

function squaresOf({ board }: Position, moves: readonly Move[], active: number | undefined): Square[] {
  return board.map((piece, index) => {
    const playable = (Math.floor(index / 8) + index) % 2 === 1;
    const side = sideOf(piece);
    const king = piece !== '.' && piece === piece.toUpperCase();
    const target = moves.some(({ from, to }) => from === active && to === index);
    const movable = moves.some(({ from }) => from === index);
    const name = side === undefined ? 'empty' : `${side} ${king ? 'king' : 'man'}`;
    return {
      id: squareName(index),
      label: `${squareName(index)}, ${name}${target ? ', possible move' : ''}`,
      pressed: index === active,
      disabled: !playable,
      look: playable ? 'bg-primary' : 'bg-soft',
      content:
        side === undefined ? (
          target ? (
            <span data-target className="size-1/3 rounded-full border-2 border-white bg-black/60" />
          ) : null
        ) : (
          <span
            className={`grid size-4/5 place-items-center rounded-full border-4 ${side === 'dark' ? 'border-line-strong bg-black text-white' : 'border-line-strong bg-white text-black'} ${index === active ? 'ring-4 ring-danger' : movable ? 'ring-2 ring-on-primary' : ''}`}
          >
            {king ? <Crown aria-hidden="true" className="size-3/5" /> : null}
          </span>
        ),
    };
  });
}

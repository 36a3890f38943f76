import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { GameFrame, type GameScore, LevelSelect } from '../game-frame.tsx';
import { pick } from '../random.ts';
import { type Square, SquareBoard } from '../square-board.tsx';
import { useKept } from '../use-kept.ts';
import { useRandom } from '../use-random.ts';
import {
  bestMove,
  type Cells,
  emptyCells,
  freeCells,
  isFull,
  type Mark,
  place,
  winnerOf,
  winningLine,
} from './rules.ts';

const modes = ['Two players', 'Against computer (easy)', 'Against computer (unbeatable)'] as const;
type Mode = (typeof modes)[number];

const thinkMs = 350;
const noWins = { X: 0, O: 0, draws: 0 };

const rules = [
  'Players take turns to put their mark, X or O, in an empty square. X begins.',
  'Three marks in a row, column or diagonal win. A full board without a line is a draw.',
  'Arrow keys move between the squares, Enter or Space puts the mark.',
];

export function TicTacToeGame({
  title,
  names = ['Player X', 'Player O'],
  versus = 'player',
  seed,
}: {
  title: string;
  names?: readonly string[];
  versus?: 'player' | 'computer';
  seed?: number;
}) {
  const random = useRandom(seed);
  const [mode, setMode] = useState<Mode>(versus === 'player' ? modes[0] : modes[2]);
  const [history, setHistory] = useState<readonly Cells[]>([emptyCells]);
  const [tally, setTally] = useKept('tic-tac-toe-tally', noWins);
  const cells = history.at(-1) ?? emptyCells;
  const turn: Mark = history.length % 2 === 1 ? 'X' : 'O';
  const winner = winnerOf(cells);
  const over = winner !== undefined || isFull(cells);
  const computerTurn = mode !== 'Two players' && turn === 'O' && !over;

  function play(index: number): void {
    if (over || cells[index] !== null) return;
    const next = place(cells, index, turn);
    setHistory([...history, next]);
    const won = winnerOf(next);
    if (won !== undefined) setTally({ ...tally, [won]: tally[won] + 1 });
    else if (isFull(next)) setTally({ ...tally, draws: tally.draws + 1 });
  }

  useEffect(() => {
    if (!computerTurn) return;
    const timer = setTimeout(() => {
      play(mode === 'Against computer (easy)' ? pick(random, freeCells(cells)) : bestMove(cells, 'O'));
    }, thinkMs);
    return () => clearTimeout(timer);
  });

  const nameOf = (mark: Mark) =>
    mode === 'Two players' ? (names[mark === 'X' ? 0 : 1] ?? mark) : mark === 'X' ? 'You' : 'Computer';
  const undone = mode === 'Two players' ? 1 : 2;
  return (
    <GameFrame
      title={title}
      status={statusOf(winner, over, turn, nameOf)}
      scores={scoresOf(tally, nameOf)}
      rules={rules}
      onNew={() => setHistory([emptyCells])}
      tools={
        <LevelSelect
          label="Mode"
          options={modes}
          value={mode}
          onChange={(chosen) => {
            setMode(chosen);
            setHistory([emptyCells]);
          }}
        />
      }
    >
      <SquareBoard
        label="Tic-tac-toe board"
        columns={3}
        squares={squaresOf(cells, over || computerTurn)}
        onPress={(id) => play(Number(id) - 1)}
        width="max-w-sm"
        gap="gap-2"
      />
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          disabled={history.length <= undone || computerTurn || over}
          onClick={() => setHistory(history.slice(0, -undone))}
        >
          Undo
        </Button>
        <Button onClick={() => setTally(noWins)}>Reset score</Button>
      </div>
    </GameFrame>
  );
}

function scoresOf(tally: typeof noWins, nameOf: (mark: Mark) => string): GameScore[] {
  return [
    { label: `${nameOf('X')} (X)`, value: tally.X },
    { label: `${nameOf('O')} (O)`, value: tally.O },
    { label: 'Draws', value: tally.draws },
  ];
}

function statusOf(
  winner: Mark | undefined,
  over: boolean,
  turn: Mark,
  nameOf: (mark: Mark) => string,
): string {
  if (winner !== undefined) {
    const name = nameOf(winner);
    return name === 'You' ? 'You win' : `${name} wins`;
  }
  if (over) return 'It is a draw';
  const name = nameOf(turn);
  return name === 'You' ? 'Your turn (X)' : `${name}’s turn (${turn})`;
}

function squaresOf(cells: Cells, locked: boolean): Square[] {
  const line = winningLine(cells) ?? [];
  return cells.map((cell, index) => ({
    id: String(index + 1),
    label: `Row ${Math.floor(index / 3) + 1}, column ${(index % 3) + 1}, ${cell ?? 'empty'}`,
    disabled: locked || cell !== null,
    look: `rounded-control font-heading text-6xl font-bold sm:text-7xl ${line.includes(index) ? 'bg-primary text-on-primary' : `bg-soft ${cell === 'X' ? 'text-link' : 'text-ink'}`}`,
    content: cell,
  }));
}

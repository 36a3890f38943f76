import { Button } from '../../ui/button.tsx';
import { GameFrame, LevelSelect } from '../game-frame.tsx';
import { SquareBoard } from '../square-board.tsx';
import { clockText } from '../use-clock.ts';
import { sudokuSquares } from './board-squares.tsx';
import { conflictsOf, givenCounts, type SudokuLevel } from './puzzle.ts';
import { type SudokuPlay, useSudoku } from './use-sudoku.ts';

const levels = Object.keys(givenCounts) as SudokuLevel[];
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const rules = [
  'Fill every row, every column and every box of nine with the digits 1 to 9, each once.',
  'Choose a square, then press a digit or type it. Delete or Backspace empties it.',
  'Notes keep small digits as reminders. Check counts mistakes, Hint fills one square.',
];

/** Sudoku with puzzles that have exactly one solution. */
export function SudokuGame({
  title,
  level: firstLevel = 'Easy',
  seed,
}: {
  title: string;
  level?: SudokuLevel;
  seed?: number;
}) {
  const game = useSudoku(firstLevel, seed);
  const { level, puzzle, entries, cell, seconds, noting } = game;
  const conflicts = conflictsOf(entries.grid);
  return (
    <GameFrame
      title={title}
      status={statusOf(game, conflicts.size > 0)}
      scores={[
        { label: 'Empty', value: entries.grid.filter((digit) => digit === 0).length },
        { label: 'Time', value: clockText(seconds) },
        { label: 'Best', value: game.best === undefined ? '–' : clockText(game.best) },
      ]}
      rules={rules}
      onNew={() => game.begin(level)}
      tools={<LevelSelect options={levels} value={level} onChange={game.begin} />}
    >
      <SquareBoard
        label="Sudoku board"
        columns={9}
        gap="gap-0 border-2 border-line-strong"
        width="max-w-lg"
        squares={sudokuSquares(puzzle.given, entries, cell, conflicts)}
        onPress={(id) => game.choose(Number(id))}
        onKey={(event, id) => {
          if (/^[1-9]$/.test(event.key)) game.put(Number(event.key), Number(id));
          if (event.key === 'Backspace' || event.key === 'Delete') game.put(0, Number(id));
        }}
      />
      <div
        role="group"
        aria-label="Digits"
        className="mx-auto grid w-full max-w-lg grid-cols-5 gap-2 sm:grid-cols-10"
      >
        {digits.map((digit) => (
          <Button
            key={digit}
            className="px-0! text-base"
            aria-label={`Digit ${digit}`}
            onClick={() => game.put(digit)}
          >
            {digit}
          </Button>
        ))}
        <Button className="px-0!" onClick={() => game.put(0)}>
          Erase
        </Button>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button aria-pressed={noting} look={noting ? 'primary' : 'plain'} onClick={game.toggleNoting}>
          Notes
        </Button>
        <Button disabled={!game.canUndo} onClick={game.undo}>
          Undo
        </Button>
        <Button onClick={game.check}>Check</Button>
        <Button disabled={game.solved} onClick={game.hint}>
          Hint
        </Button>
        <Button onClick={game.reset}>Reset</Button>
      </div>
    </GameFrame>
  );
}

function statusOf({ solved, seconds, told }: SudokuPlay, conflicting: boolean): string {
  if (solved) return `Solved in ${clockText(seconds)}`;
  if (told !== undefined) return told;
  return conflicting
    ? 'The marked digits stand twice in a row, column or box.'
    : 'Choose a square, then a digit.';
}

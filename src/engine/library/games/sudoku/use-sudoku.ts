import { useEffect, useState } from 'react';
import { useBest } from '../use-best.ts';
import { useClock } from '../use-clock.ts';
import { useRandom } from '../use-random.ts';
import { type Entries, emptyCell, enter, newEntries, toggleNote } from './entries.ts';
import { makePuzzle, type SudokuLevel } from './puzzle.ts';

export type SudokuPlay = ReturnType<typeof useSudoku>;

/** The state of a puzzle and everything a player can do with it. */
export function useSudoku(firstLevel: SudokuLevel, seed: number | undefined) {
  const random = useRandom(seed);
  const [level, setLevel] = useState<SudokuLevel>(firstLevel);
  const [puzzle, setPuzzle] = useState(() => makePuzzle(firstLevel, random));
  const [steps, setSteps] = useState<readonly Entries[]>(() => [newEntries(puzzle.given)]);
  const [cell, setCell] = useState<number>();
  const [noting, setNoting] = useState(false);
  const [told, setTold] = useState<string>();
  const entries = steps.at(-1) ?? newEntries(puzzle.given);
  const solved = entries.grid.every((digit, index) => digit === puzzle.solution[index]);
  const [seconds, resetClock] = useClock(steps.length > 1 && !solved);
  const { best, report } = useBest(`sudoku-${level}`, 'low');
  useEffect(() => {
    if (solved) report(seconds);
  }, [solved, seconds, report]);

  function begin(next: SudokuLevel): void {
    const made = makePuzzle(next, random);
    setLevel(next);
    setPuzzle(made);
    setSteps([newEntries(made.given)]);
    setCell(undefined);
    setTold(undefined);
    resetClock();
  }
  function change(make: (entries: Entries) => Entries): void {
    const next = make(entries);
    if (next !== entries) setSteps([...steps, next]);
    setTold(undefined);
  }
  function put(digit: number, at = cell): void {
    if (at === undefined || puzzle.given[at] !== 0 || solved) return;
    if (digit === 0) change((now) => emptyCell(now, at));
    else change((now) => (noting ? toggleNote(now, at, digit) : enter(now, at, digit)));
  }
  function hint(): void {
    const open = (index: number) => entries.grid[index] !== puzzle.solution[index];
    const at = cell !== undefined && open(cell) ? cell : puzzle.solution.findIndex((_, index) => open(index));
    if (at === -1) return;
    setCell(at);
    change((now) => enter(now, at, puzzle.solution[at] ?? 0));
    setTold(`Hint: row ${Math.floor(at / 9) + 1}, column ${(at % 9) + 1} is ${puzzle.solution[at]}.`);
  }
  function check(): void {
    const wrong = entries.grid.filter(
      (digit, index) => digit !== 0 && digit !== puzzle.solution[index],
    ).length;
    setTold(
      wrong === 0 ? 'No mistakes so far.' : `${wrong} ${wrong === 1 ? 'digit is' : 'digits are'} wrong.`,
    );
  }
  return {
    level,
    puzzle,
    entries,
    cell,
    noting,
    told,
    solved,
    seconds,
    best,
    begin,
    put,
    hint,
    check,
    canUndo: steps.length > 1,
    choose: setCell,
    toggleNoting: () => setNoting(!noting),
    undo: () => setSteps(steps.slice(0, -1)),
    reset: () => change(() => newEntries(puzzle.given)),
  };
}

import type { Square } from '../square-board.tsx';
import type { Entries } from './entries.ts';
import { type Grid, peersOf } from './puzzle.ts';

function groundOf(cell: number, chosen: number | undefined, alike: boolean): string {
  if (cell === chosen) return 'bg-primary text-on-primary';
  if (alike) return 'bg-soft underline';
  return chosen !== undefined && peersOf(chosen).includes(cell) ? 'bg-soft' : 'bg-field';
}

export function sudokuSquares(
  given: Grid,
  { grid, notes }: Entries,
  chosen: number | undefined,
  conflicts: ReadonlySet<number>,
): Square[] {
  return grid.map((digit, cell) => {
    const row = Math.floor(cell / 9);
    const column = cell % 9;
    const fixed = given[cell] !== 0;
    const wrong = conflicts.has(cell);
    const alike = chosen !== undefined && digit !== 0 && digit === grid[chosen];
    const edges = `${column % 3 === 2 && column < 8 ? 'border-r-2 border-r-line-strong' : 'border-r border-r-line'} ${row % 3 === 2 && row < 8 ? 'border-b-2 border-b-line-strong' : 'border-b border-b-line'}`;
    const ground =
      wrong && cell !== chosen ? 'bg-danger-soft text-danger-ink' : groundOf(cell, chosen, alike);
    const marks = notes[cell] ?? [];
    return {
      id: String(cell),
      label: `Row ${row + 1}, column ${column + 1}, ${digit === 0 ? (marks.length === 0 ? 'empty' : `notes ${marks.join(' ')}`) : digit}${fixed ? ', given' : ''}${wrong ? ', conflict' : ''}`,
      pressed: cell === chosen,
      look: `text-base sm:text-xl ${edges} ${ground} ${fixed ? 'font-bold' : cell === chosen || wrong ? '' : 'text-link'}`,
      content:
        digit === 0 ? (
          <span className="px-0.5 text-center text-[0.55rem] leading-tight break-all sm:text-xs">
            {marks.join('')}
          </span>
        ) : (
          digit
        ),
    };
  });
}

import { matrixFirstHalf } from './matrix-first-half.ts';
import { matrixSecondHalf } from './matrix-second-half.ts';

const rows = [...matrixFirstHalf, ...matrixSecondHalf].map(readRow);

function readRow(text: string): ReadonlyMap<number, readonly number[]> {
  return new Map(
    text.split(',').map((cell) => {
      const [worsening = '', principles = ''] = cell.split(':');
      return [Number(worsening), principles.split(' ').map(Number)] as const;
    }),
  );
}

/**
 * The principles that solved a contradiction most often: improving by row, worsening by column, both numbered from 1.
 * Altshuller's classical matrix of 39 parameters, compared over three copies. Empty where nothing is printed; where the copies
 * disagree the majority counts, and the cells 4/16, 19/9, 24/7 to 24/9 and 37/21 stay empty because there was none.
 */
export function principlesFor(improving: number, worsening: number): readonly number[] {
  return rows[improving - 1]?.get(worsening) ?? [];
}

export interface Frequency {
  readonly principle: number;
  /** In how many cells of the row the principle stands. */
  readonly cells: number;
}

/** How often each principle is used to improve a parameter, whatever worsens; the most used first. */
export function mostUsedFor(improving: number): Frequency[] {
  return counted([...(rows[improving - 1]?.values() ?? [])]);
}

/** The same over the whole matrix. */
export function mostUsed(): Frequency[] {
  return counted(rows.flatMap((row) => [...row.values()]));
}

export function filledCells(): number {
  return rows.reduce((sum, row) => sum + row.size, 0);
}

function counted(cells: readonly (readonly number[])[]): Frequency[] {
  const counts = new Map<number, number>();
  for (const principles of cells)
    for (const principle of principles) counts.set(principle, (counts.get(principle) ?? 0) + 1);
  return [...counts]
    .map(([principle, count]) => ({ principle, cells: count }))
    .toSorted((one, other) => other.cells - one.cells || one.principle - other.principle);
}

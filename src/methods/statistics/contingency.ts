import library from 'jstat';
import { normalAt } from './distributions.ts';
import { shiftedChiSquareBelow, shiftInterval } from './noncentral.ts';
import { chiSquareAbove, type Interval } from './tail-areas.ts';

export interface CountsCompared {
  readonly statistic: number;
  readonly freedom: number;
  readonly chance: number;
  readonly expected: readonly (readonly number[])[];
  /** How far each cell is off, in standard deviations (Haberman, Biometrics 29, 1973). */
  readonly residuals: readonly (readonly number[])[];
  readonly least: number;
  /** The share of cells whose expected count is below five. */
  readonly smallShare: number;
  /** Cramér's V. */
  readonly effect: number;
  readonly effectInterval: Interval;
}

const enough = 5;

/** Pearson's chi-square for two columns of categories, without Yates's correction. */
export function chiSquareTest(
  counts: readonly (readonly number[])[],
  confidence: number,
): CountsCompared | undefined {
  const { rows, columns, all } = marginsOf(counts);
  if (rows.length < 2 || columns.length < 2 || [...rows, ...columns].some((sum) => sum === 0))
    return undefined;
  const expected = rows.map((row) => columns.map((column) => (row * column) / all));
  const cells = expected.flat();
  const statistic = cells.reduce(
    (sum, should, at) => sum + ((counts.flat()[at] ?? 0) - should) ** 2 / should,
    0,
  );
  const freedom = (rows.length - 1) * (columns.length - 1);
  const least = Math.min(rows.length, columns.length) - 1;
  const shift = shiftInterval(
    (by) => shiftedChiSquareBelow(statistic, freedom, by),
    statistic,
    freedom,
    confidence,
  );
  const strength = (of: number) => Math.min(1, Math.sqrt(of / (all * least)));
  return {
    statistic,
    freedom,
    chance: chiSquareAbove(statistic, freedom),
    expected,
    residuals: expected.map((line, row) =>
      line.map((should, column) => {
        const rest = (1 - (rows[row] ?? 0) / all) * (1 - (columns[column] ?? 0) / all);
        return ((counts[row]?.[column] ?? 0) - should) / Math.sqrt(should * rest);
      }),
    ),
    least: Math.min(...cells),
    smallShare: cells.filter((should) => should < enough).length / cells.length,
    effect: strength(statistic),
    effectInterval: { low: strength(shift.low), high: strength(shift.high) },
  };
}

function marginsOf(counts: readonly (readonly number[])[]) {
  const rows = counts.map((line) => line.reduce((sum, count) => sum + count, 0));
  const columns = (counts[0] ?? []).map((_, at) => counts.reduce((sum, line) => sum + (line[at] ?? 0), 0));
  return { rows, columns, all: rows.reduce((sum, count) => sum + count, 0) };
}

/** Whether the categories of one column are equally common. */
export function equalCounts(counts: readonly number[]): {
  statistic: number;
  freedom: number;
  chance: number;
} {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const should = all / counts.length;
  const statistic = counts.reduce((sum, count) => sum + (count - should) ** 2 / should, 0);
  const freedom = counts.length - 1;
  return { statistic, freedom, chance: chiSquareAbove(statistic, freedom) };
}

/** Fisher, The Design of Experiments, 1935: the tables that are no likelier than the one seen. Four cells. */
export function fisherExact(counts: readonly (readonly number[])[]): number {
  const { rows, columns, all } = marginsOf(counts);
  const [row = 0] = rows;
  const [column = 0] = columns;
  const log = (value: number) => library.gammaln(value + 1);
  const weight = (cell: number) =>
    -(log(cell) + log(row - cell) + log(column - cell) + log(all - row - column + cell));
  const seen = weight(counts[0]?.[0] ?? 0);
  const from = Math.max(0, row + column - all);
  let likely = 0;
  let total = 0;
  for (let cell = from; cell <= Math.min(row, column); cell += 1) {
    const share = Math.exp(weight(cell) - seen);
    total += share;
    // The same allowance for binary digits that R makes.
    if (share <= 1 + 1e-7) likely += share;
  }
  return Math.min(1, likely / total);
}

/** Of four cells: odds of the first column in the first row against the second row, with Woolf's interval. */
export function oddsRatio(
  counts: readonly (readonly number[])[],
  confidence: number,
): { value: number; interval: Interval; isCorrected: boolean } {
  const cells = counts.flat();
  const isCorrected = cells.includes(0);
  const [a = 1, b = 1, c = 1, d = 1] = cells.map((count) => count + (isCorrected ? 0.5 : 0));
  const log = Math.log((a * d) / (b * c));
  const half = normalAt(0.5 + confidence / 2) * Math.sqrt(1 / a + 1 / b + 1 / c + 1 / d);
  return {
    value: Math.exp(log),
    interval: { low: Math.exp(log - half), high: Math.exp(log + half) },
    isCorrected,
  };
}

/** How often tables with the same margins are at least so far off, by shuffling (Hope, 1968). */
export function shuffledChance(
  counts: readonly (readonly number[])[],
  random: () => number,
  rounds: number,
): number {
  const { rows, columns, all } = marginsOf(counts);
  const width = columns.length;
  const labels = Uint32Array.from(columns.flatMap((count, column) => Array<number>(count).fill(column)));
  const should = rows.flatMap((row) => columns.map((column) => (row * column) / all));
  const off = (cells: ArrayLike<number>) =>
    should.reduce((sum, expected, at) => sum + ((cells[at] ?? 0) - expected) ** 2 / expected, 0);
  const seen = off(counts.flat()) * (1 - 1e-9);
  const cells = new Float64Array(should.length);
  let beyond = 0;
  for (let round = 0; round < rounds; round += 1) {
    cells.fill(0);
    let rest = all;
    for (const [row, count] of rows.entries())
      for (let drawn = 0; drawn < count; drawn += 1) {
        const at = Math.floor(random() * rest);
        rest -= 1;
        const label = labels[at] ?? 0;
        labels[at] = labels[rest] ?? 0;
        labels[rest] = label;
        cells[row * width + label] = (cells[row * width + label] ?? 0) + 1;
      }
    if (off(cells) >= seen) beyond += 1;
  }
  return (beyond + 1) / (rounds + 1);
}

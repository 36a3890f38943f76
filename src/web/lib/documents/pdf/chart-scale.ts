import type { ChartPart, Row, WrittenAs } from '../../../../catalog/agent-desk/parts.ts';
import { writeAmount } from '../../../../catalog/agent-desk/write-amount.ts';

export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

const million = 1_000_000;
const wantedTicks = 5;

export function valueOf(row: Row, key: string): number | null {
  const cell = row[key];
  return typeof cell === 'number' && Number.isFinite(cell) ? cell : null;
}

/** From where to where the axis goes. It starts at zero, but for a line whose values are all far from it and close together. */
export function scaleOf(part: ChartPart): Scale {
  const values = part.stacked && part.chart !== 'line' ? stackedSums(part) : everyValue(part);
  const [lowest, highest] = [Math.min(...values, Infinity), Math.max(...values, -Infinity)];
  if (lowest > highest) return scaleBetween(0, 1);
  const isFarFromZero = part.chart === 'line' && lowest > highest * 0.8 && highest > lowest;
  return scaleBetween(
    isFarFromZero ? lowest : Math.min(0, lowest),
    Math.max(isFarFromZero ? highest : 0, highest),
  );
}

function everyValue({ rows, series }: ChartPart): number[] {
  return rows.flatMap((row) =>
    series.map(({ key }) => valueOf(row, key)).filter((value): value is number => value !== null),
  );
}

function stackedSums({ rows, series }: ChartPart): number[] {
  return rows.flatMap((row) => {
    const values = series.map(({ key }) => valueOf(row, key) ?? 0);
    const sum = (isWanted: (value: number) => boolean) =>
      values.filter(isWanted).reduce((total, value) => total + value, 0);
    return [sum((value) => value > 0), sum((value) => value < 0)];
  });
}

/** Round steps from below the lowest to above the highest. */
export function scaleBetween(lowest: number, highest: number): Scale {
  const span = highest - lowest || Math.abs(highest) || 1;
  const rough = span / wantedTicks;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(lowest / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(highest / step - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { from: first * step, to: last * step, ticks };
}

/** How a value stands at an axis: large ones in thousands, millions or billions. */
export function axisText(value: number, as: WrittenAs, { from, to }: Scale, currency?: string): string {
  if (Math.max(Math.abs(from), Math.abs(to)) < million) return writeAmount(value, as, currency);
  const isMoney = as === 'money';
  return value.toLocaleString('en', {
    notation: 'compact',
    maximumFractionDigits: 1,
    ...(isMoney ? { style: 'currency', currency: currency ?? 'USD', minimumFractionDigits: 0 } : {}),
  });
}

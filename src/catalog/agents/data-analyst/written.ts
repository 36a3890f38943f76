import type { Interval } from '../../../methods/statistics/tail-areas.ts';

const leastWritten = 0.0001;
const digits = 4;
const tooSmall = 1e-5;

/** A figure in four digits, whatever its size. */
export function figure(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return 'none';
  if (value !== 0 && Math.abs(value) < tooSmall) return value.toExponential(2);
  const rounded = Number(value.toPrecision(digits));
  const size = Math.floor(Math.log10(Math.abs(rounded) || 1));
  const places = Math.max(0, Math.min(8, digits - 1 - size));
  return (rounded === 0 ? 0 : Math.abs(value) >= 10 ** digits ? Math.round(value) : rounded).toLocaleString(
    'en',
    { maximumFractionDigits: places },
  );
}

/** A p-value as it is printed. */
export function chanceWords(chance: number): string {
  return chance < leastWritten ? 'p < 0.0001' : `p = ${figure(Number(chance.toPrecision(3)))}`;
}

export function range(interval: Interval | null | undefined): string {
  return interval === null || interval === undefined
    ? 'no interval'
    : `${figure(interval.low)} to ${figure(interval.high)}`;
}

/** The first so many characters, for tables that must stay readable. */
export function shortened(text: string, most = 40): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** “a, b and c”. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

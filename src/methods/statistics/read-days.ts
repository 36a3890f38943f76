export type DayOrder = 'day first' | 'month first';

export interface DayShape {
  readonly year: number;
  /** Undefined where only the first or the second number can say which is the month. */
  readonly month?: number;
  readonly day?: number;
  readonly first?: number;
  readonly second?: number;
  readonly separator?: string;
}

const isoDay = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?:[T ]\d{1,2}:\d{2}.*)?$/;
const numbers = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T ]\d{1,2}:\d{2}.*)?$/;
const dayMonth = /^(\d{1,2})\.?[ -]([A-Za-z]{3,9})\.?,?[ -](\d{4})$/;
const monthDay = /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})$/;
const monthYear = /^([A-Za-z]{3,9})\.?[ -](\d{4})$/;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const pivot = 70;
const century = 100;

export function shapeOfDay(text: string): DayShape | undefined {
  const iso = isoDay.exec(text);
  if (iso !== null) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3] ?? 1) };
  const plain = numbers.exec(text);
  if (plain !== null) {
    const year = Number(plain[4]);
    return {
      year: plain[4]?.length === 2 ? year + (year < pivot ? 2_000 : 2_000 - century) : year,
      first: Number(plain[1]),
      second: Number(plain[3]),
      separator: plain[2] ?? '/',
    };
  }
  return worded(text);
}

function worded(text: string): DayShape | undefined {
  const forms = [
    [dayMonth, 2, 1, 3],
    [monthDay, 1, 2, 3],
    [monthYear, 1, undefined, 2],
  ] as const;
  for (const [form, month, day, year] of forms) {
    const found = form.exec(text);
    if (found === null) continue;
    const name = months.indexOf((found[month] ?? '').slice(0, 3).toLowerCase());
    if (name === -1) continue;
    return { year: Number(found[year]), month: name + 1, day: day === undefined ? 1 : Number(found[day]) };
  }
  return undefined;
}

const lastMonth = 12;

/** What one day says of the order of the column; undefined where it could be either. */
export function orderSpoken({ first, second }: DayShape): DayOrder | undefined {
  if (first === undefined || second === undefined) return undefined;
  if (first > lastMonth && second <= lastMonth) return 'day first';
  return second > lastMonth && first <= lastMonth ? 'month first' : undefined;
}

const millisecondsOfDay = 86_400_000;

/** Days since the first of January 1970, or NaN where there is no such day. */
export function valueOfDay(shape: DayShape, order: DayOrder): number {
  const month = shape.month ?? (order === 'day first' ? shape.second : shape.first) ?? 0;
  const day = shape.day ?? (order === 'day first' ? shape.first : shape.second) ?? 0;
  const date = new Date(0);
  date.setUTCFullYear(shape.year, month - 1, day);
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? date.getTime() / millisecondsOfDay : Number.NaN;
}

/** The day as `2026-03-31`. */
export function writeIsoDay(days: number): string {
  return new Date(days * millisecondsOfDay).toISOString().slice(0, 10);
}

/** Days as spreadsheets and data services write them, read column by column: one cell alone cannot say what 03/04/2026 means. */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const millisecondsOfDay = 86_400_000;
/** Spreadsheets count days from here; the odd day is the leap day of 1900 that never was. */
const spreadsheetEpoch = Date.UTC(1899, 11, 30);
const earliestSerial = 10_000;
const latestSerial = 80_000;
const century = 100;
const firstYearOfOldCentury = 70;
const mostMonths = 12;

interface ReadDays {
  /** `2026-03-31`, or undefined where a cell is no day. */
  readonly days: readonly (string | undefined)[];
  /** How an ambiguous order of day and month was decided. */
  readonly note?: string;
}

export function readDays(cells: readonly string[]): ReadDays {
  const parts = cells.map((cell) => numbersOf(cell));
  const order = orderOf(cells, parts);
  const days = cells.map((cell, index) => readOne(cell.trim(), parts[index], order.isDayFirst));
  return order.note === undefined ? { days } : { days, note: order.note };
}

/** The three numbers of a day such as 31.03.2026, with the year last. */
function numbersOf(cell: string): readonly [number, number, number] | undefined {
  const found = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:[ T].*)?$/.exec(cell.trim());
  return found === null ? undefined : [Number(found[1]), Number(found[2]), fullYear(Number(found[3]))];
}

function fullYear(year: number): number {
  if (year >= century) return year;
  return year >= firstYearOfOldCentury ? 1900 + year : 2000 + year;
}

function orderOf(
  cells: readonly string[],
  parts: readonly (readonly [number, number, number] | undefined)[],
): { isDayFirst: boolean; note?: string } {
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0) return { isDayFirst: true };
  if (known.some(([first]) => first > mostMonths)) return { isDayFirst: true };
  if (known.some(([, second]) => second > mostMonths)) return { isDayFirst: false };
  if (cells.some((cell) => /^\d{1,2}\./.test(cell.trim()))) return { isDayFirst: true };
  return { isDayFirst: true, note: 'Days such as 03/04/2026 were read with the day before the month.' };
}

function readOne(
  cell: string,
  numbers: readonly [number, number, number] | undefined,
  isDayFirst: boolean,
): string | undefined {
  if (numbers !== undefined) {
    const [first, second, year] = numbers;
    return isDayFirst ? dayOf(year, second, first) : dayOf(year, first, second);
  }
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:[ T].*)?$/.exec(cell);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const month = /^(\d{4})[-/.](\d{1,2})$/.exec(cell);
  if (month !== null) return lastOfMonth(Number(month[1]), Number(month[2]));
  return serialDay(cell) ?? namedDay(cell);
}

function serialDay(cell: string): string | undefined {
  const serial = /^\d{5}$/.test(cell) ? Number(cell) : 0;
  if (serial < earliestSerial || serial > latestSerial) return undefined;
  return new Date(spreadsheetEpoch + serial * millisecondsOfDay).toISOString().slice(0, 10);
}

/** 31 Mar 2026, March 31, 2026 and Mar 2026. */
function namedDay(cell: string): string | undefined {
  const words = cell
    .toLowerCase()
    .split(/[\s,.-]+/)
    .filter((word) => word !== '');
  const name = words.find((word) => months.includes(word.slice(0, 3)));
  if (name === undefined) return undefined;
  const month = months.indexOf(name.slice(0, 3)) + 1;
  const rest = words.filter((word) => word !== name).map(Number);
  if (rest.some((value) => !Number.isInteger(value))) return undefined;
  const [first, second] = rest;
  if (first !== undefined && rest.length === 1) return lastOfMonth(fullYear(first), month);
  if (first === undefined || second === undefined || rest.length > 2) return undefined;
  return first > 31 ? dayOf(first, month, second) : dayOf(fullYear(second), month, first);
}

function lastOfMonth(year: number, month: number): string | undefined {
  if (month < 1 || month > mostMonths) return undefined;
  return dayOf(year, month, new Date(Date.UTC(year, month, 0)).getUTCDate());
}

/** Undefined for days that no calendar has, such as 31 February. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isThere =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere && year > 1800 && year < 2200 ? date.toISOString().slice(0, 10) : undefined;
}

import { monthNames } from '../../../kernel/month-names.ts';
import { addDays, weekday } from '../../../methods/finance/calendar-days.ts';

/** Days are written as `2026-03-31`, in the Gregorian calendar, from the year 1 to the year 9999. */
export type IsoDay = string;

export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const yearDigits = 4;
const lastYear = 9_999;

/** The day, or undefined where the calendar has none such. */
export function dayOf(year: number, month: number, day: number): IsoDay | undefined {
  if (year < 1 || year > lastYear || month < 1 || month > 12 || day < 1 || day > daysOfMonth(year, month))
    return undefined;
  return `${String(year).padStart(yearDigits, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function daysOfMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function yearOf(day: IsoDay): number {
  return Number(day.slice(0, yearDigits));
}

export function monthOf(day: IsoDay): number {
  return Number(day.slice(5, 7));
}

export function dateOf(day: IsoDay): number {
  return Number(day.slice(8, 10));
}

export function weekdayName(day: IsoDay): string {
  return weekdayNames[weekday(day) - 1] ?? '';
}

/** “Tuesday, 14 July 1789”. */
export function writeDay(day: IsoDay): string {
  return `${weekdayName(day)}, ${dateOf(day)} ${monthNames[monthOf(day) - 1] ?? ''} ${yearOf(day)}`;
}

/** The day that it is at a moment in a zone. */
export function todayIn(now: Date, zone: string): IsoDay {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value ?? 1);
  return dayOf(part('year'), part('month'), part('day')) ?? now.toISOString().slice(0, 10);
}

/** Adds days unless that leaves the calendar. */
export function shiftedDay(day: IsoDay, days: number): IsoDay | undefined {
  const most = 3_700_000;
  if (!Number.isInteger(days) || Math.abs(days) > most) return undefined;
  const shifted = addDays(day, days);
  return /^\d{4}-/.test(shifted) && yearOf(shifted) >= 1 ? shifted : undefined;
}

/** Easter Sunday of a year: the anonymous Gregorian algorithm, in Meeus, Astronomical Algorithms, chapter 8. */
export function easterOf(year: number): IsoDay | undefined {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dayOf(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}

/** The n-th weekday of a month, 1 for Monday; a negative number counts from the end. */
export function weekdayOfMonth(
  year: number,
  month: number,
  wanted: number,
  count: number,
): IsoDay | undefined {
  const from = dayOf(year, month, count > 0 ? 1 : daysOfMonth(year, month));
  if (from === undefined) return undefined;
  const step = count > 0 ? (wanted - weekday(from) + 7) % 7 : -((weekday(from) - wanted + 7) % 7);
  return shiftedDay(from, step + (count > 0 ? count - 1 : count + 1) * 7);
}

/** The week of ISO 8601: weeks begin on Monday, and the first one holds the first Thursday. */
export function isoWeekOf(day: IsoDay): { readonly week: number; readonly year: number } {
  const thursday = addDays(day, 4 - weekday(day));
  const first = dayOf(yearOf(thursday), 1, 1) ?? thursday;
  return { week: Math.floor(dayDifference(first, thursday) / 7) + 1, year: yearOf(thursday) };
}

function dayDifference(from: IsoDay, to: IsoDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Whole years, months and days from one day to a later one. */
export function spanBetween(
  from: IsoDay,
  to: IsoDay,
): { readonly years: number; readonly months: number; readonly days: number } {
  let months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);
  if (dateOf(to) < dateOf(from)) months -= 1;
  const reached = monthsLater(from, months);
  return { years: Math.floor(months / 12), months: months % 12, days: dayDifference(reached, to) };
}

/** The same day of another month, or its last day where it is shorter. */
export function monthsLater(day: IsoDay, months: number): IsoDay {
  const total = yearOf(day) * 12 + monthOf(day) - 1 + months;
  const [year, month] = [Math.floor(total / 12), (((total % 12) + 12) % 12) + 1];
  return dayOf(year, month, Math.min(dateOf(day), daysOfMonth(year, month))) ?? day;
}

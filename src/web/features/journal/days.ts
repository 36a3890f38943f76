import { dayNumber, dayOfNumber } from '../../../methods/habit/streak.ts';

export function isDay(text: string | null): text is string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOfNumber(dayNumber(text)) === text;
}

export function moveDay(day: string, by: number): string {
  return dayOfNumber(dayNumber(day) + by);
}

const long = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const at = (day: string) => new Date(`${day}T00:00:00Z`);
export const longDay = (day: string): string => long.format(at(day));
export const shortDay = (day: string): string => short.format(at(day));
export const nameOfMonth = (month: string): string => monthName.format(at(`${month}-01`));

/** The weeks of a month such as `2026-03`, Monday first; null beside its ends. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = dayNumber(`${month}-01`);
  const days: (string | null)[] = Array.from({ length: (at(`${month}-01`).getUTCDay() + 6) % 7 }, () => null);
  for (let number = first; dayOfNumber(number).startsWith(month); number += 1) days.push(dayOfNumber(number));
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

export function moveMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

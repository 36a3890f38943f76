import { daysUntil } from '../parts/day-list.ts';

export interface DailyEntry {
  readonly day: string;
  readonly amount: number;
}

export function totalOn(entries: readonly DailyEntry[], day: string): number {
  return entries.filter((entry) => entry.day === day).reduce((sum, { amount }) => sum + amount, 0);
}

/** The totals of the days that end with the given one. */
export function weekTotals(
  entries: readonly DailyEntry[],
  last: string,
  days = 7,
): readonly { day: string; total: number }[] {
  return daysUntil(last, days).map((day) => ({ day, total: totalOn(entries, day) }));
}

/** The mean of the days on which something was entered. */
export function averageOf(totals: readonly { readonly total: number }[]): number {
  const used = totals.filter(({ total }) => total > 0);
  return used.length === 0 ? 0 : Math.round(used.reduce((sum, { total }) => sum + total, 0) / used.length);
}

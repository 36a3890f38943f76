const dayMs = 86_400_000;
const daysAWeek = 7;

/** Days later, as `2026-03-31`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

export function firstDayOf(start: string, week: number): string {
  return dayAfter(start, (week - 1) * daysAWeek);
}

/** The day for one of several things of a week, spread over it. */
export function dayOf(start: string, week: number, at: number, count: number): string {
  return dayAfter(firstDayOf(start, week), Math.floor((at * daysAWeek) / Math.max(1, count)));
}

/** The week of the plan that a day lies in; 1 for all days before it. A clock that is set back leads to an earlier one. */
export function weekOn(start: string, today: string): number {
  const days = Math.floor((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / dayMs);
  return Math.max(1, Math.floor(days / daysAWeek) + 1);
}

/** Whether it is a day that there is. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const millisecondsOfDay = 86_400_000;
const daysOfWeek = 7;
const friday = 5;

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function addDays(day: string, count: number): string {
  return toDay(new Date(toDate(day).getTime() + count * millisecondsOfDay));
}

export function daysBetween(from: string, to: string): number {
  return Math.round((toDate(to).getTime() - toDate(from).getTime()) / millisecondsOfDay);
}

/** The same day of a later month, or the last one where the month is shorter. */
export function addMonths(day: string, count: number): string {
  const date = toDate(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), last));
  return toDay(first);
}

/** 1 for Monday to 7 for Sunday, as ISO 8601 counts. */
export function weekday(day: string): number {
  return toDate(day).getUTCDay() || daysOfWeek;
}

/** A payment that falls on a weekend is made on the Monday after it. */
export function nextWorkingDay(day: string): string {
  const number = weekday(day);
  return number > friday ? addDays(day, daysOfWeek + 1 - number) : day;
}

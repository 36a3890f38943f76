const dayShape = /^\d{4}-\d\d-\d\d/;
const clockShape = /^\d\d:\d\d/;

export function isDay(value: unknown): value is string {
  return typeof value === 'string' && dayShape.test(value);
}

export function isClock(value: unknown): boolean {
  return typeof value === 'string' && clockShape.test(value);
}

/** Days and moments are reckoned without a time zone: what is written is what is meant. */
function instant(value: string): number {
  return Date.parse(`${value.slice(0, 10)}T${value.slice(11, 16) || '00:00'}:00Z`);
}

function written(time: number, like: string): string {
  const text = new Date(time).toISOString();
  return like.length > 10 ? text.slice(0, 16) : text.slice(0, 10);
}

const minute = 60_000;
const oneDay = 1440 * minute;

export function addDays(value: string, days: number): string {
  return written(instant(value) + Math.round(days * oneDay), value);
}

/** The 31st of a short month is its last day. */
export function addMonths(value: string, months: number): string {
  const date = new Date(instant(value));
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + Math.round(months), 1);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  const day = Math.min(date.getUTCDate(), last.getUTCDate());
  return written(first + (day - 1) * oneDay + (instant(value) % oneDay), value);
}

export function addMinutes(value: string, minutes: number): string {
  if (!isClock(value)) return written(instant(value) + minutes * minute, `${value.slice(0, 10)}T00:00`);
  const total = (((minutesOfClock(value) + Math.round(minutes)) % 1440) + 1440) % 1440;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}

function minutesOfClock(value: string): number {
  return Number(value.slice(0, 2)) * 60 + Number(value.slice(3, 5));
}

/** Minutes from one moment, day or time of day to another; over midnight where times of day say so. */
export function minutesBetween(from: string, to: string): number {
  if (isClock(from) && isClock(to)) {
    const span = minutesOfClock(to) - minutesOfClock(from);
    return span < 0 ? span + 1440 : span;
  }
  return (instant(to) - instant(from)) / minute;
}

export function daysBetween(from: string, to: string): number {
  return Math.round((instant(to.slice(0, 10)) - instant(from.slice(0, 10))) / oneDay);
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export function weekdayOf(value: string): string {
  return weekdays[new Date(instant(value)).getUTCDay()] ?? '';
}

/** The week as ISO 8601 counts it. */
export function weekOf(value: string): string {
  const date = new Date(instant(value.slice(0, 10)));
  date.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  const first = Date.UTC(date.getUTCFullYear(), 0, 1);
  const week = Math.ceil(((date.getTime() - first) / oneDay + 1) / 7);
  return `${date.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}

/** A day of a sample: so many days from the one on which the app is first opened. */
export interface SampleDay {
  readonly days: number;
  /** Weekdays that it is never on, as `Sun`: then it is the next day that is further from today. */
  readonly not: readonly string[];
  readonly time?: string;
}

const shape = /^([+-]\d{1,5})((?:!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun))*)(?: (\d\d:\d\d))?$/;

/** `+3`, `-2 14:30` or `+3!Sun`; undefined for a day that is written as such. */
export function sampleDay(value: string): SampleDay | undefined {
  const match = shape.exec(value);
  if (match === null) return undefined;
  const [, days = '0', not = '', time] = match;
  return { days: Number(days), not: not.split('!').filter(Boolean), ...(time === undefined ? {} : { time }) };
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const dayMs = 86_400_000;

/** The day itself, as `2026-05-13`, seen from another. */
export function dayOfSample({ days, not }: SampleDay, today: string): string {
  const from = Date.parse(`${today}T00:00:00Z`);
  const step = days < 0 ? -1 : 1;
  for (let count = days; ; count += step) {
    const date = new Date(from + count * dayMs);
    if (!not.includes(weekdays[date.getUTCDay()] ?? '') || Math.abs(count - days) > weekdays.length)
      return date.toISOString().slice(0, 10);
  }
}

const millisecondsOfDay = 86_400_000;
const daysOfWeek = 7;
/** 1 January 1970 was a Thursday; Sunday is 0. */
const weekdayOfEpoch = 4;

export interface WorkWeek {
  /** Seven of them, from Sunday on. */
  readonly worksOn: readonly boolean[];
  /** Days as `2026-03-31` on which nobody works. */
  readonly holidays: ReadonlySet<string>;
}

export interface Calendar {
  /** The day of the working day with this number; 0 is the first one on or after the start. */
  readonly dayOf: (index: number) => string;
  /** How many working days begin before this day. */
  readonly workingDaysBefore: (day: string) => number;
}

export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / millisecondsOfDay);
}

export function dayText(number: number): string {
  return new Date(number * millisecondsOfDay).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

function weekdayOf(number: number): number {
  return (((number + weekdayOfEpoch) % daysOfWeek) + daysOfWeek) % daysOfWeek;
}

/** Working days counted from a start. There must be a working weekday, or no day would ever come. */
export function workingCalendar(start: string, { worksOn, holidays }: WorkWeek): Calendar {
  if (!worksOn.includes(true)) throw new RangeError('a week without a working day');
  const found: number[] = [];
  let next = dayNumber(start);
  const isWorked = (number: number) => worksOn[weekdayOf(number)] === true && !holidays.has(dayText(number));
  const findNext = () => {
    while (!isWorked(next)) next += 1;
    found.push(next);
    next += 1;
  };
  return {
    dayOf: (index) => {
      while (found.length <= index) findNext();
      return dayText(found[Math.max(0, index)] ?? next);
    },
    workingDaysBefore: (day) => {
      const number = dayNumber(day);
      while (next <= number) findNext();
      let low = 0;
      let high = found.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((found[middle] ?? 0) < number) low = middle + 1;
        else high = middle;
      }
      return low;
    },
  };
}

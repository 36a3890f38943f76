import type { IsoDay } from './calendar.ts';
import { writeDay } from './calendar.ts';
import type { DayReading } from './read-day.ts';

/** The Gregorian calendar began on 15 October 1582, in many countries later. */
const gregorianStart = '1582-10-15';
const longAgo = '1924-01-01';

/** Says which calendar was counted in, where that is not plain. */
export function calendarNotes(...days: readonly IsoDay[]): readonly string[] {
  if (days.some((day) => day < gregorianStart))
    return [
      'Counted in the Gregorian calendar, carried back before its start on 15 October 1582; people then used the Julian one.',
    ];
  if (days.some((day) => day < longAgo)) return ['Counted in the Gregorian calendar.'];
  return [];
}

export function guessedYearNotes(...readings: readonly DayReading[]): readonly string[] {
  return readings
    .filter(({ isYearGuessed }) => isYearGuessed === true)
    .map(({ day }) => `No year was given; ${writeDay(day)} is taken.`);
}

/** Every reading with what it means, for dates such as 3/4/2026. */
export function eachReading(readings: readonly DayReading[], say: (reading: DayReading) => string): string {
  if (readings.length === 1) return readings.map(say).join('');
  return readings
    .map((reading) => `${say(reading)} (read with the ${reading.as ?? 'day first'})`)
    .join(', or ');
}

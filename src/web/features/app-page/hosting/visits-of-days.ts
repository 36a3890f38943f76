import type { DayVisits } from './hosting-data.ts';

const dayMs = 86_400_000;

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The first of so many days up to today, as the server counts them. */
export function firstDay(now: number, days: number): string {
  return dayOf(now - (days - 1) * dayMs);
}

/** One figure for each day, also where nobody came. */
export function visitsOfDays(visits: readonly DayVisits[], now: number, days: number): DayVisits[] {
  const known = new Map(visits.map(({ day, visits: count }) => [day, count]));
  return Array.from({ length: days }, (_, index) => {
    const day = dayOf(now - (days - 1 - index) * dayMs);
    return { day, visits: known.get(day) ?? 0 };
  });
}

const dayMs = 86_400_000;

/** A number for a calendar day (`2030-05-17`); the next day has the next number. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);
}

/** Which of so many entries belongs to a day: each day the next one, then from the beginning. */
export function entryOfDay(day: string, count: number): number {
  const at = dayNumber(day) % count;
  return at < 0 ? at + count : at;
}

/** The day that lies so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date((dayNumber(day) + days) * dayMs).toISOString().slice(0, 10);
}

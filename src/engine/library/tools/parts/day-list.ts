/** A day as `2030-05-17`, in local time. */
export function dayKey(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A number of days that end with the given one, the earliest first. */
export function daysUntil(last: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => shiftDay(last, index + 1 - count));
}

/** Noon, because a day may have 23 or 25 hours. */
export function shiftDay(day: string, by: number): string {
  const date = new Date(`${day}T12:00`);
  date.setDate(date.getDate() + by);
  return dayKey(date);
}

export function weekdayText(day: string): string {
  return new Date(`${day}T12:00`).toLocaleDateString('en-US', { weekday: 'short' });
}

/** How many days in a row up to today; a day that is not over yet does not break the row. */
export function streakOf(done: readonly string[], today: string): number {
  const days = new Set(done);
  let day = days.has(today) ? today : shiftDay(today, -1);
  let streak = 0;
  while (days.has(day)) {
    streak += 1;
    day = shiftDay(day, -1);
  }
  return streak;
}

export function longestStreak(done: readonly string[]): number {
  const days = new Set(done);
  let longest = 0;
  for (const day of days) {
    if (days.has(shiftDay(day, -1))) continue;
    let length = 1;
    while (days.has(shiftDay(day, length))) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

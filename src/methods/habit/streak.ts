export interface Streak {
  /** Days in a row with something in them, up to today or yesterday; days that were forgiven do not count. */
  readonly now: number;
  /** The longest there was. */
  readonly longest: number;
  /** Whether today has something in it. */
  readonly today: boolean;
}

const dayMs = 86_400_000;

/** Days are written as `2026-03-31`; their number, so that the next one is one more, whatever clocks do. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);
}

export function dayOfNumber(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/**
 * How many days in a row. One missed day between two others is forgiven, two in a row are not. Today is not missed before it is
 * over. Days after today, as a clock that was set back leaves them, count as little as ones that are no days.
 */
export function streakOf(days: Iterable<string>, today: string): Streak {
  const end = dayNumber(today);
  const numbers = [...new Set([...days].map(dayNumber))]
    .filter((number) => number <= end)
    .toSorted((one, other) => one - other);
  let longest = 0;
  let run = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const number of numbers) {
    run = number - last <= 2 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = number;
  }
  return { now: end - last <= 2 ? run : 0, longest, today: last === end };
}

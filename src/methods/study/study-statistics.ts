import type { Memory, Review } from './memory.ts';
import type { Moment } from './queue.ts';

const dayMs = 86_400_000;

/** How many cards come up on each of the next days; what is overdue counts for today. */
export function forecast(memories: Iterable<Memory>, moment: Moment, days: number): number[] {
  const counts = Array.from({ length: days }, () => 0);
  for (const { state, due } of memories) {
    if (state === 'new') continue;
    const day = due < moment.dayEnd ? 0 : Math.floor((due - moment.dayEnd) / dayMs) + 1;
    if (day < days) counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
}

/** Reviews of each day, as `2026-03-31` → how many. Reviews that were taken back do not count. */
export function reviewsByDay(reviews: Iterable<Review>, dayOf: (at: number) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { at, grade } of reviews) {
    if (grade === 0) continue;
    const day = dayOf(at);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

interface Kept {
  readonly asked: number;
  readonly remembered: number;
}

/** How many answers were remembered, of those that came a day or more after the card was last seen. */
export function keptOf(reviewsOfCards: Iterable<readonly Review[]>, since: number): Kept {
  let asked = 0;
  let remembered = 0;
  for (const reviews of reviewsOfCards) {
    let last = 0;
    for (const { at, grade } of reviews) {
      if (grade === 0) continue;
      if (last > 0 && at - last >= dayMs / 2 && at >= since) {
        asked += 1;
        if (grade > 1) remembered += 1;
      }
      last = at;
    }
  }
  return { asked, remembered };
}

/** Minutes spent on answers by day; an answer that took longer than two minutes was a pause. */
export function minutesByDay(reviews: Iterable<Review>, dayOf: (at: number) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { at, ms, grade } of reviews) {
    if (grade === 0) continue;
    const day = dayOf(at);
    sums.set(day, (sums.get(day) ?? 0) + Math.min(120_000, Math.max(0, ms)) / 60_000);
  }
  return sums;
}

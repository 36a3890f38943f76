import { localDay } from '../../../kernel/local-day.ts';
import type { Moment } from '../../../methods/study/queue.ts';

export function momentOf(now: number): Moment {
  const start = new Date(now);
  start.setHours(0, 0, 0, 0);
  const end = new Date(start);
  end.setDate(end.getDate() + 1);
  return { now, day: localDay(now), dayStart: start.getTime(), dayEnd: end.getTime() };
}

/** How long until then, in a word or two: `10 min`, `3 days`. */
export function untilWords(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return `${hours} h`;
  const days = Math.round(hours / 24);
  if (days < 31) return days === 1 ? '1 day' : `${days} days`;
  const months = days / 30.4;
  return months < 12 ? `${months.toFixed(months < 3 ? 1 : 0)} months` : `${(days / 365).toFixed(1)} years`;
}

/** The clock of the device. */
export function nowMs(): number {
  return Date.now();
}

/** What was played on a device on a day, in seconds. */
export interface PlayedDay {
  /** As `2026-03-31`. */
  readonly day: string;
  readonly seconds: number;
}

/** Seconds by day, such as those that a grown-up has added or set aside. */
type SecondsByDay = Readonly<Record<string, number>>;

/** How long may be played; zero is without a limit. Times of day are minutes after midnight. */
export interface PlayLimits {
  readonly dayMinutes: number;
  readonly sittingMinutes: number;
  readonly quiet: { readonly from: number; readonly to: number } | null;
  /** Added for a day by a grown-up. */
  readonly extra: SecondsByDay;
  /** Played while the clock of the device stood in the future, and set aside by a grown-up. */
  readonly aside: SecondsByDay;
}

export interface PlayState {
  /** The day that time counts for. */
  readonly day: string;
  readonly usedSeconds: number;
  readonly sittingSeconds: number;
  readonly minuteOfDay: number;
}

export type RestReason = 'day' | 'sitting' | 'quiet';

function countedByDay(played: readonly PlayedDay[], aside: SecondsByDay): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { day, seconds } of played) sums.set(day, (sums.get(day) ?? 0) + seconds);
  for (const [day, seconds] of sums) sums.set(day, Math.max(0, seconds - (aside[day] ?? 0)));
  return sums;
}

/**
 * The day that time counts for: today, or the latest day on which was played, should the clock have been set back since. So no
 * day begins twice, and nobody gains time by it.
 */
export function countingDay(today: string, played: readonly PlayedDay[], aside: SecondsByDay): string {
  let latest = today;
  for (const [day, seconds] of countedByDay(played, aside)) if (seconds > 0 && day > latest) latest = day;
  return latest;
}

export function usedOn(day: string, played: readonly PlayedDay[], aside: SecondsByDay): number {
  return countedByDay(played, aside).get(day) ?? 0;
}

/** What lies after today, to be set aside when the clock is right now and was wrong before. */
export function laterThan(today: string, played: readonly PlayedDay[], aside: SecondsByDay): SecondsByDay {
  const sums = new Map<string, number>();
  for (const { day, seconds } of played) if (day > today) sums.set(day, (sums.get(day) ?? 0) + seconds);
  return { ...aside, ...Object.fromEntries(sums) };
}

/** Why it is time to rest; undefined while there is time. */
export function restReason(limits: PlayLimits, state: PlayState): RestReason | undefined {
  const { dayMinutes, sittingMinutes, quiet } = limits;
  if (quiet !== null && isWithin(state.minuteOfDay, quiet.from, quiet.to)) return 'quiet';
  const allowed = dayMinutes * 60 + (limits.extra[state.day] ?? 0);
  if (dayMinutes > 0 && state.usedSeconds >= allowed) return 'day';
  if (sittingMinutes > 0 && state.sittingSeconds >= sittingMinutes * 60) return 'sitting';
  return undefined;
}

/** From the evening to the morning goes over midnight. */
function isWithin(minute: number, from: number, to: number): boolean {
  if (from === to) return false;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** After so long a break a new sitting begins. */
const breakMs = 15 * 60_000;

export interface Sitting {
  readonly seconds: number;
  /** When somebody last played, by the clock of the device. */
  readonly lastAt: number;
}

/** The sitting that goes on. A clock that was set back makes no break. */
export function sittingAt(before: Sitting | undefined, now: number): Sitting {
  if (before === undefined || now - before.lastAt >= breakMs) return { seconds: 0, lastAt: now };
  return { seconds: before.seconds, lastAt: now };
}

/** A tab that slept did not play: at most so much is counted between two looks. */
const longestStepMs = 15_000;

/** The seconds that have passed between two looks at a clock that only goes forward. */
export function playedBetween(before: number, now: number): number {
  return Math.min(longestStepMs, Math.max(0, now - before)) / 1000;
}

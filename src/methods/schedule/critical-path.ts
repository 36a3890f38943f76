import { type Activity, bothPasses, startAfter } from './network.ts';

/** Times are sums of what people typed; smaller differences come from the binary digits. */
export const sameTime = 1e-9;

export interface TimedActivity {
  readonly duration: number;
  readonly earlyStart: number;
  readonly earlyFinish: number;
  readonly lateStart: number;
  readonly lateFinish: number;
  /** How long it may slip before the project ends later. */
  readonly totalFloat: number;
  /** How long it may slip before anything else has to move. */
  readonly freeFloat: number;
  readonly isCritical: boolean;
}

export interface CriticalPath {
  readonly finish: number;
  readonly activities: readonly TimedActivity[];
  /** One unbroken chain from the first to the last critical activity. */
  readonly chain: readonly number[];
}

/** Kelley and Walker, Critical-path planning and scheduling, 1959. */
export function criticalPath(
  activities: readonly Activity[],
  order: readonly number[],
  durations: readonly number[],
): CriticalPath {
  const { earlyStart, lateFinish, finish } = bothPasses(activities, order, durations);
  const freeFloat = new Float64Array(activities.length);
  for (let at = 0; at < activities.length; at += 1)
    freeFloat[at] = finish - (earlyStart[at] ?? 0) - (durations[at] ?? 0);
  const slackOf = (at: number, place: number) => {
    const link = activities[at]?.links[place];
    if (link === undefined) return Number.POSITIVE_INFINITY;
    const from = earlyStart[link.from] ?? 0;
    const earlier = { start: from, finish: from + (durations[link.from] ?? 0) };
    return (earlyStart[at] ?? 0) - startAfter(link, earlier, durations[at] ?? 0);
  };
  for (let at = 0; at < activities.length; at += 1)
    for (const [place, { from }] of (activities[at]?.links ?? []).entries())
      freeFloat[from] = Math.min(freeFloat[from] ?? 0, slackOf(at, place));
  const timed = activities.map((_, at): TimedActivity => {
    const duration = durations[at] ?? 0;
    const start = earlyStart[at] ?? 0;
    const late = lateFinish[at] ?? 0;
    const totalFloat = clean(late - duration - start);
    return {
      duration,
      earlyStart: start,
      earlyFinish: start + duration,
      lateStart: clean(late - duration),
      lateFinish: late,
      totalFloat,
      freeFloat: Math.min(totalFloat, Math.max(0, clean(freeFloat[at] ?? 0))),
      isCritical: totalFloat <= sameTime,
    };
  });
  return { finish, activities: timed, chain: chainOf(activities, timed, finish, slackOf) };
}

/** Follows from the end what held each activity back, as long as something did. */
function chainOf(
  activities: readonly Activity[],
  timed: readonly TimedActivity[],
  finish: number,
  slackOf: (at: number, place: number) => number,
): number[] {
  let at = timed.findLastIndex(
    ({ earlyFinish, isCritical }) => isCritical && finish - earlyFinish <= sameTime,
  );
  const chain: number[] = [];
  while (at !== -1) {
    chain.push(at);
    const links = activities[at]?.links ?? [];
    const driver = links.findIndex(
      ({ from }, place) => slackOf(at, place) <= sameTime && timed[from]?.isCritical === true,
    );
    at = driver === -1 ? -1 : (links[driver]?.from ?? -1);
  }
  return chain.toReversed();
}

function clean(value: number): number {
  return Math.abs(value) <= sameTime ? 0 : value;
}

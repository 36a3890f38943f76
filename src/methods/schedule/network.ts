/**
 * Precedence diagramming: Fondahl, A non-computer approach to the critical path method, 1961; Moder, Phillips and Davis,
 * Project Management with CPM, PERT and Precedence Diagramming, 3rd edition, 1983, for the four kinds of links with lags.
 */

/** From the start (S) or finish (F) of the earlier activity to the start or finish of the later one. */
export type LinkKind = 'FS' | 'SS' | 'FF' | 'SF';

export interface Link {
  /** The place of the earlier activity in the list. */
  readonly from: number;
  readonly kind: LinkKind;
  /** Time between the two; less than zero lets them overlap. */
  readonly lag: number;
}

export interface Activity {
  readonly links: readonly Link[];
  /** It does not begin before this time. */
  readonly notBefore?: number | undefined;
}

export type Ordering =
  | { readonly order: readonly number[]; readonly cycle?: undefined }
  | { readonly cycle: readonly number[]; readonly order?: undefined };

/** An order in which nothing comes before what it waits for, or a circle of activities that wait for each other. */
export function orderActivities(activities: readonly Activity[]): Ordering {
  const state = activities.map((): 'new' | 'open' | 'done' => 'new');
  const order: number[] = [];
  const path: number[] = [];
  const visit = (at: number): readonly number[] | undefined => {
    if (state[at] === 'done') return undefined;
    if (state[at] === 'open') return path.slice(path.indexOf(at));
    state[at] = 'open';
    path.push(at);
    for (const { from } of activities[at]?.links ?? []) {
      const cycle = visit(from);
      if (cycle !== undefined) return cycle;
    }
    path.pop();
    state[at] = 'done';
    order.push(at);
    return undefined;
  };
  for (let at = 0; at < activities.length; at += 1) {
    const cycle = visit(at);
    // The path runs from what waits to what it waits for; people tell it the way the work flows.
    if (cycle !== undefined) return { cycle: cycle.toReversed() };
  }
  return { order };
}

/** The earliest start that one link allows. */
export function startAfter(
  { kind, lag }: Link,
  earlier: { readonly start: number; readonly finish: number },
  duration: number,
): number {
  switch (kind) {
    case 'FS':
      return earlier.finish + lag;
    case 'SS':
      return earlier.start + lag;
    case 'FF':
      return earlier.finish + lag - duration;
    case 'SF':
      return earlier.start + lag - duration;
  }
}

/** The latest finish of the earlier activity that one link leaves. */
function finishBefore(
  { kind, lag }: Link,
  later: { readonly start: number; readonly finish: number },
  duration: number,
): number {
  switch (kind) {
    case 'FS':
      return later.start - lag;
    case 'SS':
      return later.start - lag + duration;
    case 'FF':
      return later.finish - lag;
    case 'SF':
      return later.finish - lag + duration;
  }
}

export interface Passes {
  readonly earlyStart: Float64Array;
  readonly lateFinish: Float64Array;
  /** When the last activity ends. */
  readonly finish: number;
}

/** Forward and backward pass. It is called thousands of times by the simulation, so that it makes few objects. */
export function bothPasses(
  activities: readonly Activity[],
  order: readonly number[],
  durations: readonly number[] | Float64Array,
): Passes {
  const earlyStart = new Float64Array(activities.length);
  let finish = 0;
  for (const at of order) {
    const { links = [], notBefore = 0 } = activities[at] ?? {};
    const duration = durations[at] ?? 0;
    let start = Math.max(0, notBefore);
    for (const link of links) {
      const from = earlyStart[link.from] ?? 0;
      start = Math.max(
        start,
        startAfter(link, { start: from, finish: from + (durations[link.from] ?? 0) }, duration),
      );
    }
    earlyStart[at] = start;
    finish = Math.max(finish, start + duration);
  }
  const lateFinish = new Float64Array(activities.length).fill(finish);
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const at = order[place] ?? 0;
    const late = lateFinish[at] ?? finish;
    const later = { start: late - (durations[at] ?? 0), finish: late };
    for (const link of activities[at]?.links ?? [])
      lateFinish[link.from] = Math.min(
        lateFinish[link.from] ?? finish,
        finishBefore(link, later, durations[link.from] ?? 0),
      );
  }
  return { earlyStart, lateFinish, finish };
}

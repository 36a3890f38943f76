import { sameTime } from './critical-path.ts';
import { type Activity, startAfter } from './network.ts';

export interface Need {
  readonly resource: number;
  readonly units: number;
}

export interface LevelQuestion {
  readonly activities: readonly Activity[];
  readonly durations: readonly number[];
  readonly needs: readonly (readonly Need[])[];
  readonly capacities: readonly number[];
  /** Of the plan without limits; the activity with the smallest goes first. */
  readonly lateFinish: readonly number[];
}

export interface Levelled {
  readonly starts: readonly number[];
  readonly finish: number;
  /** The chain of activities, held by links or by resources, that ends the project. */
  readonly chain: readonly number[];
}

/**
 * The serial schedule generation scheme with the rule of the smallest late finish time: Kelley, The critical-path method:
 * resources planning and scheduling, 1963; Kolisch, Serial and parallel resource-constrained project scheduling methods
 * revisited, European Journal of Operational Research 90, 1996. A heuristic: good, fast, and not always the shortest.
 * Every need must fit into its capacity, and the links must hold no circle.
 */
export function levelResources(question: LevelQuestion): Levelled {
  const { activities, durations, needs, lateFinish } = question;
  const starts = new Float64Array(activities.length);
  const placed = new Set<number>();
  while (placed.size < activities.length) {
    const next = nextActivity(activities, placed, lateFinish);
    starts[next] = earliestFit(question, starts, placed, next);
    placed.add(next);
  }
  const finishOf = (at: number) => (starts[at] ?? 0) + (durations[at] ?? 0);
  const finish = activities.reduce((latest, _, at) => Math.max(latest, finishOf(at)), 0);
  const chain: number[] = [];
  let at = activities.findLastIndex((_, index) => finish - finishOf(index) <= sameTime);
  while (at !== -1 && !chain.includes(at)) {
    chain.push(at);
    const here = at;
    const start = starts[here] ?? 0;
    const link = activities[here]?.links.find(
      (one) =>
        start -
          startAfter(
            one,
            { start: starts[one.from] ?? 0, finish: finishOf(one.from) },
            durations[here] ?? 0,
          ) <=
        sameTime,
    );
    const giver = activities.findIndex(
      (_, other) =>
        !chain.includes(other) &&
        Math.abs(finishOf(other) - start) <= sameTime &&
        (durations[other] ?? 0) > 0 &&
        sharesResource(needs[other], needs[here]),
    );
    at = link === undefined ? giver : link.from;
  }
  return { starts: [...starts], finish, chain: chain.toReversed() };
}

function nextActivity(
  activities: readonly Activity[],
  placed: ReadonlySet<number>,
  lateFinish: readonly number[],
): number {
  let best = -1;
  for (const [at, { links }] of activities.entries()) {
    if (placed.has(at) || links.some(({ from }) => !placed.has(from))) continue;
    if (best === -1 || (lateFinish[at] ?? 0) < (lateFinish[best] ?? 0) - sameTime) best = at;
  }
  if (best === -1) throw new RangeError('the links hold a circle');
  return best;
}

/** A resource becomes free only when something ends, so that only those times have to be tried. */
function earliestFit(
  question: LevelQuestion,
  starts: Float64Array,
  placed: ReadonlySet<number>,
  at: number,
): number {
  const { activities, durations } = question;
  const duration = durations[at] ?? 0;
  const { links = [], notBefore = 0 } = activities[at] ?? {};
  let bound = Math.max(0, notBefore);
  for (const link of links) {
    const start = starts[link.from] ?? 0;
    bound = Math.max(
      bound,
      startAfter(link, { start, finish: start + (durations[link.from] ?? 0) }, duration),
    );
  }
  const ends = [...placed].map((other) => (starts[other] ?? 0) + (durations[other] ?? 0));
  const candidates = [bound, ...ends.filter((end) => end > bound)].toSorted((one, other) => one - other);
  return candidates.find((start) => fits(question, starts, placed, at, start)) ?? Math.max(...candidates);
}

function fits(
  { durations, needs, capacities }: LevelQuestion,
  starts: Float64Array,
  placed: ReadonlySet<number>,
  at: number,
  start: number,
): boolean {
  const end = start + (durations[at] ?? 0);
  if (end - start <= sameTime) return true;
  const mine = needs[at] ?? [];
  const running = [...placed].filter((other) => {
    const from = starts[other] ?? 0;
    return from < end - sameTime && from + (durations[other] ?? 0) > start + sameTime;
  });
  // Use is highest where something begins, so that those times are enough to look at.
  const moments = [start, ...running.map((other) => Math.max(start, starts[other] ?? 0))];
  return mine.every(({ resource, units }) =>
    moments.every((moment) => {
      const used = running
        .filter((other) => {
          const from = starts[other] ?? 0;
          return from <= moment + sameTime && from + (durations[other] ?? 0) > moment + sameTime;
        })
        .reduce((sum, other) => sum + unitsOf(needs[other], resource), 0);
      return used + units <= (capacities[resource] ?? 0) + sameTime;
    }),
  );
}

function unitsOf(needs: readonly Need[] | undefined, resource: number): number {
  return (needs ?? [])
    .filter((need) => need.resource === resource)
    .reduce((sum, { units }) => sum + units, 0);
}

function sharesResource(one: readonly Need[] | undefined, other: readonly Need[] | undefined): boolean {
  return (one ?? []).some(({ resource }) => unitsOf(other, resource) > 0);
}

/** Weeks after a topic was finished. The gaps grow, as forgetting slows (Cepeda and others, 2006, on distributed practice). */
const intervals = [1, 3, 7] as const;
export const reviewMinutes = 10;

export interface Review {
  readonly id: string;
  readonly topic: string;
  /** 1 for the first. */
  readonly nth: number;
  readonly week: number;
}

/** A topic and the week in which its last lesson is. */
export interface Finished {
  readonly topic: string;
  readonly week: number;
}

/** How many reviews a topic can have in so many weeks. */
export function mostReviews(weeks: number): number {
  return intervals.filter((interval) => interval < weeks).length;
}

/**
 * The reviews of one week, in at most a half of its time. First reviews go before second ones; what finds no room waits for the next
 * week, and a second review that has waited until the third is due makes way for it. `given` counts those that were given before,
 * and is brought up to date.
 */
export function reviewsOfWeek(
  week: number,
  finished: readonly Finished[],
  given: Map<string, number>,
  minutes: number,
): Review[] {
  const due = finished
    .flatMap(({ topic, week: end }, at) => {
      let nth = given.get(topic) ?? 0;
      if (nth === 1 && end + intervals[2] <= week) nth = 2;
      const interval = intervals[nth];
      return interval === undefined || end + interval > week ? [] : [{ topic, nth, at, due: end + interval }];
    })
    .toSorted((one, other) => one.nth - other.nth || one.due - other.due || one.at - other.at)
    .slice(0, Math.floor(minutes / 2 / reviewMinutes));
  for (const { topic, nth } of due) given.set(topic, nth + 1);
  return due.map(({ topic, nth }) => ({ id: `${topic}~${nth + 1}`, topic, nth: nth + 1, week }));
}

/** All reviews of lessons that are in their weeks already. */
export function reviewsOf(finished: readonly Finished[], weeks: number, minutes: number): Review[] {
  const given = new Map<string, number>();
  const reviews: Review[] = [];
  for (let week = 1; week <= weeks; week += 1) reviews.push(...reviewsOfWeek(week, finished, given, minutes));
  return reviews;
}

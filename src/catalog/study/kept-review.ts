import { z } from 'zod';
import type { Review } from '../../methods/study/memory.ts';

/** A review as it is kept: card, moment, grade, milliseconds. Short, since there are many. */
export const keptReviewSchema = z.tuple([z.string(), z.number(), z.number().int().min(0).max(4), z.number()]);

export type KeptReview = z.infer<typeof keptReviewSchema>;

/** So many reviews stand in one row; more of a day go into the next. */
export const reviewsInRow = 1000;

export function toReview([card, at, grade, ms]: KeptReview): Review {
  return { card, at, grade: grade as Review['grade'], ms };
}

/** Every review of both lists once, in the order of time; one that was taken back in either stays taken back. */
export function mergeReviews(one: readonly KeptReview[], other: readonly KeptReview[]): KeptReview[] {
  const merged = new Map<string, KeptReview>();
  for (const review of [...one, ...other]) {
    const key = `${review[0]} ${review[1]}`;
    const known = merged.get(key);
    if (known === undefined || review[2] === 0) merged.set(key, review);
  }
  return [...merged.values()].toSorted((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
}

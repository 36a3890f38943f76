import { z } from 'zod';
import { keptReviewSchema, mergeReviews } from '../../../../catalog/study/kept-review.ts';
import { defineCollection } from '../collection.ts';

/** What was reviewed on a device on a day. Reviews are only ever added, so those of two devices never contradict each other. */
export const collection = defineCollection({
  name: 'study-reviews',
  label: 'Reviews',
  table: 'study_reviews',
  schema: z.object({
    id: z.string(),
    device: z.string(),
    day: z.string(),
    reviews: z.array(keptReviewSchema),
  }),
  key: 'id',
  conflict: ({ ours, theirs }) => {
    if (ours === null || theirs === null) return ours;
    return { ...theirs, ...ours, reviews: mergeReviews(theirs.reviews, ours.reviews ?? []) };
  },
  join: (known, written) => ({ ...written, reviews: mergeReviews(known.reviews, written.reviews) }),
  signedOut: 'local',
});

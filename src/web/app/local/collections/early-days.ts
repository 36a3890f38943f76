import { z } from 'zod';
import { keptAnswerSchema, keptRoundSchema, mergeDays } from '../../../../catalog/early-learning/kept-day.ts';
import { defineCollection } from '../collection.ts';

/** What a child did on a device on a day. A day only ever grows, so those of two devices never contradict each other. */
export const collection = defineCollection({
  name: 'early-days',
  label: 'Day of a child',
  table: 'early_days',
  schema: z.object({
    id: z.string(),
    child_id: z.string(),
    device: z.string(),
    day: z.string(),
    seconds: z.number().int().default(0),
    answers: z.array(keptAnswerSchema).default([]),
    rounds: z.array(keptRoundSchema).default([]),
  }),
  key: 'id',
  conflict: ({ ours, theirs }) => {
    if (ours === null || theirs === null) return ours;
    return { ...theirs, ...ours, ...mergeDays(theirs, { ...theirs, ...ours }) };
  },
  signedOut: 'none',
});

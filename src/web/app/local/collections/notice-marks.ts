import { z } from 'zod';
import { noticeRules } from '../../../../catalog/notices/notice.ts';
import { defineCollection } from '../collection.ts';

/** What somebody has read of their notifications. One record, named by its owner. */
export const collection = defineCollection({
  name: 'notice-marks',
  label: 'Read notifications',
  table: 'notice_marks',
  schema: z.object({
    user_id: z.string(),
    read: z.record(z.string(), z.string()).default({}),
  }),
  key: 'user_id',
  // What was read on either device was read.
  conflict: ({ base, ours, theirs }) => {
    if (ours === null) return null;
    const read = Object.entries({ ...theirs?.read, ...ours.read })
      .toSorted(([, one], [, other]) => (one < other ? 1 : -1))
      .slice(0, noticeRules.remembered);
    return { ...base, ...theirs, ...ours, read: Object.fromEntries(read) };
  },
  signedOut: 'none',
});

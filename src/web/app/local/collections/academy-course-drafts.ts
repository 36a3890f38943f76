import { z } from 'zod';
import { mergeDrafts } from '../../../../catalog/academy/own/merge-drafts.ts';
import { defineCollection } from '../collection.ts';

/**
 * Courses that an admin is writing. What stands in the form is read by the page that shows it, because a draft from a newer version of
 * the product must not keep the others from being shown.
 */
export const collection = defineCollection({
  name: 'academy-course-drafts',
  label: 'Draft of a course',
  table: 'academy_course_drafts',
  schema: z.object({
    id: z.string(),
    course: z.string(),
    title: z.string().max(80).default(''),
    base_version: z.number().default(0),
    content: z.record(z.string(), z.unknown()).default({}),
  }),
  key: 'id',
  conflict: ({ base, ours, theirs }) => {
    if (ours === null) return null;
    // Removed there and changed here: the change lives on.
    if (theirs === null) return { ...base, ...ours };
    return mergeDrafts(base, { ...theirs, ...ours }, theirs) as typeof theirs;
  },
  signedOut: 'none',
});

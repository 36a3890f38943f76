import { z } from 'zod';
import { defineCollection } from '../collection.ts';

/** Certificates of courses. The server alone makes them; their owner can withdraw one. */
export const collection = defineCollection({
  name: 'certificates',
  label: 'Certificate',
  table: 'certificates',
  schema: z.object({
    id: z.string(),
    name: z.string(),
    course: z.string(),
    title: z.string(),
    score: z.number(),
    total: z.number(),
    day: z.string(),
    attempt: z.number(),
    issued_at: z.string(),
  }),
  key: 'id',
  conflict: 'last-write',
  signedOut: 'none',
});

import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { runNameLength } from '../record-limits.ts';

/** What somebody let an agent work out. Visitors have runs too; they move into the account at sign-in. */
export const collection = defineCollection({
  name: 'agent-runs',
  label: 'Run of an agent',
  table: 'agent_runs',
  schema: z.object({
    id: z.string(),
    agent: z.string(),
    version: z.number(),
    name: z.string().min(1).max(runNameLength),
    input: z.record(z.string(), z.unknown()),
    seed: z.number(),
    summary: z.string(),
    figures: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    favourite: z.boolean().default(false),
  }),
  key: 'id',
  conflict: 'last-write',
  signedOut: 'local',
});

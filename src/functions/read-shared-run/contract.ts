import { z } from 'zod';
import { defineFunction } from '../define-function.ts';

// Whoever mistypes a link is told that it leads nowhere, so any text is taken.
const input = z.object({ token: z.string().max(200) });
export type ReadSharedRunInput = z.output<typeof input>;

const output = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    agent: z.string(),
    version: z.number(),
    name: z.string(),
    /** What was entered; the result follows from it and the seed. */
    input: z.record(z.string(), z.unknown()),
    seed: z.number(),
    summary: z.string(),
    madeAt: z.iso.datetime({ offset: true }),
  }),
  /** `revoked`: its owner took it back. `unknown`: there is no such link, or the run was deleted. */
  z.object({ state: z.enum(['revoked', 'unknown']) }),
]);
export type SharedRun = z.infer<typeof output>;

/** What a link to a run of an agent shows, to anybody who has it. */
export const contract = defineFunction({ name: 'read-shared-run', access: 'anyone', input, output });

import { z } from 'zod';
import { versionNumber } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';

// Whoever mistypes a link is told that it leads nowhere, so any text is taken.
const input = z.object({ token: z.string().max(200) });
export type ReadSharedAppInput = z.output<typeof input>;

const output = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    name: z.string(),
    /** What was asked for, in the owner's words. */
    asked: z.string(),
    number: versionNumber,
    /** When this version was made. */
    madeAt: z.iso.datetime({ offset: true }),
    /** Where it runs: an origin that is gone when the link is taken back. */
    previewUrl: z.string(),
  }),
  /** `revoked`: its owner took it back. `gone`: the app was deleted. `unknown`: there never was such a link. */
  z.object({ state: z.enum(['revoked', 'gone', 'unknown']) }),
]);
export type SharedApp = z.infer<typeof output>;

/** What a link to an app shows, to anybody who has it. */
export const contract = defineFunction({ name: 'read-shared-app', access: 'anyone', input, output });

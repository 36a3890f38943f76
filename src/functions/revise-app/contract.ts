import { z } from 'zod';
import { appId, versionProgress, versionResult } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';
import { prompt } from '../text-rules.ts';

const input = z.object({ appId, sentence: prompt });
export type ReviseAppInput = z.output<typeof input>;

const output = z.union([
  versionResult,
  /** The sentence was not understood; these are the nearest that would be. Nothing was changed. */
  z.object({
    success: z.literal(false),
    understood: z.literal(false),
    nearest: z.array(z.string()),
    /** Why nothing was done, when the sentence itself was clear. */
    why: z.string().optional(),
  }),
]);
export type ReviseAppOutput = z.output<typeof output>;

/** A sentence changes an app: a new version of it. */
export const contract = defineFunction({
  name: 'revise-app',
  access: 'user',
  saysSuccess: true,
  input,
  progress: versionProgress,
  output,
});

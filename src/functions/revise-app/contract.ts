import { z } from 'zod';
import { appId, chosenModel, clauseAnswer, versionProgress, versionResult } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';
import { prompt } from '../text-rules.ts';

const input = z.object({ appId, sentence: prompt, model: chosenModel });
export type ReviseAppInput = z.output<typeof input>;

const output = z.union([
  versionResult,
  /** No clause of the sentence was understood; these are the nearest that would be. Nothing was changed, and no version made. */
  z.object({
    success: z.literal(false),
    understood: z.literal(false),
    nearest: z.array(z.string()),
    /** Why nothing was done, when the sentence itself was clear. */
    why: z.string().optional(),
    /** What there is to say of each clause, with what could have been meant by it. */
    answers: z.array(clauseAnswer).optional(),
  }),
]);
export type ReviseAppOutput = z.output<typeof output>;

/** A sentence changes an app, clause by clause: a new version of it where at least one clause was understood. */
export const contract = defineFunction({
  name: 'revise-app',
  access: 'user',
  saysSuccess: true,
  input,
  progress: versionProgress,
  output,
});

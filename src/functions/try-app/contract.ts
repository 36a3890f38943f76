import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { askedBack } from '../asked-back.ts';
import { defineFunction } from '../define-function.ts';
import { prompt, sentences } from '../text-rules.ts';

const input = z.object({
  prompt: prompt.refine((text) => text.length <= limits.apps.description, { error: 'Prompt is too long' }),
  /** The sentences that the app was changed by since, in their order. */
  changes: sentences.default([]),
  /** The visitor was asked back and wants it built all the same. */
  anyway: z.boolean().optional(),
});
export type TryAppInput = z.output<typeof input>;

const made = z.object({
  success: z.literal(true),
  name: z.string(),
  /** What the last sentence did. */
  changed: z.array(z.string()),
  /** The address that runs the files below; nothing but them is shown there. */
  frame: z.string(),
  site: z.object({ page: z.string(), script: z.string(), style: z.string() }),
});
export type TriedApp = z.output<typeof made>;

/** The last sentence changes nothing. */
const notUnderstood = z.object({
  success: z.literal(false),
  nearest: z.array(z.string()),
  /** Why nothing was done, when the sentence itself was clear. */
  why: z.string().optional(),
});

const output = z.union([made, askedBack, notUnderstood]);
export type TryAppOutput = z.output<typeof output>;

/** A description becomes an app for somebody without an account: it is made, handed over and forgotten. */
export const contract = defineFunction({
  name: 'try-app',
  access: 'anyone',
  saysSuccess: true,
  input,
  output,
});

import { z } from 'zod';
import { versionProgress, versionResult } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';
import { appName, prompt } from '../text-rules.ts';

const input = z.object({
  appName,
  prompt,
  /** The person was asked back and wants it built all the same. */
  anyway: z.boolean().optional(),
});
export type GenerateAppInput = z.output<typeof input>;

/** No honest app can be made of the description. Nothing was made, and nothing was counted. */
const asked = z.object({
  success: z.literal(false),
  question: z.object({
    text: z.string(),
    /** Descriptions that can be taken as they are. */
    suggestions: z.array(z.string()),
    /** Sent again with `anyway`, it is built. */
    canInsist: z.boolean(),
  }),
});
export type AskedBack = z.output<typeof asked>;

const output = z.union([versionResult, asked]);
export type GenerateAppOutput = z.output<typeof output>;

/** A description becomes an app, or a question back. With `Accept: text/event-stream` every step is told. */
export const contract = defineFunction({
  name: 'generate-app',
  access: 'user',
  saysSuccess: true,
  input,
  progress: versionProgress,
  output,
});

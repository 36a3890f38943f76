import { z } from 'zod';
import { chosenModel, versionProgress, versionResult } from '../app-shapes.ts';
import { askedBack } from '../asked-back.ts';
import { defineFunction } from '../define-function.ts';
import { appName, prompt, sentences } from '../text-rules.ts';

const input = z.object({
  appName,
  prompt,
  /** The person was asked back and wants it built all the same. */
  anyway: z.boolean().optional(),
  /** Sentences by which the app was changed before it had an owner: the first version has them in it. */
  changes: sentences.optional(),
  model: chosenModel,
});
export type GenerateAppInput = z.output<typeof input>;

const output = z.union([versionResult, askedBack]);
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

import { z } from 'zod';
import { versionProgress, versionResult } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';
import { appName, prompt } from '../text-rules.ts';

const input = z.object({
  appName,
  prompt,
});
export type GenerateAppInput = z.output<typeof input>;

/** A description becomes an app. With `Accept: text/event-stream` every step is told. */
export const contract = defineFunction({
  name: 'generate-app',
  access: 'user',
  saysSuccess: true,
  input,
  progress: versionProgress,
  output: versionResult,
});

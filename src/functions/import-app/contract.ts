import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { versionProgress, versionResult } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';
import { appName } from '../text-rules.ts';

const input = z.object({
  /** A zip that `download-app` wrote, in base64. */
  zip: z
    .string()
    .min(1, { error: 'File is empty' })
    .max(limits.takeAway.zipBase64Length, { error: 'This zip is larger than those that are made here.' })
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'The zip must be sent as base64.' }),
  /** What the app is called from now on; its own name when absent. */
  name: appName.optional(),
});
export type ImportAppInput = z.output<typeof input>;

/** A zip becomes a new app, built and proved like every other. */
export const contract = defineFunction({
  name: 'import-app',
  access: 'user',
  saysSuccess: true,
  input,
  progress: versionProgress,
  output: versionResult,
});

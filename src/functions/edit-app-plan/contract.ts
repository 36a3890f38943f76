import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { appId, versionNumber, versionProgress, versionResult } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';

const said = z
  .string()
  .trim()
  .min(1)
  .max(limits.apps.saidLength)
  .refine((text) => !text.includes('\u0000'), { error: 'It holds a character that is no text.' });

const input = z.object({
  appId,
  basedOn: versionNumber,
  /** The whole plan. It is checked against the schema of plans; what is wrong is named. */
  spec: z.record(z.string(), z.unknown()),
  /** What was done, in words, where it was one thing: “Hide Opening hours”. */
  request: said.optional(),
  /** What became different by it, a sentence each. */
  changes: z.array(said).min(1).max(limits.apps.changesSaid).optional(),
});
export type EditAppPlanInput = z.output<typeof input>;

/** A plan changed by form: written, built and proved as a new version. */
export const contract = defineFunction({
  name: 'edit-app-plan',
  access: 'user',
  saysSuccess: true,
  input,
  progress: versionProgress,
  output: versionResult,
});

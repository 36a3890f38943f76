import { z } from 'zod';
import { appId, versionNumber, versionProgress, versionResult } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';

const input = z.object({
  appId,
  basedOn: versionNumber,
  /** The whole plan. It is checked against the schema of plans; what is wrong is named. */
  spec: z.record(z.string(), z.unknown()),
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

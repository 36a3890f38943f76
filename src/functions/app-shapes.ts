import { z } from 'zod';

/** What the functions about generated apps take or answer with. */

export const appId = z.uuid();
export const versionNumber = z.int().min(1).max(1_000_000);

export const buildStatuses = ['queued', 'building', 'completed', 'failed'] as const;
export const versionSteps = ['reading', 'planning', 'writing', 'building', 'trying', 'done'] as const;
export type VersionStep = (typeof versionSteps)[number];

/** Where the making of a version has got to. */
export const versionProgress = z.object({
  appId,
  versionId: z.uuid(),
  number: versionNumber,
  status: z.enum(buildStatuses),
  step: z.enum(versionSteps),
  /** How many files were written; null before. */
  fileCount: z.int().nullable(),
  /** Where it can be looked at; null until it is built. */
  previewUrl: z.string().nullable(),
  error: z.string().nullable(),
});
export type VersionProgress = z.infer<typeof versionProgress>;

/** How it ended. `success` is false when the version could not be built or proved; `error` says why. */
export const versionResult = z.object({
  success: z.boolean(),
  error: z.string().optional(),
  app: z.object({ id: appId, name: z.string(), previewUrl: z.string().nullable() }),
  version: versionProgress,
  /** What became different, a sentence each. */
  changes: z.array(z.string()),
});
export type VersionResult = z.infer<typeof versionResult>;

import { z } from 'zod';

/** What the functions about generated apps take or answer with. */

export const appId = z.uuid();
/** A language model as `list-models` names it. Without one nothing leaves the house. */
export const chosenModel = z.string().min(1).max(100).optional();
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
  /** The language model that is asked for it; left out where none is. */
  model: z.string().optional(),
});
export type VersionProgress = z.infer<typeof versionProgress>;

/** What became of one clause of a sentence that changes an app. */
export const clauseAnswer = z.object({
  /** As it was said. */
  clause: z.string(),
  /** A clause that was not understood, or asks for what no app can do, has changed nothing at all. */
  state: z.enum(['done', 'partly', 'not-understood']),
  changes: z.array(
    z.object({
      /** What became different, in people's words. */
      text: z.string(),
      /** The colour that something has now. */
      swatch: z.string().optional(),
      /** What a text said before and says now. */
      before: z.string().optional(),
      after: z.string().optional(),
    }),
  ),
  /** What of it was not done, a sentence each. */
  missing: z.array(z.string()),
  /** Why nothing was done, where that can be said. */
  why: z.string().optional(),
  /** What could have been meant; each `sentence` may be sent as it is, but for one with a gap (…). */
  choices: z.array(
    z.object({
      sentence: z.string(),
      label: z.string(),
      /** Of a look: the colour of its background, and that of its header and buttons. */
      swatches: z.array(z.string()).optional(),
      /** Of a look: how its letters and corners are. */
      character: z.string().optional(),
    }),
  ),
});
export type ClauseAnswer = z.infer<typeof clauseAnswer>;

/** How it ended. `success` is false when the version could not be built or proved; `error` says why. */
export const versionResult = z.object({
  success: z.boolean(),
  error: z.string().optional(),
  app: z.object({ id: appId, name: z.string(), previewUrl: z.string().nullable() }),
  version: versionProgress,
  /** What became different, a sentence each. */
  changes: z.array(z.string()),
  /** What became of each clause, where a sentence asked for the version. */
  answers: z.array(clauseAnswer).optional(),
  /** Why a language model that was chosen has nothing in it, where that is so. */
  modelFault: z.string().optional(),
});
export type VersionResult = z.infer<typeof versionResult>;

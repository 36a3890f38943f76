import { z } from 'zod';
import { spanKinds } from '../../engine/reader/reading.ts';
import { limits } from '../../kernel/limits.ts';
import { appId, versionNumber, versionProgress, versionResult } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';

const place = z.int().min(0).max(limits.engine.descriptionLength);

const input = z.object({
  appId,
  basedOn: versionNumber,
  /** All word groups of the description that the version was read from; the text itself is the server's. */
  spans: z
    .array(z.object({ kind: z.enum(spanKinds), start: place, end: place }))
    .max(limits.engine.wordGroups),
});
export type CorrectReadingInput = z.output<typeof input>;

/** Other labels for the words of a description: the app is planned again from them, as a new version. */
export const contract = defineFunction({
  name: 'correct-reading',
  access: 'user',
  saysSuccess: true,
  input,
  progress: versionProgress,
  output: versionResult,
});

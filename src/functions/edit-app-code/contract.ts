import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { appId, versionNumber, versionProgress, versionResult } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';
import { filePath } from '../text-rules.ts';

const input = z.object({
  appId,
  /** The version that was edited: another one meanwhile is a conflict, so that nobody's work is written over. */
  basedOn: versionNumber,
  /** New texts of files by path; null removes a file. */
  files: z
    .record(filePath, z.string().max(limits.build.fileLength).nullable())
    .refine((files) => Object.keys(files).length > 0, { error: 'Nothing was changed.' })
    .refine((files) => Object.keys(files).length <= limits.build.files, {
      error: 'These are too many files.',
    }),
});
export type EditAppCodeInput = z.output<typeof input>;

/** Files changed by hand: saved, built and proved as a new version. */
export const contract = defineFunction({
  name: 'edit-app-code',
  access: 'user',
  saysSuccess: true,
  input,
  progress: versionProgress,
  output: versionResult,
});

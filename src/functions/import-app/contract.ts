import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { mib } from '../../kernel/units.ts';
import { versionProgress, versionResult } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';
import { appName } from '../text-rules.ts';

const input = z.object({
  /** A zip that `download-app` wrote. */
  zip: z.instanceof(Uint8Array).refine(({ length }) => length > 0, { error: 'File is empty' }),
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
  file: {
    field: 'zip',
    types: ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'],
    maxBytes: limits.takeAway.zipBytes,
    tooLarge: `This zip is larger than ${limits.takeAway.zipBytes / mib} MB, which is more than any that is made here.`,
  },
  progress: versionProgress,
  output: versionResult,
});

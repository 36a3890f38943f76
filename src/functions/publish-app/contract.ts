import { z } from 'zod';
import { appId, versionNumber } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';

const input = z.object({
  appId,
  /** The version to show; the current one when absent. */
  number: versionNumber.optional(),
  /** The first part of its address; made from the name when absent. */
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z][a-z0-9-]{1,48}[a-z0-9]$/, {
      error: 'Use 3 to 50 letters, digits and hyphens, beginning with a letter.',
    })
    .optional(),
});
export type PublishAppInput = z.output<typeof input>;

/** Opens a version to everybody, on an origin of its own. */
export const contract = defineFunction({
  name: 'publish-app',
  access: 'user',
  input,
  output: z.object({ slug: z.string(), url: z.string(), number: versionNumber }),
});

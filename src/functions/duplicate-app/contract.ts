import { z } from 'zod';
import { appId, versionNumber, versionResult } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';
import { appName } from '../text-rules.ts';

const input = z.object({
  appId,
  name: appName,
  /** The version to start from; the current one when absent. */
  number: versionNumber.optional(),
});
export type DuplicateAppInput = z.output<typeof input>;

/** An app of its own that starts with a version of another. */
export const contract = defineFunction({
  name: 'duplicate-app',
  access: 'user',
  saysSuccess: true,
  input,
  output: versionResult,
});

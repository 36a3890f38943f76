import { z } from 'zod';
import { appId } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';

const input = z.object({ appId, versionId: z.uuid() });
export type CancelVersionInput = z.output<typeof input>;

/** Stops the making of a version. `cancelled` is false when it had ended before. */
export const contract = defineFunction({
  name: 'cancel-version',
  access: 'user',
  input,
  output: z.object({ cancelled: z.boolean() }),
});

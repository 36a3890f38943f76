import { z } from 'zod';
import { appId } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';

/** Removes an app of the caller that is in the bin, with all its versions and what its visitors have left there, for good. */
export const contract = defineFunction({
  name: 'delete-app',
  access: 'user',
  input: z.object({ appId }),
  output: z.object({ deleted: z.literal(true) }),
});

import { z } from 'zod';
import { appId } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';

/** Closes the public address of an app. `unpublished` is false when it had none. */
export const contract = defineFunction({
  name: 'unpublish-app',
  access: 'user',
  input: z.object({ appId }),
  output: z.object({ unpublished: z.boolean() }),
});

import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { usableModel } from '../model-shapes.ts';

/** What a person may use, the usual one first. An empty list is no fault: everything works without. */
export const contract = defineFunction({
  name: 'list-models',
  access: 'user',
  input: z.object({}),
  output: z.object({ models: z.array(usableModel), own_keys_allowed: z.boolean() }),
});

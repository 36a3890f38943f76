import { z } from 'zod';
import { defineFunction } from '../define-function.ts';

/** Whether the caller may open Strategic Intelligence. Who else may is nobody's business. */
export const contract = defineFunction({
  name: 'check-strategic-access',
  access: 'user',
  input: z.object({}),
  output: z.object({ strategic: z.boolean() }),
});

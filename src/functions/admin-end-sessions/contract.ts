import { z } from 'zod';
import { userId } from '../admin-shapes.ts';
import { defineFunction } from '../define-function.ts';

/** Signs a person out everywhere; they may sign in again. */
export const contract = defineFunction({
  name: 'admin-end-sessions',
  access: 'admin',
  input: z.object({ user_id: userId }),
  output: z.object({ ended: z.int() }),
});

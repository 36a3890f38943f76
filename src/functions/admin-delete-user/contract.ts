import { z } from 'zod';
import { userId } from '../admin-shapes.ts';
import { defineFunction } from '../define-function.ts';

/** Removes the account and everything that belongs to it. There is no way back. */
export const contract = defineFunction({
  name: 'admin-delete-user',
  access: 'admin',
  input: z.object({ user_id: userId }),
  output: z.object({ deleted: z.literal(true) }),
});

import { z } from 'zod';
import { changed, userId } from '../admin-shapes.ts';
import { defineFunction } from '../define-function.ts';

export const contract = defineFunction({
  name: 'admin-set-role',
  access: 'admin',
  input: z.object({ user_id: userId, role: z.enum(['admin']), on: z.boolean() }),
  output: changed,
});

import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { defineFunction } from '../define-function.ts';

/** The way in where people cannot sign up by themselves; the operator must have allowed it. */
export const contract = defineFunction({
  name: 'admin-signup',
  access: 'anyone',
  input: z.object({
    email: z.string().trim().toLowerCase().max(limits.auth.emailMax).pipe(z.email()),
    password: z.string().min(limits.auth.passwordMin).max(limits.auth.passwordMax),
  }),
  output: z.object({ success: z.literal(true) }),
});

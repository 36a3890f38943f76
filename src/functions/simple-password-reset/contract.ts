import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { defineFunction } from '../define-function.ts';

/** Sends a link to set a new password, when there is such an account; the answer never tells. */
export const contract = defineFunction({
  name: 'simple-password-reset',
  access: 'anyone',
  input: z.object({ email: z.string().trim().toLowerCase().max(limits.auth.emailMax).pipe(z.email()) }),
  output: z.object({ success: z.literal(true) }),
});

import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { defineFunction } from '../define-function.ts';

/**
 * Removes the caller's account and everything that belongs to it; there is no way back. Whoever asks shows once more
 * who they are: by the password, or by having signed in moments ago.
 */
export const contract = defineFunction({
  name: 'delete-my-account',
  access: 'user',
  input: z.object({ password: z.string().max(limits.auth.passwordMax).optional() }),
  output: z.object({ deleted: z.literal(true) }),
});

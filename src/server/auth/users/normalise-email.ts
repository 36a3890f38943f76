import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { AuthError } from '../auth-error.ts';

const address = z.email().max(limits.auth.emailMax);

/** One spelling for one mailbox as far as we can know: everything that counts or finds an account goes through here. */
export function normaliseEmail(written: string): string {
  const parsed = address.safeParse(written.trim().toLowerCase());
  if (!parsed.success)
    throw new AuthError('validation_failed', { message: 'Unable to validate email address: invalid format' });
  return parsed.data;
}

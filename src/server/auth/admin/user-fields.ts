import { z } from 'zod';
import { AuthError } from '../auth-error.ts';
import { metadataSchema } from '../users/metadata.ts';

/** What an admin may say about an account, when making or changing it. */
export const adminUserFields = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadataSchema.nullish(),
  app_metadata: metadataSchema.nullish(),
  ban_duration: z.string().nullish(),
  role: z.string().nullish(),
});

export type AdminUserFields = z.infer<typeof adminUserFields>;

/** A token of role `service_role` would pass every row policy: no person ever gets one. */
export function checkRole(role: string | null | undefined): void {
  if ((role ?? '') !== '' && role !== 'authenticated')
    throw new AuthError('validation_failed', { message: 'role: people have the role "authenticated"' });
}

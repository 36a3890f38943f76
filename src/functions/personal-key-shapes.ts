import { z } from 'zod';
import { toolScopes } from '../catalog/oauth-scopes.ts';

/** A key as its person sees it. The key itself is shown once, when it is made. */
export const personalKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its last letters. */
  hint: z.string(),
  scopes: z.array(z.string()),
  expires_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** `ended`: a new password, or an admin, has ended all access to the account. */
  state: z.enum(['works', 'expired', 'ended']),
});
export type PersonalKey = z.infer<typeof personalKey>;

export const toolScope = z.enum(toolScopes, { error: 'Choose from the list what the key may do.' });

import { z } from 'zod';
import { auditEvent, grant, moment, userId, userSummary } from '../admin-shapes.ts';
import { defineFunction } from '../define-function.ts';

const detail = userSummary.extend({
  invited_at: moment.nullable(),
  grants: z.array(grant.extend({ created_at: moment, granted_by: z.string().nullable() })),
  session_list: z.array(
    z.object({
      id: z.uuid(),
      created_at: moment,
      refreshed_at: moment,
      ip: z.string().nullable(),
      user_agent: z.string().nullable(),
      aal: z.enum(['aal1', 'aal2']),
    }),
  ),
  identities: z.array(
    z.object({
      provider: z.string(),
      email: z.string().nullable(),
      created_at: moment,
      last_sign_in_at: moment.nullable(),
    }),
  ),
  factor_list: z.array(
    z.object({
      factor_type: z.enum(['totp', 'phone', 'webauthn']),
      status: z.enum(['verified', 'unverified']),
      friendly_name: z.string().nullable(),
      created_at: moment,
    }),
  ),
  /** What the person did and what was done to them, newest first. */
  events: z.array(auditEvent),
});
export type UserDetail = z.infer<typeof detail>;

export const contract = defineFunction({
  name: 'admin-get-user',
  access: 'admin',
  input: z.object({ user_id: userId }),
  output: detail,
});

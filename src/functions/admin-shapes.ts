import { z } from 'zod';
import { limits } from '../kernel/limits.ts';

/** What several functions of the admin page take or answer with. */

export const moment = z.iso.datetime({ offset: true });
export const userId = z.uuid();

export const grantKinds = ['feature', 'gaming', 'special', 'training'] as const;
export type GrantKind = (typeof grantKinds)[number];

export const page = z.object({
  limit: z.int().min(1).max(limits.admin.maxListed).default(limits.admin.listed),
  offset: z.int().min(0).max(1_000_000).default(0),
});

export const search = z.string().trim().max(limits.admin.searchLength).default('');

export const grant = z.object({
  kind: z.enum(grantKinds),
  name: z.string(),
  expires_at: moment.nullable(),
});
export type Grant = z.infer<typeof grant>;

const subscription = z.object({
  subscribed: z.boolean(),
  subscription_tier: z.string().nullable(),
  subscription_end: moment.nullable(),
});
export type AdminSubscription = z.infer<typeof subscription>;

export const userSummary = z.object({
  id: userId,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  display_name: z.string(),
  created_at: moment,
  last_sign_in_at: moment.nullable(),
  confirmed_at: moment.nullable(),
  banned_until: moment.nullable(),
  is_anonymous: z.boolean(),
  roles: z.array(z.string()),
  grants: z.array(grant),
  subscription,
  apps: z.int(),
  sessions: z.int(),
  factors: z.int(),
});
export type UserSummary = z.infer<typeof userSummary>;

export const auditEvent = z.object({
  id: z.int(),
  at: moment,
  actor_id: z.string().nullable(),
  actor_email: z.string().nullable(),
  action: z.string(),
  target: z.string().nullable(),
  /** The address of the account that `target` names, when it names one. */
  target_email: z.string().nullable(),
  ip: z.string().nullable(),
  request_id: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEvent = z.infer<typeof auditEvent>;

/** False when everything was already as asked for: nothing was written then, not even to the audit log. */
export const changed = z.object({ changed: z.boolean() });

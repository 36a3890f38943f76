import type { AuditEvent, GrantKind } from '../../../../functions/admin-shapes.ts';
import { grantLabel } from '../known-grants.ts';

const words: Readonly<Record<string, string>> = {
  'admin.refused': 'Was refused as not being an admin',
  'admin.role_granted': 'Gave a role',
  'admin.role_revoked': 'Took back a role',
  'admin.grant_added': 'Gave access',
  'admin.grant_changed': 'Changed access',
  'admin.grant_removed': 'Took back access',
  'admin.subscription_set': 'Set a plan',
  'admin.user_banned': 'Banned an account',
  'admin.user_unbanned': 'Lifted a ban',
  'admin.sessions_ended': 'Signed somebody out',
  'admin.user_deleted': 'Deleted an account',
  'admin.user_invited': 'Invited somebody',
  'admin.outbox_read': 'Read a message of the outbox',
  'admin.request_changed': 'Worked on a request',
  'admin.model_saved': 'Saved a language model',
  'admin.model_removed': 'Removed a language model',
  'admin.model_limits_set': 'Set limits of language models',
  'admin.tool_server_saved': 'Saved a tool server',
  'admin.tool_server_removed': 'Removed a tool server',
  'admin.course_published': 'Published a course',
  'admin.course_state_set': 'Offered, withdrew or deleted a course',
  'user.personal_key_made': 'Made a key for a program',
  'user.personal_key_revoked': 'Removed a key for a program',
  'oauth.access_approved': 'Let an app into their account',
  'oauth.access_denied': 'Did not let an app in',
  'oauth.access_revoked': 'Took back the access of an app',
  'oauth.client_created': 'Added an OAuth app',
  'oauth.client_changed': 'Changed an OAuth app',
  'oauth.client_deleted': 'Deleted an OAuth app',
  'oauth.client_registered': 'An OAuth app registered itself',
  'oauth.client_refused': 'An OAuth app was refused: its secret was wrong',
  'oauth.secret_renewed': 'Made a new secret for an OAuth app',
  'oauth.code_exchanged': 'An app used the access it was given',
  'oauth.code_refused': 'An app brought a code that was not for it',
  'oauth.code_reuse_detected': 'A code of an app came twice; its access ended',
  'oauth.token_refreshed': 'An app renewed its access',
  'oauth.token_reuse_detected': 'A token of an app came twice; its access ended',
  'oauth.token_revoked': 'An app gave its access back',
};

/** What the particulars say that it was about, in a word or two. */
const subjects: Readonly<Record<string, (details: Readonly<Record<string, unknown>>) => unknown>> = {
  'admin.role_granted': ({ role }) => role,
  'admin.role_revoked': ({ role }) => role,
  'admin.grant_added': grantOf,
  'admin.grant_changed': grantOf,
  'admin.grant_removed': grantOf,
  'admin.outbox_read': ({ subject }) => subject,
  'oauth.access_approved': ({ client }) => client,
  'oauth.access_denied': ({ client }) => client,
  'oauth.client_created': ({ client }) => client,
  'oauth.client_changed': ({ client }) => client,
  'oauth.client_deleted': ({ client }) => client,
  'oauth.client_registered': ({ client }) => client,
  'oauth.secret_renewed': ({ client }) => client,
};

function grantOf({ kind, name }: Readonly<Record<string, unknown>>): string {
  return grantLabel({ kind: kind as GrantKind, name: String(name ?? '') });
}

export function describeEvent({ action, details }: Pick<AuditEvent, 'action' | 'details'>): string {
  const subject = subjects[action]?.(details);
  const hasSubject = typeof subject === 'string' && subject !== '';
  return hasSubject ? `${describeAction(action)}: ${subject}` : describeAction(action);
}

/** An action in words; one that is not known here is taken apart: `user.signed_in` is “User signed in”. */
function describeAction(action: string): string {
  const known = words[action];
  if (known !== undefined) return known;
  const text = action.replaceAll(/[._]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

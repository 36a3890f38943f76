import { randomUUID } from 'node:crypto';
import type { AuthCall } from '../verb.ts';
import { presentUser } from './present-user.ts';
import type { UserRow } from './user.ts';

/**
 * What a fresh sign-up would be answered with, made up. It is given when the address has an account already: nobody
 * can find out by signing up who has one.
 */
export function standInUser(
  { server }: AuthCall,
  account: { email: string } | { phone: string },
  userMetadata: Record<string, unknown>,
): Record<string, unknown> {
  const email = 'email' in account ? account.email : null;
  const phone = 'phone' in account ? account.phone : null;
  const provider = email === null ? 'phone' : 'email';
  const id = randomUUID();
  const now = server.clock.now();
  const created = new Date(now.getTime() - 2);
  const row: UserRow = {
    id,
    email,
    aud: 'authenticated',
    role: 'authenticated',
    encrypted_password: null,
    email_confirmed_at: null,
    invited_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    phone,
    phone_confirmed_at: null,
    phone_change: null,
    phone_change_sent_at: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider, providers: [provider] },
    raw_user_meta_data: userMetadata,
    is_anonymous: false,
    banned_until: null,
    deleted_at: null,
    email_proved_at: null,
    created_at: created,
    updated_at: created,
  };
  const identity = {
    id: randomUUID(),
    user_id: id,
    provider,
    provider_id: id,
    identity_data: { sub: id, ...account, email_verified: false, phone_verified: false },
    email,
    last_sign_in_at: created,
    created_at: created,
    updated_at: created,
  };
  return presentUser({ row, identities: [identity], factors: [] });
}

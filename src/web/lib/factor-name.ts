import type { Factor } from '@supabase/supabase-js';

/** What a second factor is called on the screen. */
export function factorName({ friendly_name: name, factor_type: type }: Factor): string {
  if (name !== undefined && name !== '') return name;
  return { totp: 'Authenticator app', phone: 'Phone', webauthn: 'Security key' }[type];
}

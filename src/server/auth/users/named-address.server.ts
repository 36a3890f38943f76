import type { AuthServer } from '../verb.ts';
import type { UserRow } from './user.ts';

/** The setting by which this address opens something. */
export function settingThatNames(
  { auth, settings }: AuthServer,
  email: string,
): 'ADMIN_EMAIL' | 'STRATEGIC_EMAIL' | undefined {
  if (email === auth.adminEmail) return 'ADMIN_EMAIL';
  return email === settings.STRATEGIC_EMAIL ? 'STRATEGIC_EMAIL' : undefined;
}

/** The account can be used, and its address would open more, had its owner shown that it is theirs. */
export function lacksProof(server: AuthServer, user: UserRow): boolean {
  return (
    user.email !== null &&
    user.email_confirmed_at !== null &&
    user.email_proved_at === null &&
    settingThatNames(server, user.email) !== undefined
  );
}

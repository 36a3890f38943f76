import { KoraError } from '../../kernel/errors.ts';
import type { Tx } from '../db/database.ts';
import type { Settings } from '../settings/settings.server.ts';
import type { Caller } from './caller.ts';

/**
 * With `AUTH_REQUIRE_AAL2=data`, whoever has a second factor shows it before anything else. The token itself says that
 * its person has one, so that nothing has to be asked.
 */
export function needSecondFactorForData(
  { AUTH_REQUIRE_AAL2: required }: Pick<Settings, 'AUTH_REQUIRE_AAL2'>,
  { role, claims }: Caller,
): void {
  if (required !== 'data' || role !== 'authenticated') return;
  if (claims['has_factor'] === true && claims['aal'] !== 'aal2') throw new KoraError('insufficient_aal');
}

/** Whatever the settings say: what an account is about is for who has shown the second factor, if there is one. */
export async function needSecondFactor(
  tx: Tx,
  { user, aal }: { user: { id: string }; aal: 'aal1' | 'aal2' },
): Promise<void> {
  if (aal === 'aal2') return;
  const { rows } = await tx.query(
    "select from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1",
    [user.id],
  );
  if (rows.length > 0) throw new KoraError('insufficient_aal');
}

import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import { isUuid } from '../is-uuid.ts';
import type { CurrentSession } from '../sessions/current-session.server.ts';
import { lockUser } from '../users/lock-user.server.ts';
import type { FactorRow } from '../users/user.ts';

/** Nobody else changes the factors of this person until the transaction ends. */
export async function lockFactors(tx: Tx, userId: string): Promise<FactorRow[]> {
  await lockUser(tx, userId);
  return tx.all(
    queries
      .selectFrom('auth.mfa_factors')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id'),
  );
}

/** A factor of somebody else is as unknown as one that never was. */
export function pickFactor(factors: readonly FactorRow[], id: string | undefined): FactorRow {
  if (!isUuid(id))
    throw new AuthError('validation_failed', { status: 404, message: 'factor_id must be an UUID' });
  const found = factors.find((factor) => factor.id === id.toLowerCase());
  if (found === undefined) throw new AuthError('mfa_factor_not_found');
  return found;
}

/**
 * Once a person has a verified factor, a session that has not shown one must not bring in another: whoever has only
 * the password could otherwise make a second factor of their own.
 */
export function refuseNewFactorBelowAal2(factors: readonly FactorRow[], session: CurrentSession): void {
  if (session.aal === 'aal2' || !factors.some(({ status }) => status === 'verified')) return;
  throw new AuthError('insufficient_aal', { message: 'AAL2 required to enroll a new factor' });
}

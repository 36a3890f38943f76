import { queries } from '../db/query-builder.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { ownAccount } from './own-account.server.ts';

/** Admins, and the one account whose proved address the setting STRATEGIC_EMAIL names. */
export function hasStrategicAccess(call: FunctionCall): Promise<boolean> {
  const wanted = call.services.settings.STRATEGIC_EMAIL;
  return call.services.database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    const named = wanted !== undefined && user.email?.toLowerCase() === wanted;
    if (named && user.email_proved_at !== null) return true;
    const admin = await tx.first(
      queries
        .selectFrom('user_roles')
        .select('user_id')
        .where('user_id', '=', user.id)
        .where('role', '=', 'admin'),
    );
    return admin !== undefined;
  });
}

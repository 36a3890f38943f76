import { ownAccount } from '../../server/account/own-account.server.ts';
import { queries } from '../../server/db/query-builder.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

/** Admins, and the one account whose proved address the setting STRATEGIC_EMAIL names. */
export async function handle(call: FunctionCall) {
  const wanted = call.services.settings.STRATEGIC_EMAIL;
  const strategic = await call.services.database.tx('service_role', {}, async (tx) => {
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
  return { strategic };
}

import { ownApp } from '../../server/apps/own-app.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { UnshareAppInput } from './contract.ts';

export async function handle(call: FunctionCall, { appId, token }: UnshareAppInput) {
  const revoked = await call.services.database.tx('service_role', {}, async (tx) => {
    await ownApp(call, tx, appId);
    const { count } = await tx.query(
      'update public.app_shares set revoked_at = now() where app_id = $1 and token = $2 and revoked_at is null',
      [appId, token],
    );
    return count > 0;
  });
  return { revoked };
}

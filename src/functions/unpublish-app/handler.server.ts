import { ownApp } from '../../server/apps/own-app.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(call: FunctionCall, { appId }: { appId: string }) {
  const unpublished = await call.services.database.tx('service_role', {}, async (tx) => {
    await ownApp(call, tx, appId);
    const { count } = await tx.query('delete from public.app_sites where app_id = $1', [appId]);
    return count > 0;
  });
  return { unpublished };
}

import { purgeApp } from '../../server/apps/purge-app.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(call: FunctionCall, { appId }: { appId: string }) {
  await purgeApp(call, appId);
  return { deleted: true };
}

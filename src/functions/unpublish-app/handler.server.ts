import { unpublishApp } from '../../server/apps/publish-app.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(call: FunctionCall, { appId }: { appId: string }) {
  return { unpublished: await unpublishApp(call, appId) };
}

import type { FunctionCall } from '../../server/functions/function-call.ts';
import { checkAppDomain } from '../../server/hosting/app-domain.server.ts';

export function handle(call: FunctionCall, { appId }: { appId: string }) {
  return checkAppDomain(call, appId);
}

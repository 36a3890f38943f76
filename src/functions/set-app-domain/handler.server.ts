import type { FunctionCall } from '../../server/functions/function-call.ts';
import { setAppDomain } from '../../server/hosting/app-domain.server.ts';
import type { SetAppDomainInput } from './contract.ts';

export async function handle(call: FunctionCall, input: SetAppDomainInput) {
  return { domain: await setAppDomain(call, input) };
}

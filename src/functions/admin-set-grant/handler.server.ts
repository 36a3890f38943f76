import { setGrant } from '../../server/admin/set-grant.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { SetGrantInput } from './contract.ts';

export async function handle(call: FunctionCall, input: SetGrantInput) {
  return { changed: await setGrant(call, input) };
}

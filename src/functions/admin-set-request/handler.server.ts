import { setRequest } from '../../server/admin/requests.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { SetRequestInput } from './contract.ts';

export async function handle(call: FunctionCall, input: SetRequestInput) {
  return { changed: await setRequest(call, input) };
}

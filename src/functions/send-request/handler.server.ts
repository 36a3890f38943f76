import type { FunctionCall } from '../../server/functions/function-call.ts';
import { storeRequest } from '../../server/requests/store-request.server.ts';
import type { SendRequestInput } from './contract.ts';

export async function handle(call: FunctionCall, input: SendRequestInput) {
  return { id: await storeRequest(call, input) };
}

import { listRequests } from '../../server/admin/requests.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ListRequestsInput } from './contract.ts';

export async function handle({ services }: FunctionCall, input: ListRequestsInput) {
  return listRequests(services, input);
}

import { listUsers } from '../../server/admin/list-users.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ListUsersInput } from './contract.ts';

export async function handle({ services }: FunctionCall, input: ListUsersInput) {
  return listUsers(services, input);
}

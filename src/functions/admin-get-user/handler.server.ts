import { getUser } from '../../server/admin/get-user.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { UserDetail } from './contract.ts';

export async function handle({ services }: FunctionCall, input: { user_id: string }): Promise<UserDetail> {
  return getUser(services, input.user_id);
}

import { deleteAccount } from '../../server/account/delete-account.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(call: FunctionCall, input: { password?: string }) {
  await deleteAccount(call, input.password);
  return { deleted: true };
}

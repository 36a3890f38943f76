import { createConfirmedAccount } from '../../server/auth/accounts/create-confirmed-account.server.ts';
import { callOfFunction } from '../../server/auth/call-of-function.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(
  call: FunctionCall,
  input: { email: string; password: string },
): Promise<{ success: true }> {
  await createConfirmedAccount(callOfFunction(call), input);
  return { success: true };
}

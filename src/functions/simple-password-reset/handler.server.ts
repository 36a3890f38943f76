import { sendRecovery } from '../../server/auth/accounts/send-recovery.server.ts';
import { callOfFunction, inKoraErrors } from '../../server/auth/call-of-function.server.ts';
import { normaliseEmail } from '../../server/auth/users/normalise-email.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(call: FunctionCall, input: { email: string }): Promise<{ success: true }> {
  await inKoraErrors(() =>
    sendRecovery(callOfFunction(call), {
      email: normaliseEmail(input.email),
      redirectTo: `${call.auth.siteUrl}/auth`,
    }),
  );
  return { success: true };
}

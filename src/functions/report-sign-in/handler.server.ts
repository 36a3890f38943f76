import type { z } from 'zod';
import { callOfFunction, inKoraErrors } from '../../server/auth/call-of-function.server.ts';
import { limitVerifications } from '../../server/auth/limits/auth-limits.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { contract } from './contract.ts';
import { reportSignIn } from './report-sign-in.server.ts';

type Output = z.infer<(typeof contract)['output']>;

export async function handle(call: FunctionCall, { token }: { token: string }): Promise<Output> {
  const authCall = callOfFunction(call);
  await inKoraErrors(() => limitVerifications(authCall));
  return call.services.database.tx('service_role', {}, (tx) => reportSignIn(authCall, tx, token));
}

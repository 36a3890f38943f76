import { cancelVersion } from '../../server/apps/cancel-version.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { CancelVersionInput } from './contract.ts';

export async function handle(call: FunctionCall, input: CancelVersionInput) {
  return { cancelled: await cancelVersion(call, input) };
}

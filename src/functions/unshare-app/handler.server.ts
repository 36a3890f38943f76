import { unshareApp } from '../../server/apps/share-app.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { UnshareAppInput } from './contract.ts';

export async function handle(call: FunctionCall, input: UnshareAppInput) {
  return { revoked: await unshareApp(call, input) };
}

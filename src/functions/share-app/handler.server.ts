import { shareApp } from '../../server/apps/share-app.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ShareAppInput } from './contract.ts';

export function handle(call: FunctionCall, input: ShareAppInput) {
  return shareApp(call, input);
}

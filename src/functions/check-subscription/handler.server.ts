import { readOwnSubscription } from '../../server/account/read-own-subscription.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export function handle(call: FunctionCall) {
  return readOwnSubscription(call);
}

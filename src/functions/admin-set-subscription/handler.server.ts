import { setSubscription } from '../../server/admin/set-subscription.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { SetSubscriptionInput } from './contract.ts';

export async function handle(call: FunctionCall, input: SetSubscriptionInput) {
  return { changed: await setSubscription(call, input) };
}

import { queries } from '../db/query-builder.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { ownAccount } from './own-account.server.ts';

export interface SubscriptionStatus {
  subscribed: boolean;
  subscription_tier: string | null;
  subscription_end: string | null;
}

const free: SubscriptionStatus = { subscribed: false, subscription_tier: null, subscription_end: null };

/** What has ended counts as free, although its line is still there. */
export function readOwnSubscription(call: FunctionCall): Promise<SubscriptionStatus> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    const stored = await tx.first(
      queries
        .selectFrom('subscriptions')
        .select(['subscribed', 'subscription_tier', 'subscription_end'])
        .where('user_id', '=', user.id),
    );
    if (stored === undefined || !stored.subscribed) return free;
    const { subscription_tier, subscription_end } = stored;
    if (subscription_end !== null && subscription_end <= call.services.clock.now()) return free;
    return {
      subscribed: true,
      subscription_tier,
      subscription_end: subscription_end?.toISOString() ?? null,
    };
  });
}

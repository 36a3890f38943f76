import type { PlanId } from '../../../catalog/plans.ts';
import type { SubscriptionStatus } from '../../../functions/check-subscription/contract.ts';

/** An admin writes the name of the plan by hand; whatever is not Enterprise counts as Pro. */
export function currentPlan({ subscribed, subscription_tier }: SubscriptionStatus): PlanId {
  if (!subscribed) return 'free';
  return /enterprise/i.test(subscription_tier ?? '') ? 'enterprise' : 'pro';
}

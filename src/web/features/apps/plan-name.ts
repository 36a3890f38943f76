import type { SubscriptionStatus } from '../../../functions/check-subscription/contract.ts';

/** Every subscription counts as Pro unless it says what else it is. */
export function planName({ subscribed, subscription_tier }: SubscriptionStatus): string {
  return subscribed ? (subscription_tier ?? 'Pro') : 'Free';
}

/** The two states that the home page tells apart. */
export function planStatus({ subscribed }: Pick<SubscriptionStatus, 'subscribed'>): 'Pro' | 'Free' {
  return subscribed ? 'Pro' : 'Free';
}

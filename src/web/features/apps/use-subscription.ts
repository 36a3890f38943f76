import { useQuery } from '@tanstack/react-query';
import type { SubscriptionStatus } from '../../../functions/check-subscription/contract.ts';
import { callFunction } from '../../lib/call-function.ts';
import { useSession } from '../../lib/session.ts';

/** Whoever buys or ends a plan says so here. */
export function subscriptionKey(userId: string | undefined): readonly unknown[] {
  return ['subscription', userId];
}

const free: SubscriptionStatus = { subscribed: false, subscription_tier: null, subscription_end: null };

export interface Subscription extends SubscriptionStatus {
  /** False while the answer is under way: what is shown only to those without a plan waits for it. */
  readonly known: boolean;
  /** The check failed, so the person is taken to be on the free plan. */
  readonly failed: boolean;
  readonly checking: boolean;
  readonly refresh: () => void;
}

/** The plan of the signed-in person. A check that fails, or takes longer than `waitMs`, means free. */
export function useSubscription(waitMs: number): Subscription {
  const { status, user } = useSession();
  const userId = user?.id;
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: subscriptionKey(userId),
    enabled: userId !== undefined,
    queryFn: ({ signal }) => check(AbortSignal.any([signal, AbortSignal.timeout(waitMs)])),
    retry: false,
  });
  return {
    ...(data ?? free),
    known: userId === undefined ? status === 'signed-out' : !isPending,
    failed: isError,
    checking: isFetching,
    refresh: () => void refetch(),
  };
}

/** The contract comes with its schemas, which a visitor who is signed out never needs. */
async function check(signal: AbortSignal): Promise<SubscriptionStatus> {
  const { contract } = await import('../../../functions/check-subscription/contract.ts');
  return callFunction(contract, {}, signal);
}

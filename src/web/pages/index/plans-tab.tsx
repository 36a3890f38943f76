import { limits } from '../../../kernel/limits.ts';
import { useSubscription } from '../../features/apps/use-subscription.ts';
import { currentPlan } from '../../features/plans/current-plan.ts';
import { PlanCards } from '../../features/plans/plan-cards.tsx';
import { StartFree } from '../../features/plans/start-free.tsx';
import { useSession } from '../../lib/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export function PlansTab() {
  const { user } = useSession();
  const subscription = useSubscription(limits.subscription.homeMs);
  return (
    <div className="grid gap-8 pt-2 pb-12 @4xl:pt-6">
      <PageHeader heading="Plans" description="Begin with Free. Ask us when you need more." />
      <PlanCards
        current={user !== null && subscription.known ? currentPlan(subscription) : undefined}
        start={<StartFree />}
      />
    </div>
  );
}

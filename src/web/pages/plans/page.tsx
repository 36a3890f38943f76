import { limits } from '../../../kernel/limits.ts';
import { useSubscription } from '../../features/apps/use-subscription.ts';
import { currentPlan } from '../../features/plans/current-plan.ts';
import { HostingPlanList } from '../../features/plans/hosting-plan-list.tsx';
import { PlanCards } from '../../features/plans/plan-cards.tsx';
import { PlanQuestions } from '../../features/plans/plan-questions.tsx';
import { StartFree } from '../../features/plans/start-free.tsx';
import { useSession } from '../../lib/session.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';

export function Page() {
  const { user } = useSession();
  const subscription = useSubscription(limits.subscription.homeMs);
  return (
    <Container className="grid flex-1 content-start gap-16 py-12 sm:gap-20 sm:py-16">
      <div className="grid gap-10">
        <PageHeader
          look="story"
          heading="Plans"
          description="Begin with Free and stay as long as you like. Ask us when you need more."
        />
        <PlanCards
          current={user !== null && subscription.known ? currentPlan(subscription) : undefined}
          start={<StartFree />}
        />
      </div>
      <Section
        look="story"
        heading="Hosting for one app"
        description="For an app that you made: full access for a day, a place on the web, or its source code to keep."
      >
        <HostingPlanList />
      </Section>
      <Section look="story" heading="Questions">
        <PlanQuestions />
      </Section>
    </Container>
  );
}

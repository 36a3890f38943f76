import { BadgeCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { plans } from '../../../catalog/plans.ts';
import { limits } from '../../../kernel/limits.ts';
import { planName } from '../../features/apps/plan-name.ts';
import { type Subscription, useSubscription } from '../../features/apps/use-subscription.ts';
import { currentPlan } from '../../features/plans/current-plan.ts';
import { href } from '../../lib/href.ts';
import { useSession } from '../../lib/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState, NoAccessState } from '../../ui/state-panel.tsx';
import { route } from './route.ts';

/** Where a purchase leads to. It says what the account really has, whatever the address claims. */
export function Page() {
  return (
    <Container width="medium" className="grid flex-1 content-start gap-8 py-12 sm:py-16">
      <PageHeader heading={route.title} description="What your account has, as the server knows it now." />
      <Content />
    </Container>
  );
}

function Content() {
  const { status, user } = useSession();
  const subscription = useSubscription(limits.subscription.dashboardMs);
  if (user === null && status !== 'loading') {
    return (
      <Card>
        <NoAccessState
          heading="Sign in to see your plan"
          actions={
            <Link to={href('/auth')} className={buttonClass('primary')}>
              Sign In
            </Link>
          }
        >
          A plan belongs to an account. Sign in with the one that you bought it for.
        </NoAccessState>
      </Card>
    );
  }
  if (!subscription.known) return <Skeleton className="h-72 rounded-large" />;
  if (subscription.failed) {
    return (
      <Card>
        <ErrorState
          heading="Your plan could not be checked"
          actions={<CheckAgain refresh={subscription.refresh} checking={subscription.checking} />}
        >
          Until it can be, your account is treated as free.
        </ErrorState>
      </Card>
    );
  }
  return subscription.subscribed ? (
    <Active subscription={subscription} />
  ) : (
    <None subscription={subscription} />
  );
}

function CheckAgain({ refresh, checking }: Pick<Subscription, 'refresh' | 'checking'>) {
  return (
    <Button onClick={refresh} busy={checking}>
      Check again
    </Button>
  );
}

function None({ subscription }: { subscription: Subscription }) {
  return (
    <Card>
      <EmptyState
        icon={<CircleDashed aria-hidden />}
        heading="There is no paid plan on this account"
        actions={
          <>
            <Link to={href('/plans')} className={buttonClass('primary')}>
              View Plans
            </Link>
            <CheckAgain refresh={subscription.refresh} checking={subscription.checking} />
          </>
        }
      >
        You are on Free. If you have just agreed on a plan, it shows here as soon as it is switched on.
      </EmptyState>
    </Card>
  );
}

function Active({ subscription }: { subscription: Subscription }) {
  const plan = plans.find(({ id }) => id === currentPlan(subscription));
  return (
    <Card aria-label="Plan" className="p-6 sm:p-8">
      <div className="flex items-start gap-4">
        <BadgeCheck aria-hidden className="mt-1 size-6 shrink-0 text-positive" />
        <div className="min-w-0">
          <h2 className="text-lead font-semibold text-ink">{planName(subscription)} is active</h2>
          <p className="mt-1 text-small text-ink-muted">{ending(subscription.subscription_end)}</p>
        </div>
      </div>
      <ul className="mt-6 grid gap-2 border-t border-line pt-6 text-small text-ink-muted sm:grid-cols-2">
        {(plan?.features ?? []).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="mt-6">
        <Link to={href('/dashboard')} className={buttonClass('primary')}>
          Go to your apps
        </Link>
      </div>
    </Card>
  );
}

function ending(end: string | null): ReactNode {
  if (end === null) return 'It has no end.';
  return (
    <>
      It runs until{' '}
      <time dateTime={end}>{new Date(end).toLocaleDateString(undefined, { dateStyle: 'long' })}</time>.
    </>
  );
}

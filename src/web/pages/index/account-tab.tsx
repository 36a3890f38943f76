import { Link } from 'react-router';
import { brand } from '../../../kernel/brand.ts';
import { limits } from '../../../kernel/limits.ts';
import { planName } from '../../features/apps/plan-name.ts';
import { useSubscription } from '../../features/apps/use-subscription.ts';
import { AccountCard } from '../../features/home/account-card.tsx';
import { leave } from '../../features/session/leave.ts';
import { href } from '../../lib/href.ts';
import { useSession } from '../../lib/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NoAccessState } from '../../ui/state-panel.tsx';

export function AccountTab() {
  const { status, user } = useSession();
  const subscription = useSubscription(limits.subscription.homeMs);
  return (
    <div className="grid gap-8 pt-2 pb-12 @4xl:pt-6">
      <PageHeader
        heading={user === null ? 'Sign In' : 'Account'}
        description={user === null ? `With an account, ${brand.name} remembers you.` : 'Who you are here.'}
      />
      {user !== null ? (
        <AccountCard
          email={user.email}
          onSignOut={leave}
          plan={subscription.known ? planName(subscription) : <Skeleton className="h-4 w-12" />}
        />
      ) : status === 'loading' ? (
        <Skeleton className="h-44 max-w-xl rounded-large" />
      ) : (
        <Card className="max-w-xl">
          <NoAccessState
            heading="You are not signed in"
            actions={
              <Link to={href('/auth')} className={buttonClass('primary')}>
                Sign In
              </Link>
            }
          >
            Your apps, your settings and your plan are kept in your account.
          </NoAccessState>
        </Card>
      )}
    </div>
  );
}

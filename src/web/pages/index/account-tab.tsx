import { brand } from '../../../kernel/brand.ts';
import { limits } from '../../../kernel/limits.ts';
import { planName } from '../../features/apps/plan-name.ts';
import { useSubscription } from '../../features/apps/use-subscription.ts';
import { AccountCard } from '../../features/home/account-card.tsx';
import { PostedAccountForm } from '../../features/home/posted-account-form.tsx';
import { leave } from '../../features/session/leave.ts';
import { useSession } from '../../lib/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function AccountTab() {
  const { user } = useSession();
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
      ) : (
        <PostedAccountForm />
      )}
    </div>
  );
}

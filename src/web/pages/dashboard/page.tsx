import { Link } from 'react-router';
import { limits } from '../../../kernel/limits.ts';
import { AppList } from '../../features/apps/app-list.tsx';
import { CreateAppPanel } from '../../features/apps/create-app-panel.tsx';
import { useMyApps } from '../../features/apps/use-my-apps.ts';
import { useSubscription } from '../../features/apps/use-subscription.ts';
import { SignOutButton } from '../../features/home/account-card.tsx';
import { leave } from '../../features/session/leave.ts';
import { Welcome } from '../../features/session/welcome.tsx';
import { href } from '../../lib/href.ts';
import { useSession } from '../../lib/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { route } from './route.ts';

export function Page() {
  const mine = useMyApps(limits.appList.dashboardMs);
  return (
    <Container className="flex flex-1 flex-col gap-8 py-8 sm:py-12">
      <PageHeader heading={route.title} description={<Greeting />} actions={<Actions />} />
      <CreateAppPanel />
      <AppList heading="Your Apps" mine={mine} look="manage" waitMs={limits.appList.dashboardMs} />
    </Container>
  );
}

function Greeting() {
  const { status, user } = useSession();
  if (status === 'loading') return <Skeleton className="mt-0.5 h-4 w-56" />;
  if (user === null) return 'Sign in to see the apps that you have made.';
  return <Welcome user={user} />;
}

function Actions() {
  const { status, user } = useSession();
  const { known, subscribed } = useSubscription(limits.subscription.dashboardMs);
  if (status === 'loading') return <Skeleton className="h-11 w-24 sm:h-9" />;
  if (user === null) return <SignInLink />;
  return (
    <>
      {known ? null : <Skeleton className="h-11 sm:h-9 sm:w-26" />}
      {known && !subscribed ? (
        <Link to={href('/plans')} className={buttonClass('secondary')}>
          View Plans
        </Link>
      ) : null}
      <SignOutButton onSignOut={leave} />
    </>
  );
}

function SignInLink() {
  return (
    <Link to={href('/auth')} className={buttonClass('primary')}>
      Sign In
    </Link>
  );
}

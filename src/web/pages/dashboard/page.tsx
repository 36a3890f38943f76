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
import { Skeleton } from '../../ui/skeleton.tsx';
import { route } from './route.ts';

export function Page() {
  const mine = useMyApps(limits.appList.dashboardMs);
  return (
    <Container className="grid flex-1 content-start gap-8 py-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:py-12">
      <Heading />
      {/* On a phone creating comes first, and what concerns the account last. */}
      <div className="flex flex-col gap-2 max-sm:order-last sm:flex-row sm:items-center">
        <Actions />
      </div>
      <div className="min-w-0 sm:col-span-2">
        <CreateAppPanel />
      </div>
      <div className="min-w-0 sm:col-span-2">
        <AppList heading="Your Apps" mine={mine} look="manage" waitMs={limits.appList.dashboardMs} />
      </div>
    </Container>
  );
}

/** The name of the page is read out; what is seen is who it is for, since the list below has the same name. */
function Heading() {
  const { status, user } = useSession();
  return (
    <header className="min-w-0">
      <h1 className="text-lead font-semibold wrap-anywhere text-ink sm:text-title">
        <span className="sr-only">{route.title}: </span>
        {status === 'loading' ? <Skeleton className="mt-1 h-6 w-72 max-w-full" /> : null}
        {status === 'signed-out' ? 'Make your first app' : null}
        {user === null ? null : <Welcome user={user} />}
      </h1>
      {status === 'signed-out' ? (
        <p className="mt-1.5 text-small text-ink-muted">Sign in to see the apps that you have made.</p>
      ) : null}
    </header>
  );
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

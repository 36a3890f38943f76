import { BadgeCheck, Boxes } from 'lucide-react';
import { Link } from 'react-router';
import { limits } from '../../../kernel/limits.ts';
import { AppList } from '../../features/apps/app-list.tsx';
import { CreateAppPanel } from '../../features/apps/create-app-panel.tsx';
import { planStatus } from '../../features/apps/plan-name.ts';
import { type MyApps, useMyApps } from '../../features/apps/use-my-apps.ts';
import { useSubscription } from '../../features/apps/use-subscription.ts';
import { Welcome } from '../../features/session/welcome.tsx';
import { href } from '../../lib/href.ts';
import { signInAddress } from '../../lib/return-path.ts';
import { useSession } from '../../lib/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';

export function CreatorTab() {
  const { user } = useSession();
  return (
    <div className="grid gap-8 pt-2 pb-12 @4xl:pt-6">
      <PageHeader
        heading="App Creator"
        description={user === null ? tellStranger : <Welcome user={user} />}
      />
      <CreateAppPanel />
      {user === null ? <SignInRequired /> : <Made />}
    </div>
  );
}

const tellStranger = 'Describe an app, watch it being made, and find it again below.';

/** What is written above is kept on the device meanwhile, so that nothing is lost on the way. */
function SignInRequired() {
  return (
    <Alert
      title="Sign In Required"
      actions={
        <Link to={signInAddress({ pathname: href('/dashboard') })} className={buttonClass('primary')}>
          Sign In
        </Link>
      }
    >
      To generate, you need an account: apps belong to it, so that only you see them and find them again on
      any device. What you have written is waiting for you there.
    </Alert>
  );
}

function Made() {
  const mine = useMyApps(limits.appList.homeMs);
  return (
    <>
      <Stats mine={mine} />
      <AppList heading="Your Generated Apps" mine={mine} look="take" waitMs={limits.appList.homeMs} />
    </>
  );
}

function Stats({ mine: { state, total } }: { mine: MyApps }) {
  const subscription = useSubscription(limits.subscription.homeMs);
  return (
    <dl className="grid grid-cols-2 gap-4">
      <StatTile
        label="Generated apps"
        value={state === 'loading' ? undefined : total}
        icon={<Boxes aria-hidden />}
      />
      <StatTile
        label="Plan status"
        value={subscription.known ? planStatus(subscription) : undefined}
        icon={<BadgeCheck aria-hidden />}
      />
    </dl>
  );
}

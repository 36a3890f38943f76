import { BadgeCheck, Boxes } from 'lucide-react';
import { Link } from 'react-router';
import { limits } from '../../../kernel/limits.ts';
import { AppList } from '../../features/apps/app-list.tsx';
import { CreateAppPanel } from '../../features/apps/create-app-panel.tsx';
import { planStatus } from '../../features/apps/plan-name.ts';
import { type MyApps, useMyApps } from '../../features/apps/use-my-apps.ts';
import { useSubscription } from '../../features/apps/use-subscription.ts';
import { href } from '../../lib/href.ts';
import { useSession } from '../../lib/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';
import { NoAccessState } from '../../ui/state-panel.tsx';

export function CreatorTab() {
  const { status } = useSession();
  return (
    <div className="grid gap-8 pt-2 pb-12 @4xl:pt-6">
      <PageHeader
        heading="App Creator"
        description="Describe an app, watch it being made, and find it again below."
      />
      {status === 'signed-out' ? <SignInRequired /> : <Creator />}
    </div>
  );
}

function SignInRequired() {
  const signIn = (
    <Link to={href('/auth')} className={buttonClass('primary')}>
      Sign In
    </Link>
  );
  return (
    <Card>
      <NoAccessState heading="Sign In Required" actions={signIn}>
        Apps belong to an account, so that only you see them and find them again on any device.
      </NoAccessState>
    </Card>
  );
}

function Creator() {
  const mine = useMyApps(limits.appList.homeMs);
  return (
    <>
      <CreateAppPanel />
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

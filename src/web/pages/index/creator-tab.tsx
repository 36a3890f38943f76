import { Link } from 'react-router';
import { limits } from '../../../kernel/limits.ts';
import { AppList } from '../../features/apps/app-list.tsx';
import { useMyApps } from '../../features/apps/use-my-apps.ts';
import { href } from '../../lib/href.ts';
import { useSession } from '../../lib/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { NoAccessState } from '../../ui/state-panel.tsx';

export function CreatorTab() {
  const mine = useMyApps(limits.appList.homeMs);
  const { status } = useSession();
  const signIn = (
    <Link to={href('/auth')} className={buttonClass('primary')}>
      Sign In
    </Link>
  );
  return (
    <div className="grid gap-8 pt-2 pb-12 @4xl:pt-6">
      <PageHeader heading="App Creator" description="What you have made, and how each build is doing." />
      {status === 'signed-out' ? (
        <Card>
          <NoAccessState heading="Sign In Required" actions={signIn}>
            Apps belong to an account, so that only you see them and find them again on any device.
          </NoAccessState>
        </Card>
      ) : (
        <AppList heading="Your Generated Apps" mine={mine} />
      )}
    </div>
  );
}

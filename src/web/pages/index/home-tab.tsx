import { Link } from 'react-router';
import { limits } from '../../../kernel/limits.ts';
import { planStatus } from '../../features/apps/plan-name.ts';
import { useMyApps } from '../../features/apps/use-my-apps.ts';
import { useSubscription } from '../../features/apps/use-subscription.ts';
import { AccountOverview } from '../../features/home/account-overview.tsx';
import { AgentGroupList } from '../../features/home/agent-group-list.tsx';
import { NewestArticles } from '../../features/home/newest-articles.tsx';
import { QuickCardList } from '../../features/home/quick-card-list.tsx';
import { WhatYouGet } from '../../features/home/what-you-get.tsx';
import { InstallCard } from '../../features/install/install-card.tsx';
import { OfflineDiagram } from '../../features/product-tour/offline-diagram.tsx';
import { href } from '../../lib/href.ts';
import { useSession } from '../../lib/session.ts';
import { TakenOverApart } from '../../lib/taken-over-apart.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { Hero } from './hero.tsx';

export function HomeTab({ onCreate }: { onCreate: () => void }) {
  const { apps, total, state } = useMyApps(limits.appList.homeMs);
  const subscription = useSubscription(limits.subscription.homeMs);
  const { user } = useSession();
  return (
    <>
      <div aria-hidden className="brand-glow" />
      <Hero onCreate={onCreate} />
      <div className="grid gap-16 pb-16 @4xl:gap-24 @4xl:pb-24">
        <div className="below-fold grid gap-8">
          <TakenOverApart>
            <QuickCardList />
          </TakenOverApart>
          <AccountOverview
            isExample={user === null}
            appCount={user !== null && state === 'loading' ? undefined : total}
            plan={user !== null && !subscription.known ? undefined : planStatus(subscription)}
            lastApp={apps[0]?.app_name}
          />
        </div>
        <TakenOverApart>
          <AgentGroupList />
        </TakenOverApart>
        <TakenOverApart>
          <Section
            look="story"
            className="below-fold"
            heading="An app that is yours"
            description="What you try above is the same as what you keep."
          >
            <WhatYouGet />
          </Section>
          <Section
            look="story"
            className="below-fold"
            heading="The network may go away"
            description="What you change is safe on your device before you see it, and reaches the server in order when it can."
            actions={
              <Link to={href('/ai-os')} className={buttonClass('secondary')}>
                How it works
              </Link>
            }
          >
            <OfflineDiagram />
          </Section>
        </TakenOverApart>
        <TakenOverApart>
          <NewestArticles />
          <InstallCard />
        </TakenOverApart>
      </div>
    </>
  );
}

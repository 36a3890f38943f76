import { Laptop, Server } from 'lucide-react';
import { Link } from 'react-router';
import { brand } from '../../../kernel/brand.ts';
import { limits } from '../../../kernel/limits.ts';
import { useSubscription } from '../../features/apps/use-subscription.ts';
import { currentPlan } from '../../features/plans/current-plan.ts';
import { HostingPlanList } from '../../features/plans/hosting-plan-list.tsx';
import { PlanCards } from '../../features/plans/plan-cards.tsx';
import { SalesButton } from '../../features/plans/sales-button.tsx';
import { StartFree } from '../../features/plans/start-free.tsx';
import { DevicePanel } from '../../features/product-tour/device-panel.tsx';
import { OfflineDiagram } from '../../features/product-tour/offline-diagram.tsx';
import { OneProcessDiagram } from '../../features/product-tour/one-process-diagram.tsx';
import { PartsTable } from '../../features/product-tour/parts-table.tsx';
import { ProductTour } from '../../features/product-tour/product-tour.tsx';
import { Promises } from '../../features/product-tour/promises.tsx';
import { SystemPanel } from '../../features/system/system-panel.tsx';
import { href } from '../../lib/href.ts';
import { useSession } from '../../lib/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Section } from '../../ui/section.tsx';

export function Page() {
  return (
    <>
      <div aria-hidden className="brand-glow" />
      <Container className="grid flex-1 content-start gap-20 py-12 sm:gap-28 sm:py-20">
        <div className="grid grid-cols-1 gap-12 sm:gap-16">
          <header>
            <h1 className="text-display font-semibold text-ink">
              <span className="brand-text">{brand.osName}</span>
              <span className="sr-only">: </span>
              <span className="block">Everything in one process</span>
            </h1>
            <p className="mt-6 max-w-[60ch] text-lead text-ink-muted">
              {brand.name} brings its own database, queue, file store, mail outbox and accounts. It starts
              with one command and keeps working when the network does not.
            </p>
            <div className="mt-8 flex flex-col gap-3 sm:flex-row">
              <Link to={href('/ai-os/download')} className={buttonClass('primary')}>
                Run it yourself
              </Link>
              <SalesButton about={brand.osName}>Contact Sales</SalesButton>
            </div>
          </header>
          <OneProcessDiagram />
        </div>
        <Section
          look="story"
          heading="A change without a network"
          description="What you do is kept on your device first. The server learns of it in order, once, as soon as it can be reached."
        >
          <OfflineDiagram />
        </Section>
        <Section
          look="story"
          heading="Embedded by default, real engines at scale"
          description="Nothing has to be set. Whatever you set takes the place of the part that came with it, without a change of code."
        >
          <PartsTable />
        </Section>
        <Section
          look="story"
          heading="Three promises"
          description="They hold for every installation, from a laptop to a cluster."
        >
          <div className="@container">
            <Promises />
          </div>
        </Section>
        <Section
          look="story"
          id="live"
          heading="This installation, right now"
          description="What the server in front of you runs on, and what your browser keeps of it."
        >
          <div className="max-w-2xl">
            <LivePanels />
          </div>
        </Section>
        <Offers />
        <Section
          look="story"
          id="install"
          heading="Install it"
          description="On the device in front of you it is an app that opens without a network. On a machine of your own it is the whole server."
        >
          <div className="flex flex-col gap-3 sm:flex-row">
            <Link to={href('/download')} className={buttonClass('primary')}>
              Install on this device
            </Link>
            <Link to={href('/ai-os/download')} className={buttonClass('secondary')}>
              Run it yourself
            </Link>
          </div>
        </Section>
      </Container>
    </>
  );
}

function LivePanels() {
  return (
    <ProductTour
      note="Live, from the server and the browser in front of you."
      scenes={[
        { id: 'server', label: 'This server', icon: <Server aria-hidden />, content: <SystemPanel /> },
        { id: 'browser', label: 'This browser', icon: <Laptop aria-hidden />, content: <DevicePanel /> },
      ]}
    />
  );
}

function Offers() {
  const { user } = useSession();
  const subscription = useSubscription(limits.subscription.homeMs);
  return (
    <>
      <Section look="story" id="plans" heading="Plans" description="Begin with Free. Ask us for more.">
        <PlanCards
          level={3}
          current={user !== null && subscription.known ? currentPlan(subscription) : undefined}
          start={<StartFree />}
        />
      </Section>
      <Section
        look="story"
        id="hosting"
        heading="Hosting plans"
        description="For an app that you made: full access for a day, a place on the web, or its source code to keep."
      >
        <HostingPlanList />
      </Section>
    </>
  );
}

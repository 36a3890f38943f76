import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '../../../../kernel/brand.ts';
import { DevicePanel } from '../../../features/product-tour/device-panel.tsx';
import { SystemPanel } from '../../../features/system/system-panel.tsx';
import { href } from '../../../lib/href.ts';
import { useSession } from '../../../lib/session.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';

/** Where getting the product leads to. It thanks nobody for anything: it reads how things are. */
export function Page() {
  return (
    <Container className="grid flex-1 content-start gap-12 py-12 sm:py-16">
      <PageHeader
        look="story"
        heading={`How your ${brand.name} is`}
        description="Read from the server that answers this page and from the browser that shows it."
      />
      <div className="@container">
        <div className="grid items-start gap-6 @3xl:grid-cols-2">
          <SystemPanel />
          <DevicePanel />
        </div>
      </div>
      <Section heading="What to do first">
        <FirstSteps />
      </Section>
    </Container>
  );
}

function FirstSteps() {
  const { user, access } = useSession();
  return (
    <ul className="divide-y divide-line rounded-large border border-line bg-surface shadow-card">
      <FirstStep
        done={user !== null}
        heading={
          user === null ? 'Sign in, or create an account' : `You are signed in as ${user.email ?? 'a guest'}`
        }
        action={user === null ? <StepLink to={href('/auth')}>Sign In</StepLink> : undefined}
      >
        The first account of an installation looks after it.
      </FirstStep>
      {access.admin ? (
        <FirstStep
          done={false}
          heading="Look at the admin panel"
          action={<StepLink to={href('/admin')}>Open it</StepLink>}
        >
          You are an admin here: people, access, mail and requests are in your hands.
        </FirstStep>
      ) : null}
      <FirstStep
        done={false}
        heading={`Put ${brand.name} on your devices`}
        action={<StepLink to={href('/download')}>Install</StepLink>}
      >
        As an app it opens without a network.
      </FirstStep>
    </ul>
  );
}

interface FirstStepProps {
  done: boolean;
  heading: string;
  action: ReactNode;
  children: string;
}

function FirstStep({ done, heading, action, children }: FirstStepProps) {
  const Icon = done ? CircleCheck : CircleDashed;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <Icon aria-hidden className={`size-5 shrink-0 ${done ? 'text-positive' : 'text-ink-faint'}`} />
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-small font-medium wrap-anywhere text-ink">{heading}</p>
        <p className="text-small text-ink-muted">{children}</p>
      </div>
      {action}
    </li>
  );
}

function StepLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={buttonClass('secondary')}>
      {children}
    </Link>
  );
}

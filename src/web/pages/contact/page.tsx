import { Clock, Inbox, LifeBuoy, Mail, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { brand } from '../../../kernel/brand.ts';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import type { RequestKind } from '../../features/contact/request-schema.ts';
import { href } from '../../lib/href.ts';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { linkClass, TextLink } from '../../ui/text-link.tsx';
import { route } from './route.ts';

const teams = [
  { value: 'support', label: 'Support' },
  { value: 'sales', label: 'Sales' },
] as const satisfies readonly { value: RequestKind; label: string }[];

/** Links from plans say which team is meant and what it is about: `?kind=sales&subject=…`. */
export function Page() {
  const [parameters, setParameters] = useSearchParams();
  const kind: RequestKind = parameters.get('kind') === 'sales' ? 'sales' : 'support';
  const choose = (next: RequestKind) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('kind', next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-10 py-10 sm:py-14">
      <PageHeader
        look="story"
        heading={route.title}
        description="One form for both teams. Say what you need; a person reads it."
      />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <Card className="p-5 sm:p-8">
          <ContactForm kind={kind} suggestedSubject={parameters.get('subject') ?? ''}>
            <Segmented label="Team" options={teams} value={kind} onChange={choose} />
          </ContactForm>
        </Card>
        <WhatToExpect kind={kind} />
      </div>
    </Container>
  );
}

function WhatToExpect({ kind }: { kind: RequestKind }) {
  const address = kind === 'sales' ? brand.salesEmail : brand.supportEmail;
  return (
    <aside aria-label="What to expect" className="grid gap-6">
      <Fact icon={<Inbox aria-hidden />} heading="Where it goes">
        Your message is stored as a request on this installation. Its admins see it at once, with your name
        and address, and answer by e-mail.
      </Fact>
      <Fact icon={<Clock aria-hidden />} heading="When you hear from us">
        You get a reference right away. Requests are answered in the order in which they arrive; five messages
        an hour are taken from one address.
      </Fact>
      <Fact icon={<Mail aria-hidden />} heading="By your own mail program">
        Write to{' '}
        <a href={`mailto:${address}`} className={linkClass}>
          {address}
        </a>
        .
      </Fact>
      <Fact icon={<LifeBuoy aria-hidden />} heading="Quicker than waiting">
        Most questions about accounts, security and running your own are answered in the{' '}
        <TextLink to={href('/support')}>help</TextLink>.
      </Fact>
      <Fact icon={<ShieldCheck aria-hidden />} heading="What happens with it">
        It is used to answer you and for nothing else. The{' '}
        <TextLink to={href('/privacy')}>privacy page</TextLink> says where it lies and how to have it removed.
      </Fact>
    </aside>
  );
}

function Fact({ icon, heading, children }: { icon: ReactNode; heading: string; children: ReactNode }) {
  return (
    <div className="flex gap-3.5">
      <span className="mt-0.5 flex size-8 shrink-0 items-center justify-center rounded-medium border border-line bg-surface text-ink-muted [&>svg]:size-4">
        {icon}
      </span>
      <div>
        <h2 className="text-small font-semibold text-ink">{heading}</h2>
        <p className="mt-1 text-small text-ink-muted">{children}</p>
      </div>
    </div>
  );
}

import { Link } from 'react-router';
import { brand } from '../../../../kernel/brand.ts';
import { SalesButton } from '../../../features/plans/sales-button.tsx';
import { CommandBlock } from '../../../features/product-tour/command-block.tsx';
import { NeedsList } from '../../../features/product-tour/needs-list.tsx';
import { RunSteps } from '../../../features/product-tour/run-steps.tsx';
import { href } from '../../../lib/href.ts';
import { usePageExists } from '../../../lib/page-exists.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { route } from './route.ts';

const guide = '/docs/ai-os/getting-started';

export function Page() {
  const exists = usePageExists();
  return (
    <Container className="grid flex-1 content-start gap-14 py-12 sm:gap-16 sm:py-16">
      <PageHeader
        look="story"
        heading={route.title}
        description="One command on a machine of your own. No key, no database server, no account somewhere else."
        actions={
          <>
            {exists(guide) ? (
              <Link to={guide} className={buttonClass('primary')}>
                Read the guide
              </Link>
            ) : null}
            <SalesButton about={`Access to the source of ${brand.osName}`}>Contact Sales</SalesButton>
          </>
        }
      />
      <Section look="story" heading="What you need">
        <NeedsList />
      </Section>
      <Section look="story" heading="Three steps">
        <div className="max-w-3xl">
          <RunSteps />
        </div>
      </Section>
      <Section look="story" heading="And then">
        <MoreWays />
      </Section>
    </Container>
  );
}

function MoreWays() {
  return (
    <div className="@container">
      <div className="grid gap-x-8 gap-y-10 @3xl:grid-cols-2">
        <Way
          heading="Let other machines reach it"
          label="Answer every network"
          commands={['HOST=0.0.0.0 npm start']}
        >
          Out of the box only the machine itself gets an answer.
        </Way>
        <Way
          heading="Run it in a container"
          label="Run it in a container"
          commands={[
            `docker build --tag ${brand.slug} .`,
            `docker run --init --publish 127.0.0.1:3000:3000 --volume ${brand.slug}:/data ${brand.slug}`,
          ]}
        >
          With the embedded parts it needs one volume.
        </Way>
        <Way heading="Back it up" label="Copy the data folder" commands={['cp -a data backup']}>
          Stop the server, copy the folder, start the server. The copy holds everything, keys included.
        </Way>
        <div>
          <h3 className="text-body font-semibold text-ink">Put it on your phone</h3>
          <p className="mt-1 mb-3 text-small text-ink-muted">
            A phone that reaches the server can install it as an app.
          </p>
          <Link to={href('/download')} className={buttonClass('secondary')}>
            Install on a device
          </Link>
        </div>
      </div>
    </div>
  );
}

interface WayProps {
  heading: string;
  label: string;
  commands: readonly string[];
  children: string;
}

function Way({ heading, label, commands, children }: WayProps) {
  return (
    <div className="min-w-0">
      <h3 className="text-body font-semibold text-ink">{heading}</h3>
      <p className="mt-1 mb-3 text-small text-ink-muted">{children}</p>
      <CommandBlock label={label} commands={commands} />
    </div>
  );
}

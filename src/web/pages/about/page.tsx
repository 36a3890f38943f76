import { Link } from 'react-router';
import { brand } from '../../../kernel/brand.ts';
import { Claims, LiveFiguresLink } from '../../features/home/claims.tsx';
import { Promises } from '../../features/product-tour/promises.tsx';
import { href } from '../../lib/href.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';

const audiences = [
  {
    name: 'Businesses',
    need: 'Small ones that have no IT department, and larger ones that may not hand their data to somebody else.',
  },
  { name: 'Creators', need: 'People with an idea for an app, a campaign or a book, and not much time.' },
  { name: 'Learners', need: 'From the first letters to the next exam, also where there is no network.' },
  {
    name: 'Enterprises',
    need: 'Organisations with their own machines, their own rules and their own audits.',
  },
];

export function Page() {
  return (
    <Container className="grid flex-1 content-start gap-16 py-12 sm:gap-20 sm:py-16">
      <PageHeader
        look="story"
        heading={`About ${brand.name}`}
        description={brand.description}
        actions={
          <Link to={href('/ai-os')} className={buttonClass('primary')}>
            Get {brand.osName}
          </Link>
        }
      />
      <Claims />
      <Section look="story" heading="Why it exists">
        <div className="grid max-w-[68ch] gap-4 text-body text-ink-muted">
          <p className="text-lead text-ink">
            Software for work has moved to computers that belong to somebody else.
          </p>
          <p>
            When their network, their price or their mind changes, your work stops. An operating system should
            not do that. {brand.name} begins at the other end: everything it needs to do its job is on the
            machine that it runs on, and everything that it knows about you is in a folder that you can copy.
          </p>
          <p>
            Services from outside are welcome, and never needed: a database cluster, a file store, a mail
            server, a sign-in of your own. Each is a setting. Without them the product is smaller and still
            whole.
          </p>
        </div>
      </Section>
      <Section look="story" heading="Whom it is for">
        <div className="@container">
          <dl className="grid gap-x-10 gap-y-8 @2xl:grid-cols-2">
            {audiences.map(({ name, need }) => (
              <div key={name} className="border-t border-line pt-4">
                <dt className="text-body font-semibold text-ink">{name}</dt>
                <dd className="mt-1 text-small text-ink-muted">{need}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      <Section look="story" heading="What holds everywhere">
        <div className="@container">
          <Promises />
        </div>
      </Section>
      <LiveFiguresLink />
    </Container>
  );
}

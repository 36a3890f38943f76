import { Monitor, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '../../../kernel/brand.ts';
import { InstallCard } from '../../features/install/install-card.tsx';
import { CommandBlock } from '../../features/product-tour/command-block.tsx';
import { href } from '../../lib/href.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { route } from './route.ts';

const devices: readonly { name: string; icon: ReactNode; steps: readonly string[] }[] = [
  {
    name: 'iPhone and iPad',
    icon: <Smartphone aria-hidden />,
    steps: ['Open this page in Safari.', 'Press Share.', 'Choose “Add to Home Screen”, then “Add”.'],
  },
  {
    name: 'Android',
    icon: <Smartphone aria-hidden />,
    steps: ['Open this page in Chrome.', 'Open the menu with the three dots.', 'Choose “Install app”.'],
  },
  {
    name: 'Computer',
    icon: <Monitor aria-hidden />,
    steps: [
      'Open this page in Chrome or Edge.',
      'Press the install sign at the end of the address bar.',
      'In Safari, choose “Add to Dock” from the File menu.',
    ],
  },
];

export function Page() {
  return (
    <Container className="grid flex-1 content-start gap-14 py-12 sm:gap-16 sm:py-16">
      <PageHeader
        look="story"
        heading={route.title}
        description={`There is no shop and no installer. ${brand.name} installs from this page, and the whole server from its source.`}
      />
      <Section
        look="story"
        heading="As an app on this device"
        description="It gets a window and an icon of its own, and opens without a network."
      >
        <div className="@container grid gap-4">
          <InstallCard />
          <ul className="grid gap-4 @3xl:grid-cols-3">
            {devices.map(({ name, icon, steps }) => (
              <li key={name} className="rounded-large border border-line bg-surface p-5 shadow-card">
                <h3 className="flex items-center gap-2.5 text-body font-semibold text-ink [&>svg]:size-4.5 [&>svg]:text-accent">
                  {icon}
                  {name}
                </h3>
                <ol className="mt-4 grid list-decimal gap-2 pl-5 text-small text-ink-muted marker:text-ink-faint">
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section
        look="story"
        heading="An app that you made"
        description="Every published app installs in the same way. The desktop builder makes a project of it for Windows, macOS and Linux."
        actions={
          <Link to={href('/desktop-builder')} className={buttonClass('secondary')}>
            Desktop builder
          </Link>
        }
      >
        {null}
      </Section>
      <Section
        look="story"
        heading="On a machine of your own"
        description="The whole of it in one process: database, accounts, files, mail and this site."
        actions={
          <Link to={href('/ai-os/download')} className={buttonClass('secondary')}>
            All steps
          </Link>
        }
      >
        <div className="max-w-xl">
          <CommandBlock
            label="Start the server"
            commands={['npm start']}
            output={[`${brand.name} is ready at http://localhost:3000`]}
          />
        </div>
      </Section>
    </Container>
  );
}

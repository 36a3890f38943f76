import type { ReactNode } from 'react';
import { brand } from '../../../kernel/brand.ts';
import { CommandBlock } from './command-block.tsx';

/** What holds for every installation, each beside the thing that shows it. */
export function Promises() {
  return (
    <ul className="grid gap-4 @4xl:grid-cols-3">
      <PromiseCard
        heading="Nothing to configure"
        picture={
          <CommandBlock
            label="Start the server"
            commands={['npm start']}
            output={[`${brand.name} is ready at`, 'http://localhost:3000']}
          />
        }
      >
        No key, no database server, no account somewhere else. One command installs, builds and serves.
      </PromiseCard>
      <PromiseCard heading="Your data is one folder" picture={<FolderTree />}>
        Copy it and you have a backup. Export your account as a file, or delete it, whenever you like.
      </PromiseCard>
      <PromiseCard heading="Grows by a setting" picture={<SettingLines />}>
        The same code runs on PostgreSQL, an S3 store and a mail server as soon as you name them.
      </PromiseCard>
    </ul>
  );
}

interface PromiseCardProps {
  heading: string;
  picture: ReactNode;
  children: ReactNode;
}

function PromiseCard({ heading, picture, children }: PromiseCardProps) {
  return (
    <li className="flex min-w-0 flex-col rounded-large border border-line bg-surface p-5 shadow-card">
      <div className="flex min-h-28 flex-col justify-center">{picture}</div>
      <h3 className="mt-5 text-body font-semibold text-ink">{heading}</h3>
      <p className="mt-1.5 text-small text-ink-muted">{children}</p>
    </li>
  );
}

const folders = [
  ['database', 'accounts, apps, settings'],
  ['storage', 'files'],
  ['outbox', 'mail that was not sent'],
] as const;

function FolderTree() {
  return (
    <div className="font-mono text-small">
      <p className="mb-1.5 text-ink">data/</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {folders.map(([name, holds], index) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink">
              <span aria-hidden className="text-ink-faint">
                {index === folders.length - 1 ? '└─ ' : '├─ '}
              </span>
              {name}
            </dt>
            <dd className="truncate font-sans text-ink-muted">{holds}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const settings = [
  ['DATABASE_URL', 'PostgreSQL'],
  ['S3_ENDPOINT', 'an S3 store'],
  ['SMTP_URL', 'a mail server'],
] as const;

function SettingLines() {
  return (
    <dl className="grid gap-2">
      {settings.map(([name, what]) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-4 border-b border-dashed border-line-strong pb-2 last:border-0 last:pb-0"
        >
          <dt className="font-mono text-small text-ink">{name}</dt>
          <dd className="text-small text-ink-muted">{what}</dd>
        </div>
      ))}
    </dl>
  );
}

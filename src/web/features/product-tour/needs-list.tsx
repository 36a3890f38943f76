import { Cpu, HardDrive, Terminal, Wifi } from 'lucide-react';

const needs = [
  {
    icon: Cpu,
    name: 'Node 20.19 or newer',
    why: 'With the npm that comes with it. Nothing else is installed.',
  },
  { icon: Terminal, name: 'A POSIX shell', why: 'Linux and macOS have one. On Windows, use WSL.' },
  { icon: HardDrive, name: 'A folder on a disk', why: 'Everything that is stored lives in it.' },
  { icon: Wifi, name: 'The network, once', why: 'For the packages of the first start.' },
];

/** What has to be there before the first start. */
export function NeedsList() {
  return (
    <div className="@container">
      <dl className="grid gap-px overflow-hidden rounded-large border border-line bg-line @lg:grid-cols-2 @4xl:grid-cols-4">
        {needs.map(({ icon: Icon, name, why }) => (
          <div key={name} className="bg-surface p-5">
            <Icon aria-hidden className="mb-3 size-5 text-accent" />
            <dt className="text-small font-semibold text-ink">{name}</dt>
            <dd className="mt-1 text-small text-ink-muted">{why}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

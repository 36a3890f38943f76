import type { LucideIcon } from 'lucide-react';
import { AppWindow, Archive, HardDriveDownload, ShieldCheck, Timer, Wifi } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useOnline } from '../../lib/use-online.ts';
import { Card } from '../../ui/card.tsx';
import { type DeviceFacts, describeDevice, type FactRow, readDeviceFacts } from './device-facts.ts';

const icons: Record<FactRow['id'], LucideIcon> = {
  network: Wifi,
  stored: HardDriveDownload,
  used: Archive,
  kept: ShieldCheck,
  installed: AppWindow,
  arrival: Timer,
};

/** What the visitor's own browser keeps of the product, read from that browser. */
export function DevicePanel() {
  const online = useOnline();
  const facts = useDeviceFacts();
  return (
    <Card aria-labelledby="device-heading" aria-busy={facts === undefined} className="overflow-hidden">
      <header className="flex items-center justify-between gap-4 border-b border-line px-5 py-4">
        <div>
          <h2 id="device-heading" className="text-body font-semibold text-ink">
            Device
          </h2>
          <p className="mt-0.5 text-caption text-ink-faint">What this browser keeps</p>
        </div>
        <output className="flex items-center gap-2 rounded-full border border-line bg-surface-raised px-3 py-1 text-caption font-medium text-ink">
          <span aria-hidden className={`size-2 rounded-full ${online ? 'bg-positive' : 'bg-caution'}`} />
          {online ? 'Online' : 'Offline'}
        </output>
      </header>
      <dl className="min-h-78 divide-y divide-line">
        {describeDevice(online, facts).map(({ id, label, value, good }) => {
          const Icon = icons[id];
          return (
            <div key={id} className="flex h-13 items-center gap-3 px-5 text-small">
              <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
              <dt className="flex-1 text-ink-muted">{label}</dt>
              <dd className={`font-medium tabular-nums ${good ? 'text-ink' : 'text-ink-muted'}`}>{value}</dd>
            </div>
          );
        })}
      </dl>
      <p className="flex h-11.25 items-center border-t border-line px-5 text-caption text-ink-faint">
        Nothing of this leaves your browser
      </p>
    </Card>
  );
}

function useDeviceFacts(): DeviceFacts | undefined {
  const [facts, setFacts] = useState<DeviceFacts>();
  useEffect(() => {
    let shown = true;
    async function read(): Promise<void> {
      const found = await readDeviceFacts();
      if (shown) setFacts(found);
    }
    void read();
    return () => {
      shown = false;
    };
  }, []);
  return facts;
}

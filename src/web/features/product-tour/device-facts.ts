/** What this browser says about itself; undefined where it does not say. */
export interface DeviceFacts {
  readonly stored: boolean;
  readonly usedBytes: number | undefined;
  readonly kept: boolean | undefined;
  readonly installed: boolean;
  readonly arrivedMs: number | undefined;
}

export async function readDeviceFacts(): Promise<DeviceFacts> {
  const [stored, usedBytes, kept] = await Promise.all([isStored(), readUsage(), isKept()]);
  return {
    stored,
    usedBytes,
    kept,
    installed: matchMedia('(display-mode: standalone)').matches,
    arrivedMs: arrival(),
  };
}

/** A worker answers for the pages of this site, and has put files aside to answer with. */
async function isStored(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return false;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (!registration?.active) return false;
  return (await caches.keys().catch(() => [])).length > 0;
}

async function readUsage(): Promise<number | undefined> {
  if (!('storage' in navigator)) return undefined;
  const estimate = await navigator.storage.estimate().catch(() => undefined);
  return estimate?.usage;
}

async function isKept(): Promise<boolean | undefined> {
  if (!('storage' in navigator)) return undefined;
  return navigator.storage.persisted().catch(() => undefined);
}

/** From the question for this page to its last byte. */
function arrival(): number | undefined {
  const navigation = performance.getEntriesByType('navigation')[0];
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.responseEnd === 0) return undefined;
  return navigation.responseEnd - navigation.requestStart;
}

export interface FactRow {
  readonly id: 'network' | 'stored' | 'used' | 'kept' | 'installed' | 'arrival';
  readonly label: string;
  readonly value: string;
  readonly good: boolean;
}

/** The facts in words, in a fixed order and number, so that nothing moves when they come. */
export function describeDevice(online: boolean, facts: DeviceFacts | undefined): FactRow[] {
  const of = (describe: (known: DeviceFacts) => string) => (facts === undefined ? '…' : describe(facts));
  return [
    { id: 'network', label: 'Network', value: online ? 'Connected' : 'None', good: online },
    {
      id: 'stored',
      label: 'Stored for offline use',
      value: of(({ stored }) => (stored ? 'Yes' : 'Not yet')),
      good: facts?.stored ?? false,
    },
    {
      id: 'used',
      label: 'Space taken here',
      value: of(({ usedBytes }) => (usedBytes === undefined ? 'Not told' : readableBytes(usedBytes))),
      good: true,
    },
    {
      id: 'kept',
      label: 'Kept when space is short',
      value: of(({ kept }) => (kept === undefined ? 'Not told' : kept ? 'Yes' : 'No')),
      good: facts?.kept ?? false,
    },
    {
      id: 'installed',
      label: 'Runs as an app',
      value: of(({ installed }) => (installed ? 'Installed' : 'In a browser tab')),
      good: facts?.installed ?? false,
    },
    {
      id: 'arrival',
      label: 'This page arrived in',
      value: of(({ arrivedMs }) =>
        arrivedMs === undefined ? 'Not told' : `${Math.max(1, Math.round(arrivedMs))} ms`,
      ),
      good: true,
    },
  ];
}

export function readableBytes(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`;
  const kib = bytes / 1_024;
  return kib < 1_024 ? `${Math.round(kib)} KB` : `${(kib / 1_024).toFixed(1)} MB`;
}

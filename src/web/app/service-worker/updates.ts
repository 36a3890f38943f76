import { limits } from '../../../kernel/limits.ts';
import { whenMayFetchAhead } from '../../lib/performance/thrift.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { WorkerMessage } from './run-worker.ts';

const path = '/sw.js';

let waiting: ServiceWorker | undefined;
let wanted = false;
const listeners = new Set<() => void>();

function offer(worker: ServiceWorker | undefined): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function watchUpdates(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function updateIsReady(): boolean {
  return waiting !== undefined;
}

/** Starts the new version; the page reloads when it has taken over. */
export function startUpdate(): void {
  wanted = true;
  waiting?.postMessage('activate' satisfies WorkerMessage);
}

/** Once, when the page has loaded: the worker brings files that would otherwise compete with those of the page. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (import.meta.env.DEV) {
    // One that a built version left on this address would serve old files.
    void navigator.serviceWorker.getRegistrations().then((all) => all.map((one) => one.unregister()));
    return;
  }
  const start = () =>
    void register().catch((error: unknown) => console.warn('This page needs a network to load.', error));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function register(): Promise<void> {
  const container = navigator.serviceWorker;
  // The first worker of a page takes over too, and nothing is new then.
  container.addEventListener('controllerchange', () => {
    if (wanted) location.reload();
  });
  const registration = await container.register(path, { updateViaCache: 'none' });
  if (registration.waiting !== null && container.controller !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.installing);
  keepLooking(registration);
  const { active } = await container.ready;
  const tell = (message: WorkerMessage) => active?.postMessage(message);
  // A page that was on its way while the worker took over the others was left out.
  if (container.controller === null) tell('take-over');
  if (!cameByWorker()) tell({ keep: [location.href.split('#', 1)[0] ?? '', ...loadedAssets()] });
  whenIdle(() => {
    if (!savesData()) whenMayFetchAhead(() => tell('keep-later'));
  });
}

/** A worker may have taken the page over since: what came before it did, it has not seen. */
function cameByWorker(): boolean {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document !== undefined && document.workerStart > 0;
}

function loadedAssets(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return names.filter((name) => name.startsWith(`${location.origin}/assets/`));
}

function follow(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) offer(worker);
    // Another tab has started it, or a newer one has taken its place.
    else if (worker === waiting && worker.state !== 'installed') offer(undefined);
  });
}

function keepLooking(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  const look = () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < limits.serviceWorker.updateEveryMs)
      return;
    lookedAt = Date.now();
    // Without a network there is nothing new to find.
    registration.update().catch(() => undefined);
  };
  setInterval(look, limits.serviceWorker.updateEveryMs);
  document.addEventListener('visibilitychange', look);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

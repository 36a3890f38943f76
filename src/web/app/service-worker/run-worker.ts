import { chooseWay, mayKeepPage } from './choose-way.ts';
import {
  cacheNames,
  dropOld,
  keepFirst,
  keepLater,
  keepLoaded,
  keepPage,
  type WorkerBuild,
} from './kept-files.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** What a page may tell the worker. */
export type WorkerMessage =
  | 'activate'
  | 'take-over'
  | 'keep-later'
  /** What was loaded before there was a worker. */
  | { readonly keep: readonly string[] };

/** A server that is behind a gateway and away. */
const away = new Set([502, 503, 504]);

/**
 * The service worker. Pages come from the network while there is one and from the device when there is none; files with a hash from
 * the device always. A new version waits until somebody asks for it.
 */
export function runWorker(scope: WorkerScope, build: WorkerBuild): void {
  const names = cacheNames(build);
  const shellFiles = new Set(build.first.filter((path) => !path.startsWith('/assets/')));

  scope.addEventListener('install', (event) => event.waitUntil(keepFirst(scope, build)));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(dropOld(scope, build).then(() => scope.clients.claim())),
  );
  scope.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage;
    if (message === 'activate') event.waitUntil(scope.skipWaiting());
    else if (message === 'take-over') event.waitUntil(scope.clients.claim());
    else if (message === 'keep-later') event.waitUntil(keepLater(scope, build));
    else event.waitUntil(keepLoaded(scope, build, message.keep));
  });
  scope.addEventListener('fetch', (event) => {
    const way = chooseWay(event.request, scope.location.origin, shellFiles);
    if (way === 'asset') event.respondWith(fromDevice(event, names.assets));
    if (way === 'shell') event.respondWith(fromDevice(event, names.shell));
    if (way === 'page') event.respondWith(page(event));
  });

  async function fromDevice({ request }: FetchEvent, name: string): Promise<Response> {
    const cache = await scope.caches.open(name);
    const kept = await cache.match(new URL(request.url).pathname);
    if (kept !== undefined) return kept;
    const answer = await scope.fetch(request);
    if (answer.ok) await cache.put(request.url, answer.clone());
    return answer;
  }

  /** The network first; after a while, or when it is away, what is on the device. A late answer is still kept. */
  async function page(event: FetchEvent): Promise<Response> {
    const { request } = event;
    const asked = scope.fetch(request).then((answer) => {
      if (answer.ok && !answer.redirected && mayKeepPage(request.url))
        event.waitUntil(keepPage(scope, build, request.url, answer.clone()));
      return answer;
    });
    const usable = asked
      .then((answer) => (away.has(answer.status) ? undefined : answer))
      .catch(() => undefined);
    // The worker may be ended while nobody waits for it.
    event.waitUntil(usable);
    const first = await Promise.race([usable, waited(build.navigationMs)]);
    return first ?? (await keptPage(request.url)) ?? asked;
  }

  async function keptPage(url: string): Promise<Response | undefined> {
    const [pages, shell] = await Promise.all([
      scope.caches.open(names.pages),
      scope.caches.open(names.shell),
    ]);
    return (await pages.match(url, { ignoreSearch: true })) ?? shell.match(build.shell);
  }
}

function waited(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}

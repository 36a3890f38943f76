/**
 * The service worker of an app. `version` and `files` stand before it, written by whoever builds the app. It asks the network
 * first, so that a new version is shown at once; only files whose names change with their content come from the device first.
 */
export const offlineWorker = `const scope = new URL('./', self.location.href);
const cacheName = \`app-\${scope.pathname}-\${version}\`;
const kept = new Set(files.map((file) => new URL(file, scope).pathname));
const page = new URL('index.html', scope).href;
const patience = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files.map((file) => new Request(new URL(file, scope), { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forget((name) => name !== cacheName).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Whatever is behind a name with a dot is data of the moment, which nobody keeps.
  if (request.method !== 'GET' || origin !== scope.origin || pathname.includes('/.')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request, pathname));
  else if (kept.has(pathname)) event.respondWith(openFile(request, pathname));
});

async function openPage(request, pathname) {
  const answer = await inTime(fetch(request)).catch(() => undefined);
  if (answer === undefined) return (await caches.match(page)) ?? Response.error();
  const isGone = (answer.status === 404 || answer.status === 410) && pathname === scope.pathname;
  if (isGone) await Promise.all([forget(() => true), self.registration.unregister()]);
  return answer;
}

async function openFile(request, pathname) {
  const isNamedByContent = /\\/(assets|vendor)\\//.test(pathname);
  const find = () => caches.match(request, { ignoreSearch: true });
  if (isNamedByContent) return (await find()) ?? fetch(request);
  return fetch(request).catch(async () => (await find()) ?? Response.error());
}

function inTime(answer) {
  return Promise.race([answer, new Promise((_, reject) => setTimeout(reject, patience, new Error('Too slow')))]);
}

async function forget(isOld) {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(\`app-\${scope.pathname}-\`) && isOld(name));
  await Promise.all(own.map((name) => caches.delete(name)));
}
`;

/** The worker with what it keeps. Another version makes browsers fetch everything anew. */
export function writeOfflineWorker(version: string, files: readonly string[]): string {
  return `const version = ${JSON.stringify(version)};\nconst files = ${JSON.stringify(files)};\n${offlineWorker}`;
}

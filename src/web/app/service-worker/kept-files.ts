import { mayKeepPage } from './choose-way.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Written by the build. */
export interface WorkerBuild {
  /** Changes with everything that is kept. */
  readonly version: string;
  /** Starts the names of all caches. */
  readonly name: string;
  /** The document of every page that has none of its own here. */
  readonly shell: string;
  /** Needed to show anything at all. */
  readonly first: readonly string[];
  /** The code of the other pages: brought when there is time. */
  readonly later: readonly string[];
  readonly navigationMs: number;
  readonly keptPages: number;
}

export function cacheNames({ name, version }: WorkerBuild) {
  return {
    shell: `${name}-shell-${version}`,
    // Documents name the files of their version.
    pages: `${name}-pages-${version}`,
    // Files with a hash are the same in every version that names them.
    assets: `${name}-assets`,
  };
}

const isAsset = (path: string) => path.startsWith('/assets/');

/** Brings everything that the app needs to start without a network. One missing file, and this version is not installed. */
export async function keepFirst(scope: WorkerScope, build: WorkerBuild): Promise<void> {
  const names = cacheNames(build);
  const [shell, assets] = await Promise.all([
    scope.caches.open(names.shell),
    scope.caches.open(names.assets),
  ]);
  await Promise.all(
    [build.shell, ...build.first].map(async (path) => {
      const cache = isAsset(path) ? assets : shell;
      if (isAsset(path) && (await cache.match(path)) !== undefined) return;
      const answer = await scope.fetch(path, { cache: isAsset(path) ? 'default' : 'reload' });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(path, answer);
    }),
  );
}

/** One after the other, so that it stands in nobody's way. What does not come now comes when it is used. */
export async function keepLater(scope: WorkerScope, build: WorkerBuild): Promise<void> {
  const cache = await scope.caches.open(cacheNames(build).assets);
  for (const path of build.later) {
    if ((await cache.match(path)) !== undefined) continue;
    try {
      const answer = await scope.fetch(path);
      if (answer.ok) await cache.put(path, answer);
    } catch {
      return;
    }
  }
}

/** A page and its files that came before the worker did. */
export async function keepLoaded(
  scope: WorkerScope,
  build: WorkerBuild,
  urls: readonly string[],
): Promise<void> {
  const assets = await scope.caches.open(cacheNames(build).assets);
  for (const url of urls) {
    const { origin, pathname } = new URL(url);
    if (origin !== scope.location.origin) continue;
    if (!isAsset(pathname) && !mayKeepPage(url)) continue;
    if (isAsset(pathname) && (await assets.match(pathname)) !== undefined) continue;
    const answer = await scope.fetch(url);
    if (!answer.ok || answer.redirected) continue;
    if (isAsset(pathname)) await assets.put(pathname, answer);
    else await keepPage(scope, build, url, answer);
  }
}

/** Removes what other versions have left. */
export async function dropOld(scope: WorkerScope, build: WorkerBuild): Promise<void> {
  const names = cacheNames(build);
  const current = new Set<string>(Object.values(names));
  for (const name of await scope.caches.keys()) {
    if (name.startsWith(`${build.name}-`) && !current.has(name)) await scope.caches.delete(name);
  }
  const wanted = new Set([...build.first, ...build.later]);
  const assets = await scope.caches.open(names.assets);
  for (const request of await assets.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await assets.delete(request);
  }
}

/** Keeps the newest pages, at most so many. */
export async function keepPage(
  scope: WorkerScope,
  build: WorkerBuild,
  url: string,
  answer: Response,
): Promise<void> {
  const pages = await scope.caches.open(cacheNames(build).pages);
  await pages.delete(url);
  await pages.put(url, answer);
  const kept = await pages.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - build.keptPages)))
    await pages.delete(request);
}

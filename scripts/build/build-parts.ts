import { join } from 'node:path';
import { withLock } from '../setup/with-lock.mjs';
import { buildServer } from './build-server.ts';
import { buildVendor } from './build-vendor.ts';
import { makeStartImage } from './make-start-image.ts';
import { draftFolder, removeDrafts, replaceFolder } from './replace-folder.ts';
import { computeStamps, type Part, readStamps, staleParts, writeStamps } from './stamps.mjs';

type Environment = Readonly<Record<string, string | undefined>>;

/** Builds what is stale and returns it. Of two builds at once the second waits and finds nothing left to do. */
export function buildStaleParts(root: string, environment: Environment): Promise<readonly Part[]> {
  return withLock('build', root, async () => {
    const stale = staleParts(root, environment);
    if (stale.length === 0) return stale;
    const dist = join(root, 'dist');
    removeDrafts(dist);
    const makers = makersOf(root, dist, environment);
    const build = (part: Part) =>
      stale.includes(part) ? buildPart(root, part, makers[part], environment) : undefined;
    const web = build('web');
    const server = (async () => {
      await build('server');
      await build('image');
    })();
    const outcomes = await Promise.allSettled([web, server]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    return stale;
  });
}

/**
 * The stamp goes before the part is touched and comes back when it is complete, so that a build which fails or is
 * killed never looks fresh. It is the stamp of the sources as they were before: what changes meanwhile is built next time.
 */
async function buildPart(root: string, part: Part, make: () => Promise<void>, environment: Environment) {
  const started = Date.now();
  const stamp = computeStamps(root, environment)[part];
  const { [part]: _, ...others } = readStamps(root);
  writeStamps(root, others);
  await make();
  writeStamps(root, { ...readStamps(root), [part]: stamp });
  console.log(`Built ${names[part]} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

const names: Readonly<Record<Part, string>> = {
  web: 'the web app',
  server: 'the server',
  image: 'the start image of the database',
};

function makersOf(root: string, dist: string, environment: Environment): Record<Part, () => Promise<void>> {
  const brand = { name: environment.BRAND_NAME ?? '', slug: environment.BRAND_SLUG ?? '' };
  return {
    async server() {
      const draft = draftFolder(dist, 'server');
      await buildServer(root, draft, brand);
      await buildVendor(root, draft);
      replaceFolder(draft, join(dist, 'server'));
    },
    async web() {
      // Vite takes half a second to load, which a build of the server alone does not need.
      const { buildWeb } = await import('./build-web.ts');
      const draft = draftFolder(dist, 'web');
      await buildWeb(root, draft, brand);
      replaceFolder(draft, join(dist, 'web'));
    },
    image: () => makeStartImage(root),
  };
}

import { join } from 'node:path';
import { build } from 'esbuild';

const entries = {
  serve: 'src/server/run/serve.server.ts',
  work: 'src/server/run/work.server.ts',
  migrate: 'src/server/run/migrate.server.ts',
  keys: 'src/server/run/print-keys.server.ts',
  'rotate-keys': 'src/server/run/rotate-keys.server.ts',
  'rotate-secret-key': 'src/server/run/rotate-secret-key.server.ts',
  'make-start-image': 'src/server/run/make-start-image.server.ts',
  'pglite-worker': 'src/server/db/pglite/worker.server.ts',
  'build-worker': 'src/server/build/build-worker.server.ts',
  'upscale-worker': 'src/server/upscale/upscale-worker.server.ts',
  'agent-thread': 'src/server/agents/agent-thread.server.ts',
  'passages-thread': 'src/server/ask/passages-thread.server.ts',
  'upscale-thread': 'src/server/upscale/tile-thread.server.ts',
};

export interface Brand {
  readonly name: string;
  readonly slug: string;
}

/** Bundles our own code and leaves packages where they are: they find their binaries beside themselves. */
export async function buildServer(root: string, outdir: string, brand: Brand): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, path)])),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
    define: { __BRAND_NAME__: JSON.stringify(brand.name), __BRAND_SLUG__: JSON.stringify(brand.slug) },
  });
}

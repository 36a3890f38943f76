import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packageRoot } from '../../src/server/package-root.server.ts';

export interface InstalledPeer {
  readonly folder: string;
  readonly host: string;
  readonly version: string;
  readonly pglite: string;
}

const version = '0.10.0';

/**
 * Installs the peer into `bench/out/peer`, unless it is there, and puts its host program beside it. It gets the
 * version of the embedded engine that Kora uses, so that the engine is the same to the byte.
 */
export async function installPeer(): Promise<InstalledPeer> {
  const folder = join(packageRoot(), 'bench/out/peer');
  const pglite = dependencyVersion('@electric-sql/pglite');
  const wanted = `${JSON.stringify(
    {
      private: true,
      type: 'module',
      dependencies: { '@supabase/lite': version, '@electric-sql/pglite': pglite, postgres: '3.4.8' },
      overrides: { '@electric-sql/pglite': '$@electric-sql/pglite' },
    },
    undefined,
    2,
  )}\n`;
  mkdirSync(folder, { recursive: true });
  const manifest = join(folder, 'package.json');
  const isInstalled =
    existsSync(join(folder, 'node_modules/@supabase/lite/package.json')) &&
    existsSync(manifest) &&
    readFileSync(manifest, 'utf8') === wanted;
  if (!isInstalled) {
    console.log(`Installing @supabase/lite ${version} into bench/out/peer…`);
    writeFileSync(manifest, wanted);
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const host = join(folder, 'host.js');
  await build({
    entryPoints: [join(import.meta.dirname, 'lite-host.ts')],
    outfile: host,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  return { folder, host, version, pglite };
}

function dependencyVersion(name: string): string {
  const manifest = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const found = manifest.dependencies[name];
  if (found === undefined) throw new Error(`${name} is no dependency any more.`);
  return found;
}

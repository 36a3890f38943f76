import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packageRoot } from '../../src/server/package-root.server.ts';
import { cleanUpAtExit } from '../lib/clean-up.ts';

/** The programs that are started, bundled as the server itself is. */
export interface FrozenBuild {
  readonly writer: string;
  readonly checker: string;
}

/**
 * A copy of the server as it is now: bundle, migrations, start image and web app. The rounds take minutes, and all of
 * them must run the same code even when somebody edits a source meanwhile. It lies inside the package, where Node
 * finds the dependencies.
 */
export async function freezeBuild(): Promise<FrozenBuild> {
  const root = packageRoot();
  const out = join(root, 'bench/out');
  mkdirSync(out, { recursive: true });
  const frozen = mkdtempSync(join(out, 'frozen-'));
  cleanUpAtExit(() => rmSync(frozen, { recursive: true, force: true }));
  for (const part of ['package.json', 'src/server/db/migrations', 'dist/start-image.tar.gz', 'dist/web']) {
    if (existsSync(join(root, part))) cpSync(join(root, part), join(frozen, part), { recursive: true });
  }
  const programs = join(frozen, 'dist/server');
  await build({
    absWorkingDir: root,
    entryPoints: {
      writer: join(import.meta.dirname, 'writer.ts'),
      checker: join(import.meta.dirname, 'checker.ts'),
      'pglite-worker': join(root, 'src/server/db/pglite/worker.server.ts'),
    },
    outdir: programs,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  return { writer: join(programs, 'writer.js'), checker: join(programs, 'checker.js') };
}

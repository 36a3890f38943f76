import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/server/package-root.server.ts';
import { cleanUpAtExit } from '../lib/clean-up.ts';

/**
 * Builds the server and copies what it needs, so that a build made meanwhile does not change what is measured.
 * It lies inside the package, where Node finds the dependencies. Answers with the program to start.
 */
export function freezeServer(): string {
  const root = packageRoot();
  execFileSync(process.execPath, ['--import', 'tsx', join(root, 'scripts/build.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const out = join(root, 'bench/out');
  mkdirSync(out, { recursive: true });
  const frozen = mkdtempSync(join(out, 'frozen-'));
  cleanUpAtExit(() => rmSync(frozen, { recursive: true, force: true }));
  for (const part of ['package.json', 'src/server/db/migrations', 'dist'])
    cpSync(join(root, part), join(frozen, part), { recursive: true });
  // The style sheets and vendor code of apps are read from the packages by their path.
  symlinkSync(join(root, 'node_modules'), join(frozen, 'node_modules'));
  return join(frozen, 'dist/server/serve.js');
}

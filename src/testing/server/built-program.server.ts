import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '../../server/package-root.server.ts';

/** Brings the build up to date, which takes a moment when it already is. */
export function ensureBuilt(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: packageRoot(),
    stdio: 'pipe',
  });
}

/** The built program that an operator runs: `serve`, `work`, `migrate`, …. */
export function builtProgram(name: 'serve' | 'work' | 'migrate' | 'rotate-secret-key'): string {
  return join(packageRoot(), 'dist/server', `${name}.js`);
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/server/package-root.server.ts';

/**
 * Builds the server as it was at a commit, into `bench/out`, unless it is there. It shares the dependencies that are
 * installed now, so that what differs is our own code. Answers with the program to start.
 */
export function buildCommit(commit: string): string {
  const root = packageRoot();
  const id = execFileSync('git', ['rev-parse', '--short=12', '--verify', `${commit}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const folder = join(root, 'bench/out', `commit-${id}`);
  const program = join(folder, 'dist/server/serve.js');
  if (existsSync(program)) return program;
  console.log(`Building Kora as of ${id}…`);
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  const tree = execFileSync('git', ['archive', '--format=tar', id], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', making], { input: tree });
  symlinkSync(join(root, 'node_modules'), join(making, 'node_modules'));
  execFileSync(process.execPath, ['--import', 'tsx', join(making, 'scripts/build.ts')], {
    cwd: making,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  renameSync(making, folder);
  return join(folder, 'dist/server/serve.js');
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/server/package-root.server.ts';

export interface Peer {
  readonly name: string;
  readonly version: string;
  /** The built web app. */
  readonly folder: string;
}

const name = 'flowise-ui';
const version = '3.1.4';

/**
 * Fetches a peer whose npm package carries its built web app: a visual builder of AI agents. It is not installed, only unpacked.
 * Undefined without a network: our own figures count all the same.
 */
export function fetchPeer(): Peer | undefined {
  const folder = join(packageRoot(), `bench/out/web-peer/${name}-${version}`);
  const built = join(folder, 'package/build');
  if (!existsSync(join(built, 'index.html'))) {
    console.log(`Fetching ${name} ${version} into bench/out/web-peer…`);
    mkdirSync(folder, { recursive: true });
    try {
      execFileSync('npm', ['pack', `${name}@${version}`, '--pack-destination', folder], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    } catch {
      return undefined;
    }
    execFileSync('tar', ['-xzf', `${name}-${version}.tgz`], { cwd: folder });
  }
  return { name, version, folder: built };
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, from the sources as well as from the bundle. */
export function packageRoot(): string {
  let directory = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(directory, 'package.json'))) {
    const parent = dirname(directory);
    if (parent === directory) throw new Error('package.json was not found above the running code.');
    directory = parent;
  }
  return directory;
}

export const migrationsDirectory = () => join(packageRoot(), 'src/server/db/migrations');
export const startImagePath = () => join(packageRoot(), 'dist/start-image.tar.gz');
export const webDirectory = () => join(packageRoot(), 'dist/web');
export const workshopDirectory = () => join(packageRoot(), 'dist/server');
export const readerDirectory = () => join(packageRoot(), 'src/engine/reader');

export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

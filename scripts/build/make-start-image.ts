import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs the bundled program that makes an empty, migrated database and packs it. */
export function makeStartImage(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'dist/server/make-start-image.js')], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`The start image could not be made (${signal ?? `exit code ${code}`}).`));
    });
  });
}

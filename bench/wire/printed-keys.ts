import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export interface InstallationKeys {
  readonly publishable: string;
  readonly secret: string;
}

/** Before the server runs: the embedded database is open to one process alone. */
export async function printedKeys(
  program: string,
  cwd: string,
  environment: Record<string, string>,
): Promise<InstallationKeys> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(dirname(program), 'keys.js')], {
    cwd,
    env: { ...process.env, ...environment },
  });
  const read = (name: string) => new RegExp(`^${name}: (\\S+)$`, 'm').exec(stdout)?.[1] ?? '';
  return { publishable: read('anon'), secret: read('service_role') };
}

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command.ts';

/** Installs a Debian package; false when this is not root on a Debian system, or when it did not work. */
export async function installWithApt(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) return false;
  console.log(`Installing ${name} with apt-get …`);
  const options = { cwd: '/', environment: { DEBIAN_FRONTEND: 'noninteractive' }, live: false };
  await runCommand(['apt-get', 'update'], options);
  const { exitCode } = await runCommand(
    ['apt-get', 'install', '-y', '--no-install-recommends', name],
    options,
  );
  if (exitCode !== 0) console.log(`apt-get could not install ${name}; looking for another way.`);
  return exitCode === 0;
}

function isOnPath(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

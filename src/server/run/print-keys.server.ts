import { installationKeys } from '../auth/installation-key.server.ts';
import { readEnvironment } from '../settings/read-environment.server.ts';
import { runProcess } from './run-process.server.ts';
import { withKeyRing } from './with-key-ring.server.ts';

/**
 * Prints the keys that clients of this installation use, at whatever address it is reached. With `--revoke`, every
 * `service_role` key printed before ends first.
 */
await runProcess(async () => {
  const settings = readEnvironment();
  const keys = await withKeyRing(settings, async (ring) => {
    if (process.argv.includes('--revoke')) await ring.revokeServiceKeys();
    return installationKeys(ring, new Date());
  });
  process.stdout.write(`anon: ${keys.anon}\n\nservice_role: ${keys.service_role}\n`);
  process.exit(0);
});

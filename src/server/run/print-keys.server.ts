import { installationKeys } from '../auth/installation-key.server.ts';
import { StartFault } from '../db/start-fault.server.ts';
import { publicUrlOf } from '../settings/public-url.ts';
import { readEnvironment } from '../settings/read-environment.server.ts';
import { runProcess } from './run-process.server.ts';
import { withKeyRing } from './with-key-ring.server.ts';

/**
 * Prints the keys that clients of this installation use. They hold for the address that the settings name. With
 * `--revoke`, every `service_role` key printed before ends first.
 */
await runProcess(async () => {
  const settings = readEnvironment();
  if (settings.PUBLIC_URL === undefined && settings.PORT === 0)
    throw new StartFault('Keys hold for one address: set PUBLIC_URL, or PORT to a fixed port.', {
      exitCode: 78,
    });
  const issuer = `${publicUrlOf(settings, settings.PORT)}/auth/v1`;
  const keys = await withKeyRing(settings, async (ring) => {
    if (process.argv.includes('--revoke')) await ring.revokeServiceKeys();
    return installationKeys(ring, issuer, new Date());
  });
  process.stdout.write(`anon: ${keys.anon}\n\nservice_role: ${keys.service_role}\n`);
  process.exit(0);
});

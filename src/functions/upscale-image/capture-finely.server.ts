import type { ProofSizeName } from '../../engine/proof/proof-report.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limitChanges } from '../../server/apps/limit-changes.server.ts';
import { ownApp } from '../../server/apps/own-app.server.ts';
import { readSite } from '../../server/apps/version-files.server.ts';
import { readCurrentVersion } from '../../server/apps/version-store.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

/** The app is opened again and photographed with finer dots: exact, where enlarging a picture would be a guess. */
export async function captureFinely(
  call: FunctionCall,
  { appId, size, scale }: { appId: string; size: ProofSizeName; scale: number },
): Promise<string> {
  const { database, storage, works } = call.services;
  await limitChanges(call);
  const version = await database.tx('service_role', {}, async (tx) =>
    readCurrentVersion(tx, await ownApp(call, tx, appId)),
  );
  const site = await readSite(storage, { appId, versionId: version.id });
  if (site === undefined)
    throw new KoraError('unavailable', { message: 'This version is not built. Try again in a moment.' });
  return (await works.capture(site, size, scale)).toString('base64');
}

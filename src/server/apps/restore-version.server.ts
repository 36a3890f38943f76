import type { VersionResult } from '../../functions/app-shapes.ts';
import type { RestoreVersionInput } from '../../functions/restore-version/contract.ts';
import { KoraError } from '../../kernel/errors.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { copyVersion } from './copy-version.server.ts';
import { presentResult } from './follow-version.server.ts';
import { ownApp } from './own-app.server.ts';
import { copyVersionFiles } from './version-files.server.ts';
import { findByRequestKey, readProgress, readVersionByNumber } from './version-store.server.ts';

/** Nothing is taken back: the former state becomes the newest version, and those between stay. */
export async function restoreVersion(
  call: FunctionCall,
  { appId, number }: RestoreVersionInput,
): Promise<VersionResult> {
  const { database, storage } = call.services;
  const { from, versionId } = await database.tx('service_role', {}, async (tx) => {
    const app = await ownApp(call, tx, appId);
    const source = await readVersionByNumber(tx, appId, number);
    const before = await findByRequestKey(tx, app.userId, call.idempotencyKey);
    const made =
      before?.id ??
      (await copyVersion(call, tx, source, {
        appId,
        basedOn: app.currentVersion,
        origin: 'restore',
        request: `Restore version ${number}`,
        userId: app.userId,
      }));
    return { from: source, versionId: made };
  });
  await copyVersionFiles(storage, { appId, versionId: from.id }, { appId, versionId });
  const row = await database.tx('service_role', {}, (tx) => readProgress(tx, versionId));
  if (row === undefined) throw new KoraError('not_found');
  return presentResult(call, row);
}

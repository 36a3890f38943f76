import { KoraError } from '../../kernel/errors.ts';
import { copyVersion } from '../../server/apps/copy-version.server.ts';
import { presentResult } from '../../server/apps/follow-version.server.ts';
import { ownApp } from '../../server/apps/own-app.server.ts';
import { copyVersionFiles } from '../../server/apps/version-files.server.ts';
import {
  findByRequestKey,
  readProgress,
  readVersionByNumber,
} from '../../server/apps/version-store.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { VersionResult } from '../app-shapes.ts';
import type { RestoreVersionInput } from './contract.ts';

/** Nothing is taken back: the former state becomes the newest version, and those between stay. */
export async function handle(
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

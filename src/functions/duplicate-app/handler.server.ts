import { KoraError } from '../../kernel/errors.ts';
import { copyVersion } from '../../server/apps/copy-version.server.ts';
import { presentResult } from '../../server/apps/follow-version.server.ts';
import { insertApp } from '../../server/apps/insert-app.server.ts';
import { limitChanges } from '../../server/apps/limit-changes.server.ts';
import { ownApp } from '../../server/apps/own-app.server.ts';
import { copyVersionFiles } from '../../server/apps/version-files.server.ts';
import {
  findByRequestKey,
  readCurrentVersion,
  readProgress,
  readVersionByNumber,
} from '../../server/apps/version-store.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { VersionResult } from '../app-shapes.ts';
import type { DuplicateAppInput } from './contract.ts';

export async function handle(
  call: FunctionCall,
  { appId, name, number }: DuplicateAppInput,
): Promise<VersionResult> {
  const { database, storage } = call.services;
  await limitChanges(call);
  const { from, versionId, madeIn } = await database.tx('service_role', {}, async (tx) => {
    const app = await ownApp(call, tx, appId);
    const source =
      number === undefined ? await readCurrentVersion(tx, app) : await readVersionByNumber(tx, appId, number);
    const before = await findByRequestKey(tx, app.userId, call.idempotencyKey);
    if (before !== undefined) return { from: source, versionId: before.id, madeIn: before.app_id };
    const copyId = await insertApp(tx, { userId: app.userId, name, description: app.description });
    const made = await copyVersion(call, tx, source, {
      appId: copyId,
      basedOn: null,
      origin: 'copy',
      request: `Copy of ${app.name}, version ${source.number}`,
      userId: app.userId,
    });
    return { from: source, versionId: made, madeIn: copyId };
  });
  await copyVersionFiles(storage, { appId, versionId: from.id }, { appId: madeIn, versionId });
  const row = await database.tx('service_role', {}, (tx) => readProgress(tx, versionId));
  if (row === undefined) throw new KoraError('not_found');
  return presentResult(call, row);
}

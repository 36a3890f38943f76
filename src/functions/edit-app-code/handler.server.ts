import { followVersion } from '../../server/apps/follow-version.server.ts';
import { limitChanges } from '../../server/apps/limit-changes.server.ts';
import { ownApp } from '../../server/apps/own-app.server.ts';
import { refuseOlder } from '../../server/apps/refuse-older.ts';
import { startVersion } from '../../server/apps/start-version.server.ts';
import { findByRequestKey, readCurrentVersion } from '../../server/apps/version-store.server.ts';
import { checkFiles } from '../../server/build/check-files.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { VersionProgress, VersionResult } from '../app-shapes.ts';
import type { EditAppCodeInput } from './contract.ts';

export async function* handle(
  call: FunctionCall,
  { appId, basedOn, files: edits }: EditAppCodeInput,
): AsyncGenerator<VersionProgress, VersionResult> {
  const { database } = call.services;
  const { app, before, current } = await database.tx('service_role', {}, async (tx) => {
    const found = await ownApp(call, tx, appId);
    return {
      app: found,
      before: await findByRequestKey(tx, found.userId, call.idempotencyKey),
      current: await readCurrentVersion(tx, found),
    };
  });
  if (before !== undefined) return yield* followVersion(call, before.id);
  refuseOlder(current, basedOn);
  await limitChanges(call);
  const paths = Object.keys(edits);
  const kept = Object.entries(current.files ?? {}).filter(([path]) => !Object.hasOwn(edits, path));
  const written = Object.entries(edits).filter((edit): edit is [string, string] => edit[1] !== null);
  const files = Object.fromEntries([...kept, ...written]);
  checkFiles(files);
  const versionId = await database.tx('service_role', {}, (tx) =>
    startVersion(call, tx, {
      appId,
      basedOn: current.number,
      origin: 'code',
      request: '',
      changes: paths.map((path) => `${path} was ${edits[path] === null ? 'removed' : 'edited'}.`),
      spec: current.spec,
      files,
      editedFiles: [...new Set([...current.edited_files, ...paths])].toSorted(),
      requestedBy: app.userId,
    }),
  );
  return yield* followVersion(call, versionId);
}

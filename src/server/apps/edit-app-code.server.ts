import type { VersionProgress, VersionResult } from '../../functions/app-shapes.ts';
import type { EditAppCodeInput } from '../../functions/edit-app-code/contract.ts';
import { KoraError } from '../../kernel/errors.ts';
import { checkFiles } from '../build/check-files.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { followVersion } from './follow-version.server.ts';
import { limitChanges } from './limit-changes.server.ts';
import { ownApp } from './own-app.server.ts';
import { startVersion } from './start-version.server.ts';
import { findByRequestKey, readCurrentVersion, type VersionContent } from './version-store.server.ts';

export async function* editAppCode(
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

/** What was edited is not the newest any more: saving it would undo what came since. */
export function refuseOlder(current: Pick<VersionContent, 'number'>, basedOn: number): void {
  if (current.number !== basedOn)
    throw new KoraError('conflict', {
      message: `The app was changed meanwhile: version ${current.number} is the newest. Load it and make your change there.`,
      details: { current: current.number },
    });
}

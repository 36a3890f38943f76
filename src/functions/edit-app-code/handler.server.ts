import { followVersion } from '../../server/apps/follow-version.server.ts';
import { limitChanges } from '../../server/apps/limit-changes.server.ts';
import { openChange } from '../../server/apps/open-change.server.ts';
import { refuseOlder } from '../../server/apps/refuse-older.ts';
import { startVersion } from '../../server/apps/start-version.server.ts';
import { checkFiles } from '../../server/build/check-files.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { VersionProgress, VersionResult } from '../app-shapes.ts';
import type { EditAppCodeInput } from './contract.ts';

export async function* handle(
  call: FunctionCall,
  { appId, basedOn, files: edits }: EditAppCodeInput,
): AsyncGenerator<VersionProgress, VersionResult> {
  const { app, before, current } = await openChange(call, appId);
  if (before !== undefined) return yield* followVersion(call, before.id);
  refuseOlder(current, basedOn);
  await limitChanges(call);
  const paths = Object.keys(edits);
  const kept = Object.entries(current.files ?? {}).filter(([path]) => !Object.hasOwn(edits, path));
  const written = Object.entries(edits).filter((edit): edit is [string, string] => edit[1] !== null);
  const files = Object.fromEntries([...kept, ...written]);
  checkFiles(files);
  const versionId = await call.services.database.tx('service_role', {}, (tx) =>
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

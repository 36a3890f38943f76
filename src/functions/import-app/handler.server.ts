import { ownAccount } from '../../server/account/own-account.server.ts';
import { followVersion } from '../../server/apps/follow-version.server.ts';
import { insertApp } from '../../server/apps/insert-app.server.ts';
import { limitChanges } from '../../server/apps/limit-changes.server.ts';
import { startedBefore } from '../../server/apps/open-change.server.ts';
import { startVersion } from '../../server/apps/start-version.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { VersionProgress, VersionResult } from '../app-shapes.ts';
import type { ImportAppInput } from './contract.ts';
import { type ReadProject, readProjectZip } from './read-project-zip.server.ts';

/** who → same request before? → limit → the zip, checked whole → the app exists → told until it has ended. */
export async function* handle(
  call: FunctionCall,
  { zip, name }: ImportAppInput,
): AsyncGenerator<VersionProgress, VersionResult> {
  const before = await startedBefore(call);
  if (before !== undefined) return yield* followVersion(call, before.id);
  await limitChanges(call);
  const project = readProjectZip(zip);
  const versionId = await call.services.database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    const appId = await insertApp(tx, {
      userId: user.id,
      name: name ?? project.name,
      description: project.description,
    });
    return startVersion(call, tx, {
      appId,
      basedOn: null,
      origin: 'import',
      request: '',
      changes: changesOf(project),
      spec: project.spec,
      files: project.files,
      editedFiles: project.editedFiles,
      requestedBy: user.id,
    });
  });
  return yield* followVersion(call, versionId);
}

const named = 10;

function changesOf({ name, editedFiles, leftOut }: ReadProject): string[] {
  const list = (paths: readonly string[]) =>
    `${paths.slice(0, named).join(', ')}${paths.length > named ? ` and ${paths.length - named} more` : ''}`;
  return [
    `${name} was brought in from a zip.`,
    ...(editedFiles.length === 0 ? [] : [`Changed by hand: ${list(editedFiles)}.`]),
    ...(leftOut.length === 0 ? [] : [`Left out, because it is not text: ${list(leftOut)}.`]),
  ];
}

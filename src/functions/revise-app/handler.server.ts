import { planFromText } from '../../engine/generate.ts';
import { reviseSpec } from '../../engine/revise/revise-spec.ts';
import { KoraError } from '../../kernel/errors.ts';
import { followVersion } from '../../server/apps/follow-version.server.ts';
import { keptSpec } from '../../server/apps/kept-spec.ts';
import { limitChanges } from '../../server/apps/limit-changes.server.ts';
import { openChange } from '../../server/apps/open-change.server.ts';
import { startVersion } from '../../server/apps/start-version.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { VersionProgress } from '../app-shapes.ts';
import type { ReviseAppInput, ReviseAppOutput } from './contract.ts';

/** A sentence → another plan → a new version. A sentence that is not understood changes nothing. */
export async function* handle(
  call: FunctionCall,
  { appId, sentence }: ReviseAppInput,
): AsyncGenerator<VersionProgress, ReviseAppOutput> {
  const { app, before, current } = await openChange(call, appId);
  if (before !== undefined) return yield* followVersion(call, before.id);
  await limitChanges(call);
  const spec = keptSpec(current);
  if (spec === null)
    throw new KoraError('conflict', {
      message: 'This app has no plan that a sentence could change. Edit its code instead.',
    });
  const revision = reviseSpec(spec, sentence, { plan: planFromText });
  if (!revision.understood) {
    const { nearest, why } = revision;
    return {
      success: false,
      understood: false,
      nearest: [...nearest],
      ...(why === undefined ? {} : { why }),
    };
  }
  const versionId = await call.services.database.tx('service_role', {}, (tx) =>
    startVersion(call, tx, {
      appId,
      basedOn: current.number,
      origin: 'sentence',
      request: sentence,
      changes: revision.changes,
      spec: revision.spec,
      editedFiles: current.edited_files,
      requestedBy: app.userId,
    }),
  );
  return yield* followVersion(call, versionId);
}

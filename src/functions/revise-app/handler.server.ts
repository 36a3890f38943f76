import { changesOf, type Revision } from '../../engine/revise/revision.ts';
import { KoraError } from '../../kernel/errors.ts';
import { followVersion } from '../../server/apps/follow-version.server.ts';
import { keptSpec } from '../../server/apps/kept-spec.ts';
import { limitChanges } from '../../server/apps/limit-changes.server.ts';
import { openChange } from '../../server/apps/open-change.server.ts';
import { presentAnswers } from '../../server/apps/present-answers.ts';
import { startVersion } from '../../server/apps/start-version.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { VersionProgress } from '../app-shapes.ts';
import type { ReviseAppInput, ReviseAppOutput } from './contract.ts';

/** A sentence → another plan → a new version. A clause that is not understood changes nothing; where none is, no version is made. */
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
  const revision = await call.services.works.change(spec, sentence);
  if (!revision.changed) return askBack(revision);
  const versionId = await call.services.database.tx('service_role', {}, (tx) =>
    startVersion(call, tx, {
      appId,
      basedOn: current.number,
      origin: 'sentence',
      request: sentence,
      changes: changesOf(revision),
      answers: revision.answers,
      spec: revision.spec,
      editedFiles: current.edited_files,
      requestedBy: app.userId,
    }),
  );
  return yield* followVersion(call, versionId);
}

/** What could have been meant by each clause, and for who knows of no clauses the same in one list. */
function askBack({ answers }: Revision): ReviseAppOutput {
  const nearest = answers.flatMap(({ choices }) => choices.map(({ sentence }) => sentence));
  const why = answers.find((answer) => answer.why !== undefined)?.why;
  return {
    success: false,
    understood: false,
    nearest: [...new Set(nearest)],
    ...(why === undefined ? {} : { why }),
    answers: presentAnswers(answers),
  };
}

import { changesOf, type Revision } from '../../engine/revise/revision.ts';
import { KoraError } from '../../kernel/errors.ts';
import { followVersion } from '../../server/apps/follow-version.server.ts';
import { keptSpec } from '../../server/apps/kept-spec.ts';
import { limitChanges } from '../../server/apps/limit-changes.server.ts';
import { asking, namedModel } from '../../server/apps/model/follow-up.server.ts';
import { ownChoice } from '../../server/apps/model/own-choice.ts';
import { openChange } from '../../server/apps/open-change.server.ts';
import { presentAnswers } from '../../server/apps/present-answers.ts';
import { startVersion } from '../../server/apps/start-version.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { VersionProgress } from '../app-shapes.ts';
import type { ReviseAppInput, ReviseAppOutput } from './contract.ts';

/** A sentence → another plan → a new version. A clause that is not understood changes nothing; where none is, no version is made. */
export async function* handle(
  call: FunctionCall,
  { appId, sentence, model: chosen }: ReviseAppInput,
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
  const modelId = ownChoice(call, chosen);
  const model = await modelFor(call, app.userId, revision, modelId);
  if (!revision.changed && model === undefined) return askBack(revision);
  const versionId = await call.services.database.tx('service_role', {}, (tx) =>
    startVersion(
      call,
      tx,
      {
        appId,
        basedOn: current.number,
        origin: 'sentence',
        request: sentence,
        changes: changesOf(revision),
        answers: revision.answers,
        spec: model === undefined ? revision.spec : asking(revision.spec, model),
        asksModel: model !== undefined,
        editedFiles: current.edited_files,
        requestedBy: app.userId,
      },
      model === undefined ? undefined : modelId,
    ),
  );
  return yield* followVersion(call, versionId);
}

/** Only what nobody here understands is sent to a model, and only to one that was chosen. */
function modelFor(call: FunctionCall, userId: string, { answers }: Revision, id: string | undefined) {
  if (id === undefined || !answers.some(({ state }) => state === 'not-understood')) return undefined;
  const { database, settings } = call.services;
  return database.tx('service_role', {}, (tx) => namedModel(tx, settings, userId, id), { readOnly: true });
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

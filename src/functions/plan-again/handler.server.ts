import { KoraError } from '../../kernel/errors.ts';
import { followVersion } from '../../server/apps/follow-version.server.ts';
import { keptSpec } from '../../server/apps/kept-spec.ts';
import { limitChanges } from '../../server/apps/limit-changes.server.ts';
import { asking, askingWords, namedModel } from '../../server/apps/model/follow-up.server.ts';
import { type OpenedChange, openChange } from '../../server/apps/open-change.server.ts';
import { refuseOlder } from '../../server/apps/refuse-older.ts';
import { startVersion } from '../../server/apps/start-version.server.ts';
import type { NewVersion } from '../../server/apps/version-store.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { VersionProgress, VersionResult } from '../app-shapes.ts';
import type { PlanAgainInput } from './contract.ts';

export async function* handle(
  call: FunctionCall,
  { appId, basedOn, model }: PlanAgainInput,
): AsyncGenerator<VersionProgress, VersionResult> {
  const opened = await openChange(call, appId);
  if (opened.before !== undefined) return yield* followVersion(call, opened.before.id);
  refuseOlder(opened.current, basedOn);
  await limitChanges(call);
  const planned =
    model === undefined ? await withoutModel(call, opened) : await withModel(call, opened, model);
  const { app, current } = opened;
  const versionId = await call.services.database.tx('service_role', {}, (tx) =>
    startVersion(
      call,
      tx,
      {
        appId,
        basedOn: current.number,
        origin: 'description',
        editedFiles: current.edited_files,
        requestedBy: app.userId,
        ...planned,
      },
      model,
    ),
  );
  return yield* followVersion(call, versionId);
}

type Planned = Pick<NewVersion, 'request' | 'spec' | 'changes' | 'asksModel'>;

async function withoutModel({ services }: FunctionCall, { current }: OpenedChange): Promise<Planned> {
  const spec = { ...(await services.works.plan(current.description)), name: current.app_name };
  const changes = ['The description was planned anew, without a language model.'];
  return { request: 'Plan it again without a language model', spec, changes };
}

async function withModel(call: FunctionCall, { app, current }: OpenedChange, id: string): Promise<Planned> {
  const spec = keptSpec(current);
  const { database, settings } = call.services;
  const model = await database.tx('service_role', {}, (tx) => namedModel(tx, settings, app.userId, id));
  if (spec === null || model === undefined)
    throw new KoraError('conflict', {
      message:
        spec === null
          ? 'This app has no plan that a model could add to. Edit its code instead.'
          : 'The language model is not there any more. Load the page again and choose another.',
    });
  return { request: askingWords(model), spec: asking(spec, model), asksModel: true };
}

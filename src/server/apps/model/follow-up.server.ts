import type { AppSpec } from '../../../engine/spec/app-spec.ts';
import { readUsableModels } from '../../ai/connections/read-models.server.ts';
import { placeOf } from '../../ai/model-settings.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { JobRun } from '../../jobs/job-run.ts';
import type { Settings } from '../../settings/settings.server.ts';
import { previewKeyLength } from '../preview-key.ts';
import { insertVersion, type VersionContent } from '../version-store.server.ts';

/** The model that somebody may use under this id, as a plan names it; undefined where there is none. */
export async function namedModel(
  tx: Tx,
  settings: Settings,
  userId: string,
  id: string,
): Promise<{ model: string; place: string } | undefined> {
  const found = (await readUsableModels(tx, settings, userId)).find((one) => one.id === id);
  return found === undefined ? undefined : { model: found.model, place: placeOf(found) };
}

/** The plan with the note that this version asks a model; what one wrote before stays noted. */
export function asking(spec: AppSpec, model: { model: string; place: string }): AppSpec {
  const { parts = [] } = spec.byModel ?? {};
  return { ...spec, byModel: { ...model, asked: true, parts, left: [], tokens: 0 } };
}

/** What such a version says that it was asked for. */
export function askingWords({ model }: { model: string }): string {
  return `Ask ${model} what it adds`;
}

/** Puts the version that asks the model in line, together with the completion of the one that works without. */
export function insertFollowUp(run: JobRun, version: VersionContent, spec: AppSpec, modelId: string) {
  return async (tx: Tx): Promise<void> => {
    const { requested_by: userId } = version;
    const model = userId === null ? undefined : await namedModel(tx, run.settings, userId, modelId);
    if (userId === null || model === undefined) return;
    await insertVersion(tx, {
      appId: version.app_id,
      basedOn: version.number,
      origin: 'description',
      request: askingWords(model),
      spec: asking(spec, model),
      asksModel: true,
      previewKey: run.ids.token(previewKeyLength),
      requestKey: null,
      requestedBy: userId,
    });
  };
}

/** The version that asks a model and follows this one; undefined where there is none. */
export async function followUp(database: Database, versionId: string): Promise<string | undefined> {
  const { rows } = await database.tx('service_role', {}, (tx) =>
    tx.query<{ id: string }>(
      `select next.id from public.app_versions v
       join public.app_versions next on next.app_id = v.app_id and next.based_on = v.number
         and next.number = v.number + 1 and next.origin = 'description'
         and next.spec #>> '{byModel,asked}' = 'true'
       where v.id = $1 and v.origin = 'description'`,
      [versionId],
    ),
  );
  return rows[0]?.id;
}

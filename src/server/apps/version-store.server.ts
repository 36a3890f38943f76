import type { Selectable } from 'kysely';
import type { ProofReport } from '../../engine/proof/proof-report.ts';
import type { ClauseAnswer } from '../../engine/revise/revision.ts';
import type { AppSpec } from '../../engine/spec/app-spec.ts';
import { KoraError } from '../../kernel/errors.ts';
import type { Tx } from '../db/database.ts';
import type { AppVersionsTable } from '../db/tables/app-versions.ts';

/** Everything that is asked of the database about versions of apps. */

export type VersionOrigin = AppVersionsTable['origin'];
type VersionStatus = Selectable<AppVersionsTable>['status'];

export interface NewVersion {
  appId: string;
  basedOn: number | null;
  origin: VersionOrigin;
  request: string;
  changes?: readonly string[];
  /** What became of each clause of the sentence that asks for it. */
  answers?: readonly ClauseAnswer[];
  spec?: AppSpec | null;
  files?: Readonly<Record<string, string>> | null;
  editedFiles?: readonly string[];
  previewKey: string;
  requestKey: string | null;
  requestedBy: string;
  /** It asks a model; no other version is said to. */
  asksModel?: boolean;
}

/** Puts a version in line. Whoever asks at the same moment gets another number. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<{ id: string; number: number }> {
  await tx.query('select from public.apps where id = $1 for update', [version.appId]);
  const { rows } = await tx.query<{ id: string; number: number }>(
    `insert into public.app_versions
       (app_id, number, based_on, origin, request, changes, answers, spec, files, file_count, edited_files, preview_key, request_key, requested_by)
     select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
     from public.app_versions where app_id = $1
     returning id, number`,
    [
      version.appId,
      version.basedOn,
      version.origin,
      version.request,
      version.changes ?? [],
      version.answers === undefined ? null : JSON.stringify(version.answers),
      version.spec === undefined || version.spec === null
        ? null
        : JSON.stringify(specOf(version.spec, version)),
      version.files === undefined || version.files === null ? null : JSON.stringify(version.files),
      version.files === undefined || version.files === null ? null : Object.keys(version.files).length,
      version.editedFiles ?? [],
      version.previewKey,
      version.requestKey,
      version.requestedBy,
    ],
  );
  const [made] = rows;
  if (made === undefined) throw new KoraError('internal');
  return made;
}

/** What a model wrote stays noted in later versions, which did not ask it. */
function specOf(spec: AppSpec, { asksModel = false }: NewVersion): AppSpec {
  if (spec.byModel === undefined || asksModel) return spec;
  const { asked: _, ...byModel } = spec.byModel;
  return { ...spec, byModel };
}

/** A request that came before with the same key, whatever became of it. */
export async function findByRequestKey(
  tx: Tx,
  userId: string,
  key: string | undefined,
): Promise<{ id: string; app_id: string } | undefined> {
  if (key === undefined) return undefined;
  const { rows } = await tx.query<{ id: string; app_id: string }>(
    'select id, app_id from public.app_versions where requested_by = $1 and request_key = $2',
    [userId, key],
  );
  return rows[0];
}

export interface VersionContent {
  id: string;
  app_id: string;
  number: number;
  based_on: number | null;
  origin: VersionOrigin;
  status: VersionStatus;
  request: string;
  requested_by: string | null;
  changes: string[];
  answers: readonly ClauseAnswer[] | null;
  spec: AppSpec | null;
  files: Record<string, string> | null;
  edited_files: string[];
  proof: ProofReport | null;
  pictures: string[];
  description: string;
  app_name: string;
}

const contentColumns = `v.id, v.app_id, v.number, v.based_on, v.origin, v.status, v.request, v.requested_by, v.changes, v.answers, v.spec, v.files, v.edited_files, v.proof,
  v.pictures, a.description, a.app_name`;

export async function readVersion(tx: Tx, versionId: string): Promise<VersionContent | undefined> {
  const { rows } = await tx.query<VersionContent>(
    `select ${contentColumns} from public.app_versions v join public.apps a on a.id = v.app_id where v.id = $1`,
    [versionId],
  );
  return rows[0];
}

/** A version of an app by its number. */
export async function readVersionByNumber(tx: Tx, appId: string, number: number): Promise<VersionContent> {
  const { rows } = await tx.query<VersionContent>(
    `select ${contentColumns} from public.app_versions v join public.apps a on a.id = v.app_id
     where v.app_id = $1 and v.number = $2`,
    [appId, number],
  );
  const [version] = rows;
  if (version === undefined) throw new KoraError('not_found', { message: 'There is no such version.' });
  return version;
}

/** The newest version that works; changes start from it. */
export async function readCurrentVersion(
  tx: Tx,
  app: { id: string; currentVersion: number | null },
): Promise<VersionContent> {
  if (app.currentVersion === null)
    throw new KoraError('conflict', { message: 'This app has no version that works yet.' });
  return readVersionByNumber(tx, app.id, app.currentVersion);
}

export interface VersionRow {
  id: string;
  app_id: string;
  number: number;
  status: VersionStatus;
  step: Selectable<AppVersionsTable>['step'];
  file_count: number | null;
  error: string | null;
  preview_key: string;
  changes: string[];
  answers: ClauseAnswer[] | null;
  app_name: string;
  /** The model that it asks. */
  model: string | null;
}

/** The name of the model that a version asks, of its row `v`; null where it asks none. */
export const askedModel = `case when v.spec #>> '{byModel,asked}' = 'true' then v.spec #>> '{byModel,model}' end`;

/** What changes while a version is made; without the texts. */
export async function readProgress(tx: Tx, versionId: string): Promise<VersionRow | undefined> {
  const { rows } = await tx.query<VersionRow>(
    `select v.id, v.app_id, v.number, v.status, v.step, v.file_count, v.error, v.preview_key, v.changes, v.answers, a.app_name,
       ${askedModel} as model
     from public.app_versions v join public.apps a on a.id = v.app_id where v.id = $1`,
    [versionId],
    { prepare: true },
  );
  return rows[0];
}

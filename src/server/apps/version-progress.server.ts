import type { ProofReport } from '../../engine/proof/proof-report.ts';
import type { ClauseAnswer } from '../../engine/revise/revision.ts';
import type { AppSpec } from '../../engine/spec/app-spec.ts';
import type { Database, Tx } from '../db/database.ts';
import { tellAbout } from './version-news.server.ts';

/** How a version gets from queued to its end. Each change is told to whoever follows it. */

interface Version {
  readonly id: string;
  readonly app_id: string;
  readonly number: number;
}

export const techStack = ['React', 'TypeScript', 'Tailwind CSS', 'Vite'];

/** False when the version has ended meanwhile: somebody cancelled it. */
export function noteStep(
  database: Database,
  version: Version,
  step: 'reading' | 'planning' | 'writing' | 'building' | 'trying',
  made?: {
    spec: AppSpec;
    files: Readonly<Record<string, string>>;
    changes?: readonly string[];
    answers?: readonly ClauseAnswer[];
  },
): Promise<boolean> {
  return database.tx('service_role', {}, async (tx) => {
    const { count } = await tx.query(
      `update public.app_versions set status = 'building', step = $2,
         spec = coalesce($3, spec), files = coalesce($4, files), file_count = coalesce($5, file_count),
         changes = coalesce($6, changes), answers = coalesce($7, answers)
       where id = $1 and status in ('queued', 'building')`,
      [
        version.id,
        step,
        made === undefined ? null : JSON.stringify(made.spec),
        made === undefined ? null : JSON.stringify(made.files),
        made === undefined ? null : Object.keys(made.files).length,
        made?.changes ?? null,
        made?.answers === undefined ? null : JSON.stringify(made.answers),
      ],
    );
    if (count === 0) return false;
    if (step === 'planning' || step === 'reading')
      await tx.query(
        `update public.builds set build_status = 'building', started_at = now(), finished_at = null, error = null
         where app_id = $1`,
        [version.app_id],
      );
    await tellAbout(tx, version.id);
    return true;
  });
}

export async function completeVersion(
  database: Database,
  version: Version,
  made: { files: Readonly<Record<string, string>>; proof: ProofReport; pictures: readonly string[] },
  /** Done with it, and not at all where the version had ended meanwhile. */
  after?: (tx: Tx) => Promise<void>,
): Promise<void> {
  await database.tx('service_role', {}, async (tx) => {
    const { count } = await tx.query(
      `update public.app_versions set status = 'completed', step = 'done', proof = $2, pictures = $3, finished_at = now()
       where id = $1 and status in ('queued', 'building')`,
      [version.id, JSON.stringify(made.proof), made.pictures],
    );
    if (count === 0) return;
    await after?.(tx);
    await makeCurrent(tx, version, made.files);
    await tellAbout(tx, version.id);
  });
}

/** What lists and the preview show from now on. A version that was overtaken by a later one changes nothing. */
export async function makeCurrent(
  tx: Tx,
  version: Version,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.query(
    `update public.apps set current_version = $2, file_structure = $3, tech_stack = $4, preview_url = $5
     where id = $1 and (current_version is null or current_version < $2)`,
    [version.app_id, version.number, JSON.stringify(files), techStack, `/preview/${version.app_id}`],
  );
  await settleBuild(tx, version.app_id, null);
}

export async function failVersion(
  database: Database,
  version: Version,
  reason: string,
  proof?: ProofReport,
): Promise<boolean> {
  return database.tx('service_role', {}, (tx) => failVersionIn(tx, version, reason, proof));
}

export async function failVersionIn(
  tx: Tx,
  version: Pick<Version, 'id' | 'app_id'>,
  reason: string,
  proof?: ProofReport,
): Promise<boolean> {
  const { count } = await tx.query(
    `update public.app_versions set status = 'failed', error = $2, proof = $3, finished_at = now()
     where id = $1 and status in ('queued', 'building')`,
    [version.id, reason.slice(0, 10_000), proof === undefined ? null : JSON.stringify(proof)],
  );
  if (count === 0) return false;
  await settleBuild(tx, version.app_id, reason.slice(0, 10_000));
  await tellAbout(tx, version.id);
  return true;
}

/** An app with a version that works is completed, whatever became of a later try; while one is under way it is building. */
async function settleBuild(tx: Tx, appId: string, reason: string | null): Promise<void> {
  await tx.query(
    `update public.builds b set finished_at = now(),
       build_status = case
         when exists (select from public.app_versions v where v.app_id = $1 and v.status in ('queued', 'building')) then 'building'
         when a.current_version is not null then 'completed' else 'failed' end,
       error = case when a.current_version is null then coalesce($2, 'It was not finished.') end
     from public.apps a where b.app_id = $1 and a.id = $1`,
    [appId, reason],
  );
}

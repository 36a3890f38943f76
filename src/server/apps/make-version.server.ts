import { filesOf } from '../../engine/generate.ts';
import { repairSpec } from '../../engine/revise/repair-spec.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { BuildFault } from '../build/build-fault.ts';
import { asKoraError } from '../db/database-fault.server.ts';
import type { JobRun } from '../jobs/job-run.ts';
import { keptSpec } from './kept-spec.ts';
import { followUp, insertFollowUp } from './model/follow-up.server.ts';
import { makeWithModel } from './model/make-with-model.server.ts';
import {
  buildAndProve,
  complete,
  countedReport,
  faultText,
  holds,
  Stopped,
  stepper,
  writeFiles,
} from './try-version.server.ts';
import { failVersion } from './version-progress.server.ts';
import { readVersion, type VersionContent } from './version-store.server.ts';

/**
 * plan → write → build → try out → completed. Every step is kept before the next begins, so that whoever takes over after a
 * crash goes on where it broke off, and the end is one of two: completed, or failed with the reason. With a model, a second
 * version follows once the first is there: what the model adds is laid over what works.
 */
export async function makeVersion(run: JobRun, versionId: string, model?: string): Promise<void> {
  const isFirst = await makeOne(run, versionId, model);
  if (model === undefined || !isFirst) return;
  const next = await followUp(run.database, versionId);
  if (next !== undefined) await makeOne(run, next, model);
}

/** Whether it is a version without a model, which one with a model may follow. */
async function makeOne(run: JobRun, versionId: string, model: string | undefined): Promise<boolean> {
  const { database, log } = run;
  const version = await database.tx('service_role', {}, (tx) => readVersion(tx, versionId));
  const asks = version?.spec?.byModel?.asked === true;
  if (version === undefined || version.status === 'completed' || version.status === 'failed') return !asks;
  try {
    if (model !== undefined && asks) await makeWithModel(run, version, model);
    else await make(run, version, model);
  } catch (error) {
    if (error instanceof Stopped) return !asks;
    const isLast = run.attempt > limits.apps.retries;
    if (run.signal.aborted && !isLast) throw error;
    if (!(error instanceof BuildFault) && !isLast) throw error;
    log.warn({ err: error, versionId }, 'a version could not be made');
    await failVersion(database, version, reasonOf(error));
  }
  return !asks;
}

function reasonOf(error: unknown): string {
  if (error instanceof BuildFault || error instanceof KoraError) return error.message;
  const known = asKoraError(error);
  return known.code === 'internal'
    ? 'Something went wrong on our side while this was made. Try again.'
    : known.message;
}

async function make(run: JobRun, version: VersionContent, model: string | undefined): Promise<void> {
  const step = stepper(run, version);
  await step('planning');
  // The app is called what its owner called it, whatever the description says.
  let spec = keptSpec(version) ?? {
    ...(await run.works.plan(version.request)),
    name: version.app_name,
  };
  let files = version.files ?? (await writeFiles(run, version, spec));
  await step('writing', { spec, files });
  let proof = await buildAndProve(run, version, files, spec, step);
  if (!proof.report.ok && version.edited_files.length === 0) {
    const repair = repairSpec(spec, proof.report);
    if (repair !== undefined) {
      run.log.info({ versionId: version.id, changes: repair.changes }, 'a version is repaired');
      ({ spec } = repair);
      files = filesOf(spec);
      await step('writing', { spec, files, changes: [...version.changes, ...repair.changes] });
      proof = await buildAndProve(run, version, files, spec, step);
    }
  }
  if (!holds(version, proof.report)) {
    const report = countedReport(spec, proof.report);
    await failVersion(run.database, version, faultText(report), report);
    return;
  }
  const follow = model === undefined ? undefined : insertFollowUp(run, version, spec, model);
  await complete(run, version, { spec, files, proof }, follow);
}

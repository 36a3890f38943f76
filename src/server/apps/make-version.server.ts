import { blocksById, filesOf } from '../../engine/generate.ts';
import { planProof } from '../../engine/proof/proof-plan.ts';
import { type ProofReport, proofFaultLines, summarizeProof } from '../../engine/proof/proof-report.ts';
import { countWishes, servedRequests } from '../../engine/proof/served-requests.ts';
import { repairSpec } from '../../engine/revise/repair-spec.ts';
import type { AppSpec } from '../../engine/spec/app-spec.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { BuildFault } from '../build/build-fault.ts';
import type { Proof } from '../build/prove-site.server.ts';
import { asKoraError } from '../db/database-fault.server.ts';
import type { JobRun } from '../jobs/job-run.ts';
import { holdsByHand } from './holds-by-hand.ts';
import { isOnlyLate } from './is-only-late.ts';
import { keptSpec } from './kept-spec.ts';
import { keepVendor } from './vendor-files.server.ts';
import { keepPicture, keepSite } from './version-files.server.ts';
import { completeVersion, failVersion, noteStep } from './version-progress.server.ts';
import { readVersion, readVersionByNumber, type VersionContent } from './version-store.server.ts';

/** Somebody cancelled the version, or deleted the app. */
class Stopped extends Error {}

type Files = Readonly<Record<string, string>>;

/**
 * plan → write → build → try out → completed. Every step is kept before the next begins, so that whoever takes over after a
 * crash goes on where it broke off, and the end is one of two: completed, or failed with the reason.
 */
export async function makeVersion(run: JobRun, versionId: string): Promise<void> {
  const { database, log } = run;
  const version = await database.tx('service_role', {}, (tx) => readVersion(tx, versionId));
  if (version === undefined || version.status === 'completed' || version.status === 'failed') return;
  try {
    await make(run, version);
  } catch (error) {
    if (error instanceof Stopped) return;
    const isLast = run.attempt > limits.apps.retries;
    if (run.signal.aborted && !isLast) throw error;
    if (!(error instanceof BuildFault) && !isLast) throw error;
    log.warn({ err: error, versionId }, 'a version could not be made');
    await failVersion(database, version, reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof BuildFault || error instanceof KoraError) return error.message;
  const known = asKoraError(error);
  return known.code === 'internal'
    ? 'Something went wrong on our side while this was made. Try again.'
    : known.message;
}

async function make(run: JobRun, version: VersionContent): Promise<void> {
  const step = stepper(run, version);
  await step('planning');
  // The app is called what its owner called it, whatever the description says.
  let spec = keptSpec(version) ?? {
    ...(await run.works.plan(version.request)),
    name: version.app_name,
  };
  let files = version.files ?? (await withEdits(run, version, filesOf(spec)));
  await step('writing', { spec, files });
  const isByHand = version.edited_files.length > 0;
  let proof = await buildAndProve(run, version, files, spec, step);
  if (!proof.report.ok && !isByHand) {
    const repair = repairSpec(spec, proof.report);
    if (repair !== undefined) {
      run.log.info({ versionId: version.id, changes: repair.changes }, 'a version is repaired');
      ({ spec } = repair);
      files = filesOf(spec);
      await step('writing', { spec, files, changes: [...version.changes, ...repair.changes] });
      proof = await buildAndProve(run, version, files, spec, step);
    }
  }
  const { screenshots } = proof;
  const report = { ...proof.report, wishes: countWishes(servedRequests(spec, proof.report)) };
  const holds = isByHand ? holdsByHand(report) : report.ok;
  if (!holds) {
    await failVersion(run.database, version, faultText(report), report);
    return;
  }
  const place = { appId: version.app_id, versionId: version.id };
  for (const [size, image] of Object.entries(screenshots))
    await keepPicture(run.storage, place, size as 'desktop', image);
  await completeVersion(run.database, version, { files, proof: report, pictures: Object.keys(screenshots) });
}

type Stepper = (
  name: 'planning' | 'writing' | 'building' | 'trying',
  made?: { spec: AppSpec; files: Files; changes?: readonly string[] },
) => Promise<void>;

function stepper(run: JobRun, version: VersionContent): Stepper {
  return async (name, made) => {
    if (!(await noteStep(run.database, version, name, made))) throw new Stopped();
  };
}

async function buildAndProve(
  run: JobRun,
  version: VersionContent,
  files: Files,
  spec: AppSpec,
  step: Stepper,
): Promise<Proof> {
  await step('building');
  const site = await run.works.build(files);
  await keepVendor(run.storage, await run.works.vendorFiles());
  await keepSite(run.storage, { appId: version.app_id, versionId: version.id }, site);
  await step('trying');
  const whole = planProof(spec, blocksById);
  // Whoever changes an app may take out what it was first for.
  const isAsDescribed = version.origin === 'description' && version.changes.length === 0;
  const plan = isAsDescribed ? whole : { ...whole, main: undefined };
  const proof = await run.works.prove(site, plan);
  // Code that somebody changed by hand may never end; what we wrote does, given time.
  if (version.edited_files.length > 0 || !isOnlyLate(proof.report)) return proof;
  run.log.info({ versionId: version.id }, 'a version was slow and is tried again');
  return run.works.prove(site, plan, { slack: limits.build.secondSlack });
}

/** Files that were changed by hand in the version before stay as they are; those removed stay removed. */
async function withEdits(run: JobRun, version: VersionContent, written: Files): Promise<Files> {
  if (version.edited_files.length === 0 || version.based_on === null) return written;
  const { based_on: number, app_id: appId } = version;
  const { files: former } = await run.database.tx('service_role', {}, (tx) =>
    readVersionByNumber(tx, appId, number),
  );
  const files = { ...written };
  for (const path of version.edited_files) {
    const text = former?.[path];
    if (text === undefined) delete files[path];
    else files[path] = text;
  }
  return files;
}

function faultText(report: ProofReport): string {
  return [summarizeProof(report), ...proofFaultLines(report).slice(0, 5)].join('\n');
}

import { blocksById, filesOf } from '../../engine/generate.ts';
import { planProof } from '../../engine/proof/proof-plan.ts';
import { type ProofReport, proofFaultLines, summarizeProof } from '../../engine/proof/proof-report.ts';
import { countWishes, servedRequests } from '../../engine/proof/served-requests.ts';
import type { ClauseAnswer } from '../../engine/revise/revision.ts';
import type { AppSpec } from '../../engine/spec/app-spec.ts';
import { limits } from '../../kernel/limits.ts';
import type { Proof } from '../build/prove-site.server.ts';
import type { Tx } from '../db/database.ts';
import type { JobRun } from '../jobs/job-run.ts';
import { holdsByHand } from './holds-by-hand.ts';
import { isOnlyLate } from './is-only-late.ts';
import { keepVendor } from './vendor-files.server.ts';
import { keepPicture, keepSite } from './version-files.server.ts';
import { completeVersion, noteStep } from './version-progress.server.ts';
import { readVersionByNumber, type VersionContent } from './version-store.server.ts';

/** Somebody cancelled the version, or deleted the app. */
export class Stopped extends Error {}

export type Files = Readonly<Record<string, string>>;

export type Stepper = (
  name: 'reading' | 'planning' | 'writing' | 'building' | 'trying',
  made?: { spec: AppSpec; files: Files; changes?: readonly string[]; answers?: readonly ClauseAnswer[] },
) => Promise<void>;

export function stepper(run: JobRun, version: VersionContent): Stepper {
  return async (name, made) => {
    if (!(await noteStep(run.database, version, name, made))) throw new Stopped();
  };
}

export async function buildAndProve(
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

/** The files of a plan; those that were changed by hand in the version before stay as they are, those removed stay removed. */
export async function writeFiles(run: JobRun, version: VersionContent, spec: AppSpec): Promise<Files> {
  const written = filesOf(spec);
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

export function holds({ edited_files: edited }: VersionContent, report: ProofReport): boolean {
  return edited.length > 0 ? holdsByHand(report) : report.ok;
}

/** Keeps what was proved. `after` is part of the same transaction, and not done where the version had ended meanwhile. */
export async function complete(
  run: JobRun,
  version: VersionContent,
  made: { spec: AppSpec; files: Files; proof: Proof },
  after?: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { screenshots } = made.proof;
  const place = { appId: version.app_id, versionId: version.id };
  for (const [size, image] of Object.entries(screenshots))
    await keepPicture(run.storage, place, size as 'desktop', image);
  await completeVersion(
    run.database,
    version,
    {
      files: made.files,
      proof: countedReport(made.spec, made.proof.report),
      pictures: Object.keys(screenshots),
    },
    after,
  );
}

export function countedReport(spec: AppSpec, report: ProofReport): ProofReport {
  return { ...report, wishes: countWishes(servedRequests(spec, report)) };
}

export function faultText(report: ProofReport): string {
  return [summarizeProof(report), ...proofFaultLines(report).slice(0, 5)].join('\n');
}

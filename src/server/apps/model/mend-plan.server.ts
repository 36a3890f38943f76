import { customBlock } from '../../../engine/custom/part-file.ts';
import { type ProofReport, proofFaultLines } from '../../../engine/proof/proof-report.ts';
import { addedBy } from '../../../engine/propose/added-by.ts';
import { holdsTogether } from '../../../engine/propose/apply-proposal.ts';
import { withoutSections } from '../../../engine/propose/place-part.ts';
import type { AppSpec } from '../../../engine/spec/app-spec.ts';
import { BuildFault } from '../../build/build-fault.ts';
import type { Proof } from '../../build/prove-site.server.ts';
import type { JobRun } from '../../jobs/job-run.ts';
import { buildAndProve, type Files, faultText, holds, type Stepper } from '../try-version.server.ts';
import type { VersionContent } from '../version-store.server.ts';
import { type Enriched, writeUntilRight } from './enrich-plan.server.ts';
import type { GeneratorModel } from './generator-model.server.ts';

export type Tried =
  | { ok: true; proof: Proof }
  | {
      ok: false;
      /** For a person, and line by line for whoever mends it. */
      why: string;
      lines: readonly string[];
      report?: ProofReport;
      /** Sections that it can be pinned on. */
      guilty: ReadonlySet<string>;
    };

/** Builds a plan and tries it out. A fault of its own code is an answer here, for somebody will mend it. */
export async function tryOut(
  run: JobRun,
  version: VersionContent,
  files: Files,
  spec: AppSpec,
  step: Stepper,
): Promise<Tried> {
  let proof: Proof;
  try {
    proof = await buildAndProve(run, version, files, spec, step);
  } catch (error) {
    if (!(error instanceof BuildFault)) throw error;
    const guilty = new Set(
      error.faults.flatMap(({ file }) => /^src\/custom\/(.+)\.tsx$/.exec(file ?? '')?.[1] ?? []),
    );
    return { ok: false, why: error.message, lines: error.message.split('\n'), guilty };
  }
  const { report } = proof;
  if (holds(version, report)) return { ok: true, proof };
  return {
    ok: false,
    why: faultText(report),
    lines: proofFaultLines(report),
    report,
    guilty: guiltyIn(spec, report),
  };
}

/** Parts whose cases failed, and all parts of their own on pages where something else did. */
function guiltyIn({ pages }: AppSpec, report: ProofReport): Set<string> {
  const failing = report.cases.filter(({ ok }) => !ok);
  const paths = new Set([
    ...report.pages.filter(({ ok }) => !ok).map(({ path }) => path),
    ...failing.map(({ page }) => page),
  ]);
  const own = pages
    .filter(({ path }) => paths.has(path))
    .flatMap(({ sections }) => sections.filter(({ block }) => block === customBlock));
  return new Set([...failing.map(({ section }) => section), ...own.map(({ id }) => id)]);
}

/**
 * The plan without what does not work: a part of its own is written again with the fault while that helps, and else left out;
 * of the rest that the model added, the parts that failed are left out. Undefined where the fault is none of these.
 */
export async function mendPlan(
  model: GeneratorModel,
  plan: AppSpec,
  now: Enriched,
  tried: Extract<Tried, { ok: false }>,
): Promise<Omit<Enriched, 'fault'> | undefined> {
  // A fault of the build that names no file may come of any of them.
  const isNobody = tried.guilty.size === 0;
  const own = now.parts.filter(({ part }) => isNobody || tried.guilty.has(part.id));
  if (own.length > 0) return mendParts(model, now, own, tried.lines);
  const added = new Set(addedBy(plan, now.spec));
  const out = new Set([...tried.guilty].filter((id) => added.has(`section:${id}`)));
  const spec = withoutSections(now.spec, out);
  if (out.size === 0 || !holdsTogether(plan, spec)) return undefined;
  const titles = now.spec.pages.flatMap((page) =>
    page.sections.filter(({ id }) => out.has(id)).map(({ title }) => title ?? page.title),
  );
  const left = titles.map((title) => `“${title}” was left out: it did not work in the browser.`);
  return { spec, parts: now.parts, done: now.done, left: [...now.left, ...left] };
}

async function mendParts(
  model: GeneratorModel,
  now: Enriched,
  own: Enriched['parts'],
  lines: readonly string[],
): Promise<Omit<Enriched, 'fault'>> {
  let { spec } = now;
  let parts = now.parts;
  let done = now.done;
  const left = [...now.left];
  for (const one of own) {
    const made = await writeUntilRight(model, spec, one, lines.slice(0, 5));
    if ('spec' in made) {
      ({ spec } = made);
      parts = parts.map((other) => (other.part.id === one.part.id ? made.own : other));
      continue;
    }
    const { id, title } = one.part;
    spec = withoutSections(spec, new Set([id]));
    parts = parts.filter(({ part }) => part.id !== id);
    done = done.filter((text) => !text.startsWith(`There is a part “${title}”`));
    left.push(`“${title}” was left out: ${made.why}`);
  }
  return { spec, parts, done, left };
}

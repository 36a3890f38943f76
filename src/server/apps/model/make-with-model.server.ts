import { addedBy } from '../../../engine/propose/added-by.ts';
import { unservedWishes } from '../../../engine/propose/describe-app.ts';
import type { ClauseAnswer } from '../../../engine/revise/revision.ts';
import type { AppSpec, ByModel } from '../../../engine/spec/app-spec.ts';
import { partExists } from '../../../engine/spec/part-exists.ts';
import { useModel } from '../../ai/connections/use-model.server.ts';
import type { JobRun } from '../../jobs/job-run.ts';
import { keptSpec } from '../kept-spec.ts';
import { complete, type Files, type Stepper, stepper, writeFiles } from '../try-version.server.ts';
import { failVersion } from '../version-progress.server.ts';
import type { VersionContent } from '../version-store.server.ts';
import { type Enriched, enrichPlan, type OwnPart } from './enrich-plan.server.ts';
import { type GeneratorModel, openGeneratorModel } from './generator-model.server.ts';
import { mendPlan, type Tried, tryOut } from './mend-plan.server.ts';
import { stopWhenEnded } from './stop-when-ended.server.ts';

/** What a version with a model is made of, while it is made. */
interface Making extends Omit<Enriched, 'fault'> {
  readonly answers: readonly ClauseAnswer[] | undefined;
}

/**
 * A plan that works → what a model adds to it → built and tried out → mended with what was wrong → completed. Where nothing of
 * it works, a sentence still does what was understood without the model, and a description has its version of before.
 */
export async function makeWithModel(run: JobRun, version: VersionContent, modelId: string): Promise<void> {
  const plan = keptSpec(version);
  const { requested_by: userId } = version;
  if (plan === null || userId === null) return;
  // Whoever takes over after a crash asks nobody again: what was written is there.
  if (version.files !== null) return goOn(run, version, plan, version.files);
  const ended = await stopWhenEnded(run.database, version.id, run.signal);
  try {
    const step = stepper(run, version);
    await step('reading');
    const kind = version.origin === 'sentence' ? 'revise' : 'plan';
    const choice = await useModel(run, { userId, id: modelId, kind });
    if (!choice.ok) return await withoutModel(run, version, plan, choice.fault.message, step);
    const model = openGeneratorModel(choice.port, ended.signal);
    const asked = await askModel(run, version, plan, model);
    if (asked.fault !== undefined && asked.done.length === 0)
      return await withoutModel(run, version, plan, asked.fault.message, step);
    await build(run, version, { plan, model, step }, asked);
  } finally {
    await ended.close();
  }
}

async function goOn(run: JobRun, version: VersionContent, spec: AppSpec, files: Files): Promise<void> {
  const tried = await tryOut(run, version, files, spec, stepper(run, version));
  if (tried.ok) await complete(run, version, { spec, files, proof: tried.proof });
  else await failVersion(run.database, version, tried.why, tried.report);
}

/** A description is asked about once, a sentence clause by clause: so each clause has its own answer. */
async function askModel(
  run: JobRun,
  version: VersionContent,
  plan: AppSpec,
  model: GeneratorModel,
): Promise<Making & Pick<Enriched, 'fault'>> {
  const change = run.works.change.bind(run.works);
  if (version.origin !== 'sentence') {
    const wish = { text: version.description, unserved: unservedWishes(plan) };
    return { ...(await enrichPlan(model, plan, wish, change)), answers: undefined };
  }
  let spec = plan;
  const parts: OwnPart[] = [];
  const done: string[] = [];
  const left: string[] = [];
  const answers: ClauseAnswer[] = [];
  let fault: Enriched['fault'];
  for (const answer of version.answers ?? []) {
    if (answer.state !== 'not-understood' || fault !== undefined) {
      answers.push(answer);
      continue;
    }
    const made = await enrichPlan(model, spec, { text: answer.clause, unserved: [] }, change);
    ({ spec, fault } = made);
    parts.push(...made.parts);
    done.push(...made.done);
    left.push(...made.left);
    answers.push(made.done.length === 0 ? answer : answerBy(model, answer, made));
  }
  return { spec, parts, done, left, answers, ...(fault === undefined ? {} : { fault }) };
}

function answerBy(
  { name }: GeneratorModel,
  { clause }: ClauseAnswer,
  { done, left }: Enriched,
): ClauseAnswer {
  const changes = done.map((text) => ({ text: byName(text, name) }));
  return { clause, state: left.length === 0 ? 'done' : 'partly', changes, missing: left, choices: [] };
}

function byName(text: string, model: string): string {
  return `${text.replace(/\.$/, '')} (${model}).`;
}

interface Bench {
  readonly plan: AppSpec;
  readonly model: GeneratorModel;
  readonly step: Stepper;
}

async function build(run: JobRun, version: VersionContent, bench: Bench, asked: Making): Promise<void> {
  const { plan, model, step } = bench;
  let now = asked;
  for (;;) {
    const added = addedBy(plan, now.spec);
    const hasOwn = version.changes.length > 0;
    if (JSON.stringify(now.spec) === JSON.stringify(plan) && !hasOwn)
      return nothingLeft(run, version, model, now);
    const spec = { ...now.spec, byModel: noteOf(plan, now, model, added) };
    const files = await writeFiles(run, version, spec);
    const changes = [...version.changes, ...now.done.map((text) => byName(text, model.name))];
    const answers = now.answers === undefined ? {} : { answers: now.answers };
    await step('writing', { spec, files, changes, ...answers });
    const tried: Tried = await tryOut(run, version, files, spec, step);
    if (tried.ok) return complete(run, version, { spec, files, proof: tried.proof });
    await step('reading');
    const mended = await mendPlan(model, plan, now, tried);
    if (mended === undefined) return withoutModel(run, version, plan, tried.why, step);
    run.log.info({ versionId: version.id }, 'what a model wrote is mended');
    now = { ...mended, answers: now.answers };
  }
}

function noteOf(
  plan: AppSpec,
  { spec, left }: Making,
  model: GeneratorModel,
  added: readonly string[],
): ByModel {
  const former = (plan.byModel?.parts ?? []).filter((part) => partExists(part, spec));
  const parts = [...new Set([...former, ...added])];
  const { name, place, tokens } = model;
  return {
    model: name,
    place,
    asked: true,
    parts,
    left: left.slice(0, 60).map((one) => one.slice(0, 1_000)),
    tokens,
  };
}

async function nothingLeft(
  run: JobRun,
  version: VersionContent,
  { name }: GeneratorModel,
  { left }: Making,
): Promise<void> {
  const first =
    version.origin === 'sentence'
      ? `${name} did not know how to change this either, so nothing was changed.`
      : `${name} had nothing to add that works. The app is as it was planned without a model.`;
  await failVersion(run.database, version, [first, ...left].join('\n'));
}

/** What was understood without a model is made all the same; where nothing was, the version before is what there is. */
async function withoutModel(
  run: JobRun,
  version: VersionContent,
  plan: AppSpec,
  why: string,
  step: Stepper,
): Promise<void> {
  const name = plan.byModel?.model ?? 'The model';
  if (version.changes.length === 0) {
    const stays =
      version.origin === 'sentence'
        ? 'so nothing was changed'
        : 'so the app is as it was planned without a model';
    await failVersion(run.database, version, `${name} could not help, ${stays}.\n${why}`);
    return;
  }
  const parts = (plan.byModel?.parts ?? []).filter((part) => partExists(part, plan));
  const place = plan.byModel?.place ?? name;
  const left = [`${name} could not help: ${why}`.slice(0, 1_000)];
  const spec: AppSpec = { ...plan, byModel: { model: name, place, asked: true, parts, left, tokens: 0 } };
  const files = await writeFiles(run, version, spec);
  await step('writing', { spec, files, changes: [...version.changes, ...left] });
  const tried = await tryOut(run, version, files, spec, step);
  if (tried.ok) await complete(run, version, { spec, files, proof: tried.proof });
  else await failVersion(run.database, version, tried.why, tried.report);
}

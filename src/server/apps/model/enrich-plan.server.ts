import { applyProposal } from '../../../engine/propose/apply-proposal.ts';
import { type PlannedPart, planPart, withPart } from '../../../engine/propose/place-part.ts';
import type { ProposedPart } from '../../../engine/propose/proposal.ts';
import type { Revision } from '../../../engine/revise/revision.ts';
import type { AppSpec } from '../../../engine/spec/app-spec.ts';
import { limits } from '../../../kernel/limits.ts';
import type { ModelFault } from '../../ai/model-fault.ts';
import { askForProposal } from './ask-for-proposal.server.ts';
import type { GeneratorModel } from './generator-model.server.ts';
import { writePart } from './write-part.server.ts';

/** A part that was written, with what is needed to have it written again. */
export interface OwnPart {
  readonly part: PlannedPart;
  readonly said: string;
  readonly repairs: number;
  /** What was wrong the last time: the same again is no progress. */
  readonly lastFault?: string;
}

export interface Enriched {
  readonly spec: AppSpec;
  readonly parts: readonly OwnPart[];
  /** What became different, and what was not taken, a sentence each. */
  readonly done: readonly string[];
  readonly left: readonly string[];
  /** Why the model could not be asked. */
  readonly fault?: ModelFault;
}

interface Wish {
  readonly text: string;
  readonly unserved: readonly string[];
}

/** Lays over a plan what a model adds to it for a wish. Without an answer the plan is as it was, with the reason. */
export async function enrichPlan(
  model: GeneratorModel,
  plan: AppSpec,
  { text, unserved }: Wish,
  change: (spec: AppSpec, sentence: string) => Promise<Revision>,
): Promise<Enriched> {
  const proposed = await askForProposal(model, plan, text, unserved);
  if (!proposed.ok) return { spec: plan, parts: [], done: [], left: [], fault: proposed.fault };
  const { proposal } = proposed;
  const applied = await applyProposal(plan, proposal, change);
  let { spec } = applied;
  const done = [...applied.done];
  const left = [...applied.left];
  const parts: OwnPart[] = [];
  for (const asked of proposal.parts) {
    const made = await writeInto(model, spec, asked);
    if ('why' in made) {
      left.push(`“${asked.title}” was left out: ${made.why}`);
      continue;
    }
    ({ spec } = made);
    parts.push(made.own);
    done.push(`There is a part “${asked.title}” on the page “${made.own.part.page.title}” now.`);
  }
  return { spec, parts, done, left };
}

type WrittenInto = { spec: AppSpec; own: OwnPart } | { why: string };

async function writeInto(model: GeneratorModel, spec: AppSpec, asked: ProposedPart): Promise<WrittenInto> {
  const part = planPart(spec, asked);
  return writeUntilRight(model, spec, { part, said: '', repairs: -1 }, []);
}

/** Writes a part, and again with what is wrong with it, as often as repairs are left and the fault is another one. */
export async function writeUntilRight(
  model: GeneratorModel,
  spec: AppSpec,
  own: OwnPart,
  wrong: readonly string[],
): Promise<WrittenInto> {
  let now = own;
  let faults = wrong;
  for (;;) {
    const fault = faults.join('\n');
    if (faults.length > 0 && fault === now.lastFault)
      return { why: `it did not get better: ${firstOf(faults)}` };
    if (now.repairs >= limits.generatorModels.repairs)
      return { why: `it did not work, also after ${now.repairs} repairs: ${firstOf(faults)}` };
    const before = faults.length === 0 ? undefined : { said: now.said, faults };
    const written = await writePart(model, now.part, before);
    const next = { ...now, repairs: now.repairs + 1, ...(faults.length === 0 ? {} : { lastFault: fault }) };
    if (written.ok)
      return { spec: withPart(spec, now.part, written.code), own: { ...next, said: written.code.code } };
    if (written.fault !== undefined) return { why: written.fault.message };
    now = { ...next, said: written.said };
    faults = written.faults;
  }
}

function firstOf(faults: readonly string[]): string {
  return (faults[0] ?? '').split('\n', 1)[0]?.slice(0, 300) ?? '';
}

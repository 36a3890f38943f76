import { blocksById } from '../generate.ts';
import type { Revision } from '../revise/revision.ts';
import { changesOf } from '../revise/revision.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { blockFaults } from '../spec/block-faults.ts';
import { parseSpec } from '../spec/check-spec.ts';
import { partExists } from '../spec/part-exists.ts';
import { addProposedThing } from './add-proposed-thing.ts';
import type { Proposal } from './proposal.ts';

/** A plan with what of a proposal holds together. */
interface Applied {
  readonly spec: AppSpec;
  /** What became different, a sentence each. */
  readonly done: readonly string[];
  /** What was not taken, a sentence each. */
  readonly left: readonly string[];
}

type Change = (spec: AppSpec, sentence: string) => Promise<Revision>;

/**
 * Lays what a model proposes over a plan, piece by piece. Each piece counts only where the whole holds together with it and
 * nothing that a person asked for is gone; so the plan that was there is the least that comes out.
 */
export async function applyProposal(
  spec: AppSpec,
  { things, changes }: Pick<Proposal, 'things' | 'changes'>,
  change: Change,
): Promise<Applied> {
  let now = spec;
  const done: string[] = [];
  const left: string[] = [];
  for (const thing of things) {
    const copy = structuredClone(now);
    const said = addProposedThing(copy, thing);
    // A thing that is there as it was proposed needs no word.
    if (said === undefined) continue;
    if (holdsTogether(now, copy)) {
      now = copy;
      done.push(said);
    } else left.push(`“${thing.name}” did not fit into the plan.`);
  }
  for (const sentence of changes) {
    const revision = await change(now, sentence);
    const why = revision.changed ? whyNot(now, revision.spec) : 'it was not understood.';
    if (why === undefined) {
      // The sentence is the model's; the person's wishes stay theirs.
      now = { ...revision.spec, trace: now.trace };
      done.push(...changesOf(revision));
    } else left.push(`“${sentence}”: ${why}`);
  }
  return { spec: now, done, left };
}

function whyNot(before: AppSpec, after: AppSpec): string | undefined {
  if (!keepsAsked(before, after)) return 'it would take out what was asked for.';
  return holdsTogether(before, after) ? undefined : 'it did not fit into the plan.';
}

/** Every part that serves a wish is still there. */
function keepsAsked(before: AppSpec, after: AppSpec): boolean {
  const served = before.trace.flatMap((entry) => entry.served);
  return served.every((part) => !partExists(part, before) || partExists(part, after));
}

export function holdsTogether(before: AppSpec, after: AppSpec): boolean {
  if (!parseSpec(after).ok) return false;
  const known = new Set(blockFaults(before, blocksById));
  return blockFaults(after, blocksById).every((fault) => known.has(fault));
}

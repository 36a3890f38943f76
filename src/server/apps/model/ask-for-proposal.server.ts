import { mendProposal } from '../../../engine/propose/mend-proposal.ts';
import { type Proposal, proposalSchema } from '../../../engine/propose/proposal.ts';
import type { AppSpec } from '../../../engine/spec/app-spec.ts';
import type { ModelFault } from '../../ai/model-fault.ts';
import { readJsonAnswer } from '../../ai/read-json-answer.ts';
import type { GeneratorModel } from './generator-model.server.ts';
import { againMessages, proposalMessages } from './proposal-prompt.ts';

type Proposed = { ok: true; proposal: Proposal } | { ok: false; fault: ModelFault };

/** What of a wish is missing in a plan, as a model sees it. What is nearly of the shape is mended; the rest is asked once more. */
export async function askForProposal(
  model: GeneratorModel,
  spec: AppSpec,
  wish: string,
  unserved: readonly string[],
): Promise<Proposed> {
  const messages = proposalMessages(spec, wish, unserved);
  const first = await model.object(proposalSchema, messages);
  if (first.ok) return { ok: true, proposal: first.value };
  // Half of what a broken connection brought is nobody's proposal.
  if (first.fault.kind !== 'not-json' && first.fault.kind !== 'wrong-shape')
    return { ok: false, fault: first.fault };
  const mended = mendedFrom(first.said);
  if (mended !== undefined) return { ok: true, proposal: mended };
  const second = await model.object(proposalSchema, againMessages(messages, first.said, first.problems));
  if (second.ok) return { ok: true, proposal: second.value };
  const again = mendedFrom(second.said);
  return again === undefined ? { ok: false, fault: second.fault } : { ok: true, proposal: again };
}

/** What is JSON, and nearly of the shape. */
function mendedFrom(said: string): Proposal | undefined {
  const read = readJsonAnswer(said);
  return read.ok ? mendProposal(read.value) : undefined;
}

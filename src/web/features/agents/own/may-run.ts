import { agents } from '../../../../catalog/agents.gen.ts';
import { mayCopy } from '../../../../catalog/own-agents/may-copy.ts';
import type { OwnAgent } from '../../../../catalog/own-agents/own-agent.ts';
import type { Access } from '../../../lib/session.ts';

/** Why an agent of one's own is not run: its base is gone, or was not opened to this person. A copy is bound as its base is. */
export function whyNotRun({ base }: OwnAgent, access: Access): string | undefined {
  if (base.kind === 'tool') return undefined;
  const card = agents.find(({ agent }) => agent.slug === base.slug)?.agent;
  if (card === undefined) return 'The agent that it was made of is not in this version of the product.';
  return mayCopy(card, access) ? undefined : `It was made of ${card.name}, which is not open to you.`;
}

import type { AgentCard } from '../../../catalog/agent-desk/agent-card.ts';
import type { AnyWork } from '../../../catalog/agent-desk/work.ts';
import type { AnswerHere } from '../../answer.ts';
import { chooseAgent } from './choose-agent.ts';
import { fillFields } from './fill-fields.ts';

/** An agent as the registry has it: its card at once, its work when it is needed. */
export interface ListedAgent {
  readonly agent: AgentCard;
  readonly load: () => Promise<{ readonly work: unknown }>;
}

/** The agent that does what is asked for, with its form filled as far as the question says. */
export async function agentWish(
  question: string,
  agents: readonly ListedAgent[],
): Promise<AnswerHere | undefined> {
  const chosen = chooseAgent(
    question,
    agents.map(({ agent }) => agent),
  );
  const listed = agents.find(({ agent }) => agent === chosen?.card);
  if (chosen === undefined || listed === undefined) return undefined;
  const { slug, name, job } = chosen.card;
  // The registry keeps the work of every agent with its own fields; here they are looked at as fields of any kind.
  const { work } = (await listed.load()) as { readonly work: AnyWork };
  return {
    kind: 'agent',
    slug,
    name,
    job,
    filled: fillFields(question, work),
    others: chosen.others.map((card) => ({ title: card.name, address: `/agents/${card.slug}` })),
  };
}

import type { AccessName } from '../access.ts';
import type { AgentCard } from '../agent-desk/agent-card.ts';
import { agentGroups } from '../agent-groups.ts';

/** Whether an agent is offered as a base: to whoever may run the agent itself. */
export function mayCopy(
  { group }: Pick<AgentCard, 'group'>,
  access: Readonly<Partial<Record<AccessName, boolean>>>,
): boolean {
  const needs = agentGroups.find(({ id }) => id === group)?.needs;
  return needs === undefined || access[needs] === true;
}

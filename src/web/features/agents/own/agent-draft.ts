import type { AgentCard } from '../../../../catalog/agent-desk/agent-card.ts';
import type { AnyWork } from '../../../../catalog/agent-desk/work.ts';
import type { ToolDefinition } from '../../../../catalog/custom-tools/tool-definition.ts';
import type { OwnAgent } from '../../../../catalog/own-agents/own-agent.ts';

/** A copy of a built-in agent that nobody has changed yet. */
export function draftOfAgent({ slug, name, job }: AgentCard, work: AnyWork): OwnAgent {
  return { ...empty(work), name: `My ${name}`.slice(0, 80), job, base: { kind: 'agent', slug } };
}

/** An agent that is made of a tool. It keeps the tool as it is now. */
export function draftOfTool(tool: ToolDefinition, work: AnyWork): OwnAgent {
  return { ...empty(work), name: tool.name, job: tool.job, base: { kind: 'tool', tool } };
}

function empty(work: AnyWork) {
  return { preset: { ...work.starters[0]?.input }, fixed: [], order: Object.keys(work.fields), help: {} };
}

/** Moves a field before or behind its neighbour in the same step. */
export function moveField(
  order: readonly string[],
  name: string,
  siblings: readonly string[],
  by: 1 | -1,
): string[] {
  const neighbour = siblings[siblings.indexOf(name) + by];
  if (neighbour === undefined) return [...order];
  return order.map((one) => (one === name ? neighbour : one === neighbour ? name : one));
}

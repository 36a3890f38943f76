import { type ToolDefinition, toolSchema } from '../../../../catalog/custom-tools/tool-definition.ts';
import { type OwnAgent, ownAgentSchema } from '../../../../catalog/own-agents/own-agent.ts';
import type { WorkSource } from '../run/work-source.ts';
import { runsOfOwnAgent, runsOfTool } from './own-addresses.ts';
import type { OwnKind } from './use-own-things.ts';

/** A definition that is whole, with what its desk needs. */
export interface ReadThing {
  readonly id: string;
  readonly name: string;
  readonly job: string;
  readonly slug: string;
  readonly source: WorkSource;
  readonly definition: ToolDefinition | OwnAgent;
}

/** Undefined where the definition is none that this version of the product can read. */
export function readThing(
  kind: OwnKind,
  id: string,
  definition: unknown,
  version: number,
): ReadThing | undefined {
  if (kind === 'tool') {
    const { data: tool } = toolSchema.safeParse(definition);
    if (tool === undefined) return undefined;
    const { name, job } = tool;
    return { id, name, job, slug: runsOfTool(id), source: { kind: 'tool', tool, version }, definition: tool };
  }
  const { data: agent } = ownAgentSchema.safeParse(definition);
  if (agent === undefined) return undefined;
  const { name, job } = agent;
  return {
    id,
    name,
    job,
    slug: runsOfOwnAgent(id),
    source: { kind: 'own', agent, version },
    definition: agent,
  };
}

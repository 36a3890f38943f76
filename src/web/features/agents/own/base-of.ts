import type { AnyWork } from '../../../../catalog/agent-desk/work.ts';
import { agents } from '../../../../catalog/agents.gen.ts';
import { type ToolDefinition, toolSchema } from '../../../../catalog/custom-tools/tool-definition.ts';
import { toolExamples } from '../../../../catalog/custom-tools/tool-examples.ts';
import { mayCopy } from '../../../../catalog/own-agents/may-copy.ts';
import type { OwnAgent } from '../../../../catalog/own-agents/own-agent.ts';
import type { Access } from '../../../lib/session.ts';
import { loadWork } from '../run/load-work.ts';
import { draftOfAgent, draftOfTool } from './agent-draft.ts';
import type { OwnThing } from './use-own-things.ts';

/** What a new agent is made of, by the query of the address: `?base=loan-desk` or `?tool=<id>`. */
export type BaseChoice =
  | { readonly kind: 'agent'; readonly slug: string }
  | { readonly kind: 'tool'; readonly tool: ToolDefinition };

export function baseChoice(
  query: URLSearchParams,
  tools: readonly OwnThing[],
  access: Access,
): BaseChoice | undefined {
  const slug = query.get('base');
  if (agents.some(({ agent }) => agent.slug === slug && mayCopy(agent, access)) && slug !== null)
    return { kind: 'agent', slug };
  const id = query.get('tool');
  const kept =
    tools.find((one) => one.id === id)?.definition ?? toolExamples.find((one) => one.slug === id)?.tool;
  const { data: tool } = toolSchema.safeParse(kept);
  return tool === undefined ? undefined : { kind: 'tool', tool };
}

interface OpenedBase {
  readonly work: AnyWork;
  /** The agent as it is before anything was changed. */
  readonly draft: OwnAgent;
}

const begun = new Map<string, Promise<OpenedBase>>();

/** Always the same promise for one choice, as `use` demands. */
export function openBase(choice: BaseChoice): Promise<OpenedBase> {
  const key = JSON.stringify(choice);
  const opening = begun.get(key) ?? open(choice);
  begun.set(key, opening);
  opening.catch(() => begun.delete(key));
  return opening;
}

async function open(choice: BaseChoice): Promise<OpenedBase> {
  const work = await loadWork(choice.kind === 'agent' ? choice : { ...choice, version: 1 });
  if (choice.kind === 'tool') return { work, draft: draftOfTool(choice.tool, work) };
  const card = agents.find(({ agent }) => agent.slug === choice.slug)?.agent;
  if (card === undefined) throw new Error(`There is no agent “${choice.slug}”.`);
  return { work, draft: draftOfAgent(card, work) };
}

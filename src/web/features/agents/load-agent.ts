import type { DeskCard } from '../../../catalog/agent-desk/agent-card.ts';
import type { Draft } from '../../../catalog/agent-desk/fields.ts';
import type { AgentResult } from '../../../catalog/agent-desk/result.ts';
import type { AnyWork } from '../../../catalog/agent-desk/work.ts';
import { deskEntry } from './desk-entries.ts';
import type { WorkSource } from './run/work-source.ts';

/** The first starter with what came out of it when the product was built. */
export interface AgentExample {
  readonly starter: string;
  readonly input: Draft;
  readonly seed: number;
  readonly result: AgentResult;
}

export interface LoadedAgent {
  readonly card: Pick<DeskCard, 'slug' | 'name'>;
  readonly source: WorkSource;
  readonly work: AnyWork;
  readonly example: AgentExample;
}

const examples = import.meta.glob<{ example: AgentExample }>(
  ['/src/catalog/agents/*/work.ts', '/src/catalog/builders/*/work.ts'],
  { query: '?example' },
);
const begun = new Map<string, Promise<LoadedAgent>>();

/** Always the same promise for one agent, as `use` demands; one that failed is forgotten, so that the next try asks again. */
export function loadAgent(slug: string): Promise<LoadedAgent> {
  const known = begun.get(slug);
  if (known !== undefined) return known;
  const loading = load(slug);
  begun.set(slug, loading);
  loading.catch(() => begun.delete(slug));
  return loading;
}

async function load(slug: string): Promise<LoadedAgent> {
  const entry = deskEntry(slug);
  const loadExample = entry === undefined ? undefined : examples[entry.file];
  if (entry === undefined || loadExample === undefined) throw new Error(`There is no agent “${slug}”.`);
  const [{ work }, { example }] = await Promise.all([entry.load(), loadExample()]);
  return { card: entry.card, source: { kind: 'agent', slug }, work, example };
}

import { type RunOutcome, runWork } from '../../../../catalog/agent-desk/run-work.ts';
import type { AnyWork } from '../../../../catalog/agent-desk/work.ts';
import { agents } from '../../../../catalog/agents.gen.ts';
import type { RunRequest } from './run-messages.ts';

/** One run, wherever this stands: in a worker, or in the page where there are none. */
export async function runRequest(
  { slug, draft, seed }: RunRequest,
  progress: (share: number) => void,
): Promise<RunOutcome> {
  const entry = agents.find(({ agent }) => agent.slug === slug);
  if (entry === undefined) throw new Error(`There is no agent “${slug}”.`);
  const { work } = await entry.load();
  return runWork(work as unknown as AnyWork, draft, { seed, progress });
}

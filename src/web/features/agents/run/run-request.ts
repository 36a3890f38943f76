import { type RunOutcome, runWork } from '../../../../catalog/agent-desk/run-work.ts';
import { loadWork } from './load-work.ts';
import type { RunRequest } from './run-messages.ts';

/** One run, wherever this stands: in a worker, or in the page where there are none. */
export async function runRequest(
  { source, draft, seed }: RunRequest,
  progress: (share: number) => void,
): Promise<RunOutcome> {
  return runWork(await loadWork(source), draft, { seed, progress });
}

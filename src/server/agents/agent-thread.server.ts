import { parentPort, workerData } from 'node:worker_threads';
import type { Draft } from '../../catalog/agent-desk/fields.ts';
import { findWork } from '../../catalog/agent-desk/find-work.ts';
import { runWork } from '../../catalog/agent-desk/run-work.ts';

/** What is handed to the thread. */
export interface AgentOrder {
  readonly agent: string;
  readonly input: Draft;
  readonly seed: number;
}

/** What comes back: the key figures, or in words why there are none. */
export type AgentAnswer =
  | {
      readonly version: number;
      readonly summary: string;
      readonly figures: Readonly<Record<string, string | number | null>>;
    }
  | { readonly trouble: string };

/** One run, beside everything else that the process does. */
async function answer({ agent, input, seed }: AgentOrder): Promise<AgentAnswer> {
  const work = await findWork(agent);
  if (work === undefined) return { trouble: 'This agent is not there any more.' };
  const { result, faults } = await runWork(work, input, { seed });
  if (result === undefined) return { trouble: faults.map(({ message }) => message).join(' ') };
  return { version: work.version, summary: result.summary, figures: result.values };
}

parentPort?.postMessage(await answer(workerData as AgentOrder));

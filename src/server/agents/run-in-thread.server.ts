import { existsSync } from 'node:fs';
import { limits } from '../../kernel/limits.ts';
import { startThread } from '../start-thread.server.ts';
import type { AgentAnswer, AgentOrder } from './agent-thread.server.ts';

/** Beside the bundle when the server runs from it, else the source. */
function entry(): URL {
  const bundled = new URL('./agent-thread.js', import.meta.url);
  return existsSync(bundled) ? bundled : new URL('./agent-thread.server.ts', import.meta.url);
}

/** Runs an agent in a thread that ends with it, or that is ended when it takes too long or nobody waits any more. */
export async function runInThread(order: AgentOrder, signal?: AbortSignal): Promise<AgentAnswer> {
  signal?.throwIfAborted();
  const thread = startThread(entry(), order);
  const late = new Promise<AgentAnswer>((resolve) => {
    setTimeout(
      () => resolve({ trouble: 'It took too long and was ended. Try it with less input.' }),
      limits.schedules.runMs,
    ).unref();
  });
  const done = new Promise<AgentAnswer>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread of an agent ended without an answer.')));
  });
  const left = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  try {
    return await Promise.race([done, late, left]);
  } finally {
    await thread.terminate();
  }
}

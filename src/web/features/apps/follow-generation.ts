import { type VersionProgress, versionProgress } from '../../../functions/app-shapes.ts';
import { contract, type GenerateAppOutput } from '../../../functions/generate-app/contract.ts';
import { limits } from '../../../kernel/limits.ts';
import { FunctionCallError } from '../../lib/call-function.ts';
import { followFunction } from '../../lib/follow-function.ts';
import type { BegunGeneration } from './begun-generation.ts';

interface GenerationNews {
  readonly onProgress: (progress: VersionProgress) => void;
  /** The connection broke; what is made goes on, and it is looked for again. */
  readonly onLost: () => void;
  readonly signal: AbortSignal;
}

/** Makes an app, is asked back, or goes on with one that was begun under the same key, and tells every step until it has ended. */
export async function followGeneration(
  { appName, prompt, key, heard, anyway = false, changes = [], model }: BegunGeneration,
  { onProgress, onLost, signal }: GenerationNews,
): Promise<GenerateAppOutput> {
  let isKnown = heard;
  for (let broken = 0; ; broken += 1) {
    try {
      return await followFunction(
        contract,
        {
          appName,
          prompt,
          ...(anyway ? { anyway } : {}),
          ...(changes.length === 0 ? {} : { changes: [...changes] }),
          ...(model === undefined ? {} : { model }),
        },
        {
          idempotencyKey: key,
          signal,
          onProgress: (progress) => {
            isKnown = true;
            onProgress(versionProgress.parse(progress));
          },
        },
      );
    } catch (error) {
      signal.throwIfAborted();
      // A server that never took it up is no lost connection: whoever pressed the button decides what next.
      if (!isKnown || !isLost(error) || broken >= limits.appCreator.reconnects) throw error;
      onLost();
      await pause(limits.appCreator.reconnectFirstMs * 2 ** broken, signal);
    }
  }
}

/** There was no answer, or it ended in the middle, which the browser tells as an error of its own. */
function isLost(error: unknown): boolean {
  return error instanceof FunctionCallError ? error.code === 'unreachable' : error instanceof TypeError;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, ms);
    signal.addEventListener('abort', leave, { once: true });
  });
}

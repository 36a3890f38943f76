import { type VersionProgress, versionProgress, versionSteps } from '../../../functions/app-shapes.ts';
import type { ToolCall } from './define-tool.ts';
import { runFunction } from './run-function.server.ts';

const words: Readonly<Record<VersionProgress['step'], string>> = {
  reading: 'Reading the description',
  planning: 'Planning the app',
  writing: 'Writing its files',
  building: 'Building it',
  trying: 'Trying it out in a browser',
  done: 'Done',
};

/**
 * Waits for an app that is being made and tells every step. When the program cancels, the making is stopped, as a person would
 * stop it; when it only goes away, the app is made to its end.
 */
export async function followMaking<Result>(
  at: ToolCall,
  work: AsyncGenerator<unknown, Result>,
): Promise<Result> {
  let known: VersionProgress | undefined;
  for (;;) {
    const next = work.next();
    const step = await orLeft(next, at.signal);
    if (step === 'left') {
      void stop(at, work, known, next).catch((error: unknown) =>
        at.call.services.log.warn({ err: error, request_id: at.call.requestId }, 'a version was not stopped'),
      );
      throw at.signal.reason;
    }
    if (step.done === true) return step.value;
    known = versionProgress.parse(step.value);
    await at.tell(words[known.step], versionSteps.indexOf(known.step) + 1, versionSteps.length);
  }
}

async function orLeft<T>(work: Promise<T>, signal: AbortSignal): Promise<T | 'left'> {
  if (signal.aborted) return 'left';
  const ended = new AbortController();
  const left = new Promise<'left'>((resolve) => {
    signal.addEventListener('abort', () => resolve('left'), { once: true, signal: ended.signal });
  });
  try {
    return await Promise.race([work, left]);
  } finally {
    ended.abort();
  }
}

/** A version that was about to begin is waited for: there is nothing to stop before. */
async function stop(
  at: ToolCall,
  work: AsyncGenerator<unknown, unknown>,
  known: VersionProgress | undefined,
  next: Promise<IteratorResult<unknown, unknown>>,
): Promise<void> {
  const begun = known ?? versionProgress.safeParse((await next).value).data;
  if (begun !== undefined && at.isCancelled())
    await runFunction(at.call, 'cancel-version', { appId: begun.appId, versionId: begun.versionId });
  await work.return(undefined);
}

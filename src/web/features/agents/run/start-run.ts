import type { RunOutcome } from '../../../../catalog/agent-desk/run-work.ts';
import type { RunNews, RunRequest } from './run-messages.ts';

export interface StartedRun {
  readonly outcome: Promise<RunOutcome>;
  /** Stops the work at once; the outcome never comes. */
  readonly cancel: () => void;
}

/** Runs beside the page, so that it goes on answering, and so that a long run can be stopped. */
export function startRun(request: RunRequest, progress: (share: number) => void): StartedRun {
  return typeof Worker === 'undefined' ? inPage(request, progress) : inWorker(request, progress);
}

function inPage(request: RunRequest, progress: (share: number) => void): StartedRun {
  let stopped = false;
  const outcome = import('./run-request.ts').then(({ runRequest }) => runRequest(request, progress));
  return {
    outcome: outcome.then((value) => (stopped ? new Promise<never>(() => {}) : value)),
    cancel: () => {
      stopped = true;
    },
  };
}

function inWorker(request: RunRequest, progress: (share: number) => void): StartedRun {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const outcome = new Promise<RunOutcome>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<RunNews>) => {
      if (data.kind === 'progress') return progress(data.share);
      worker.terminate();
      if (data.kind === 'done') resolve(data.outcome);
      else reject(new Error('The work failed.'));
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('The work could not be started on this device.'));
    });
    worker.postMessage(request);
  });
  return { outcome, cancel: () => worker.terminate() };
}

import type { CodeRun } from '../../../../methods/grading/run-code.ts';
import type { CodeTask } from '../../../../methods/grading/task.ts';

/** The engine stops code by itself; this is for an engine that does not. */
const patienceMs = 15_000;

type News = { readonly run: CodeRun } | { readonly failed: true };

/** Runs somebody's code against the tests of its exercise, in a worker that ends with it. Undefined when it could not be run. */
export function checkCode({ tests }: CodeTask, code: string): Promise<CodeRun | undefined> {
  return new Promise((tell) => {
    const worker = new Worker(new URL('./run-code-wasm-worker.ts', import.meta.url), { type: 'module' });
    const end = (run: CodeRun | undefined) => {
      clearTimeout(timer);
      worker.terminate();
      tell(run);
    };
    const timer = setTimeout(
      () => end({ passed: false, fault: 'It was stopped, because it did not end.', tests: [] }),
      patienceMs,
    );
    worker.addEventListener('message', ({ data }: MessageEvent<News>) =>
      end('run' in data ? data.run : undefined),
    );
    worker.addEventListener('error', () => end(undefined));
    worker.postMessage({ code, tests });
  });
}

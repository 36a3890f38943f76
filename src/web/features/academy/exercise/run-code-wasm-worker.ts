import { loadQuickjs } from '../../../../methods/grading/load-quickjs.ts';
import { runCode } from '../../../../methods/grading/run-code.ts';
import type { CodeTest } from '../../../../methods/grading/task.ts';

export interface CodeQuestion {
  readonly code: string;
  readonly tests: readonly CodeTest[];
}

interface WorkerScope {
  addEventListener(type: 'message', listen: (event: MessageEvent<CodeQuestion>) => void): void;
  postMessage(message: unknown): void;
}

// The name of this file ends in “wasm-worker”: the server lets such a worker, and no page, compile WebAssembly.
const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data: { code, tests } }) => {
  loadQuickjs()
    .then((quickjs) => scope.postMessage({ run: runCode(quickjs, code, tests) }))
    .catch((error: unknown) => {
      console.error(error);
      scope.postMessage({ failed: true });
    });
});

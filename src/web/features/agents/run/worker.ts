import type { RunNews, RunRequest } from './run-messages.ts';
import { runRequest } from './run-request.ts';

/** What a worker has of its global object; the types of a page do not name it. */
interface WorkerPort {
  addEventListener(kind: 'message', told: (event: MessageEvent<RunRequest>) => void): void;
  postMessage(news: RunNews): void;
}

const port = globalThis as unknown as WorkerPort;

port.addEventListener('message', ({ data }) => {
  runRequest(data, (share) => port.postMessage({ kind: 'progress', share })).then(
    (outcome) => port.postMessage({ kind: 'done', outcome }),
    (error: unknown) => {
      console.error(error);
      port.postMessage({ kind: 'failed' });
    },
  );
});

import { type WorkedNotes, workThrough } from './work-through.ts';

/** What a worker has of its global object; the types of a page do not name it. */
interface WorkerPort {
  addEventListener(
    kind: 'message',
    told: (event: MessageEvent<{ readonly title: string; readonly text: string }>) => void,
  ): void;
  postMessage(worked: WorkedNotes): void;
}

const port = globalThis as unknown as WorkerPort;

port.addEventListener('message', ({ data: { title, text } }) => port.postMessage(workThrough(title, text)));

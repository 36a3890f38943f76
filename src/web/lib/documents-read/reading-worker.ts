import { DocumentRefusal } from './document-refusal.ts';
import { readDocument } from './read-document.ts';
import type { ReadingNews, ReadingRequest } from './reading-messages.ts';

/** What a worker has of its global object; the types of a page do not name it. */
interface WorkerPort {
  addEventListener(kind: 'message', told: (event: MessageEvent<ReadingRequest>) => void): void;
  postMessage(news: ReadingNews): void;
}

const port = globalThis as unknown as WorkerPort;

port.addEventListener('message', ({ data: { number, name, bytes } }) => {
  readDocument(bytes, name, (page, pages) => port.postMessage({ kind: 'page', number, page, pages })).then(
    (document) => port.postMessage({ kind: 'read', number, document }),
    (error: unknown) => {
      if (!(error instanceof DocumentRefusal)) console.warn('A document could not be read.', error);
      const reason = error instanceof DocumentRefusal ? error.reason : 'damaged';
      port.postMessage({ kind: 'refused', number, reason });
    },
  );
});

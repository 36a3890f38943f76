import type { DocumentOwner } from '../../../app/local/documents/document-shelf.ts';
import { openPassages, type Passages } from './open-passages.ts';
import type { PassageNews, PassageRequest } from './passage-messages.ts';
import { readIndexFile } from './read-index-file.ts';

/** What a worker has of its global object; the types of a page do not name it. */
interface WorkerPort {
  addEventListener(kind: 'message', told: (event: MessageEvent<PassageRequest>) => void): void;
  postMessage(news: PassageNews): void;
}

const port = globalThis as unknown as WorkerPort;
let opened: Passages | undefined;
/** One round after the other, so that nothing is worked out twice. */
let learning = Promise.resolve();

function passages(): Passages {
  opened ??= openPassages(readIndexFile);
  return opened;
}

function learn(owner: DocumentOwner): void {
  learning = learning
    .then(() => passages().learn(owner))
    .catch((error: unknown) => console.warn('Documents are found by their words alone for now.', error));
}

port.addEventListener('message', ({ data }) => {
  if (data.kind === 'prepare') {
    passages();
    return;
  }
  if (data.kind === 'documents') {
    learn(data.owner);
    return;
  }
  const { number } = data;
  passages()
    .answer(data)
    .then(
      (answer) => port.postMessage({ kind: 'answered', number, answer }),
      (error: unknown) => {
        console.warn('The passages could not be read.', error);
        port.postMessage({ kind: 'failed', number });
      },
    );
});

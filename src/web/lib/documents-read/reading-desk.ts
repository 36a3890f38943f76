import { limits } from '../../../kernel/limits.ts';
import { DocumentRefusal } from './document-refusal.ts';
import type { ReadDocument } from './read-document.ts';
import type { ReadingNews, ReadingRequest } from './reading-messages.ts';

export type OnPage = (page: number, pages: number) => void;

/**
 * Reads a document beside the page, in a worker of its own that ends with it: whatever a document does to its reader, the page goes
 * on. Rejects with the refusal, or with another error when the code did not come.
 */
export async function readBeside(bytes: Uint8Array, name: string, onPage: OnPage): Promise<ReadDocument> {
  // Every browser has workers. A test has none, and a build leaves this out: it would bring the readers a second time.
  if (import.meta.env.DEV && typeof Worker === 'undefined') {
    const { readDocument } = await import('./read-document.ts');
    return readDocument(bytes, name, onPage);
  }
  return new Promise((read, failed) => {
    const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
    let silence: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(silence);
      worker.terminate();
    };
    const hear = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        end();
        failed(new DocumentRefusal('damaged'));
      }, limits.documents.silenceMs);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<ReadingNews>) => {
      // The library that reads a pdf says of itself that it is there.
      if (data.number !== 1) return;
      hear();
      if (data.kind === 'page') {
        onPage(data.page, data.pages);
        return;
      }
      end();
      if (data.kind === 'read') read(data.document);
      else failed(new DocumentRefusal(data.reason));
    });
    worker.addEventListener('error', () => {
      end();
      failed(new Error('The code that reads documents did not come.'));
    });
    hear();
    worker.postMessage({ number: 1, name, bytes } satisfies ReadingRequest);
  });
}

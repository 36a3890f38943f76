import type { AnkiAnswer, AnkiRequest } from './anki-messages.ts';

/** A package that was made to keep its reader busy ends here. */
const mostMs = 5 * 60_000;

/** Reads or writes a package beside the page, in a worker that ends with it: whatever a package does to its reader, the page goes on. */
export function askAnki(request: AnkiRequest): Promise<AnkiAnswer> {
  return new Promise((answered) => {
    const worker = new Worker(new URL('./anki-wasm-worker.ts', import.meta.url), { type: 'module' });
    const tooLong = setTimeout(
      () =>
        end({ kind: 'fault', message: 'The package takes too long to read. Export fewer decks at once.' }),
      mostMs,
    );
    const end = (answer: AnkiAnswer) => {
      clearTimeout(tooLong);
      worker.terminate();
      answered(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<AnkiAnswer>) => end(data));
    worker.addEventListener('error', () => end({ kind: 'failed' }));
    worker.postMessage(request);
  });
}

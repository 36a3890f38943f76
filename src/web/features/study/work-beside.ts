import { type WorkedNotes, workThrough } from './work-through.ts';

/** Shorter texts take a moment and need no worker. */
const longText = 20_000;
/** What was just worked through, by the note it was kept as: the next page need not do it again. */
const handed = new Map<string, WorkedNotes>();

/** Works a text through beside the page: a book of 300 pages takes seconds, in which the page goes on. */
export function workBeside(title: string, text: string): Promise<WorkedNotes> {
  if (text.length < longText || typeof Worker === 'undefined')
    return Promise.resolve(workThrough(title, text));
  return new Promise((answered) => {
    const worker = new Worker(new URL('./notes-worker.ts', import.meta.url), { type: 'module' });
    const end = (worked: WorkedNotes) => {
      worker.terminate();
      answered(worked);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<WorkedNotes>) => end(data));
    // Its code did not come: the page has all of it too.
    worker.addEventListener('error', () => end(workThrough(title, text)));
    worker.postMessage({ title, text });
  });
}

export function handWorked(note: string, worked: WorkedNotes): void {
  handed.clear();
  handed.set(note, worked);
}

/** The kept text of a note, worked through; at once where that was just done. */
export function workedNote(note: string, title: string, text: string): Promise<WorkedNotes> {
  const known = handed.get(note);
  return known === undefined ? workBeside(title, text) : Promise.resolve(known);
}

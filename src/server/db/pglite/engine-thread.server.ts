import { startThread } from '../../start-thread.server.ts';
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts';

type Request = ToWorker extends infer One ? (One extends { id: number } ? Omit<One, 'id'> : never) : never;

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
  deadlineMs: number;
}

export interface EngineThread {
  /**
   * Asks the thread, which answers in the order of asking. The time runs from when the one before was answered; when it
   * is up, the thread is ended and everything in it fails.
   */
  ask(request: Request, deadlineMs: number): Promise<Uint8Array>;
  readonly alive: boolean;
  /** Resolves when the thread is gone and its files are closed. */
  readonly ended: Promise<void>;
  end(): Promise<void>;
}

/** Starts the thread and resolves when the database in it is open. */
export function startEngineThread(entry: URL, start: WorkerStart): Promise<EngineThread> {
  const worker = startThread(entry, start);
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  let alive = true;
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));

  function fail(error: Error): void {
    alive = false;
    clearTimeout(timer);
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  }

  /** For the one that the thread works on, which is the oldest. */
  function startTime(): void {
    clearTimeout(timer);
    const [oldest] = waiting.values();
    if (oldest === undefined) return;
    timer = setTimeout(() => {
      fail(
        Object.assign(new Error('The query took too long and was stopped.'), {
          code: 'ETIMEDOUT',
        }),
      );
      void worker.terminate();
    }, oldest.deadlineMs);
  }

  function ask(request: Request, deadlineMs: number): Promise<Uint8Array> {
    if (!alive) return Promise.reject(engineGone('The database thread is not running.'));
    return new Promise((resolve, reject) => {
      const id = nextId++;
      waiting.set(id, { resolve, reject, deadlineMs });
      if (waiting.size === 1) startTime();
      worker.postMessage({ ...request, id } as ToWorker);
    });
  }

  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        resolve({
          ask,
          ended,
          get alive() {
            return alive;
          },
          async end() {
            alive = false;
            await worker.terminate();
          },
        });
        return;
      }
      if (message.kind === 'failed') {
        // What is wrong with a statement comes as an answer: a failure is the engine's own, and it is not used again.
        const error = Object.assign(new Error(message.message), { code: message.code });
        reject(error);
        fail(error);
        void worker.terminate();
        return;
      }
      const one = waiting.get(message.id);
      if (one === undefined) return;
      waiting.delete(message.id);
      startTime();
      one.resolve(message.bytes);
    });
    worker.on('error', (error) => {
      reject(error);
      fail(error);
    });
    worker.on('exit', (code) => {
      const error = engineGone(`The database thread ended with code ${code}.`);
      reject(error);
      fail(error);
    });
  });
}

function engineGone(message: string): Error {
  return Object.assign(new Error(message), { code: 'ECONNRESET' });
}

import { KoraError } from '../../../kernel/errors.ts';
import { startThread } from '../../start-thread.server.ts';
import { type InterruptPlace, stopTurn } from './interrupt.ts';
import { type TurnLimits, watchTurns, workedMsOf } from './watch-turn.server.ts';
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts';

type Request = ToWorker extends infer One ? (One extends { id: number } ? Omit<One, 'id'> : never) : never;

interface Waiting extends TurnLimits {
  id: number;
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

export interface EngineThread {
  /**
   * Asks the thread, which answers in the order of asking. The time runs from when the one before was answered. When it
   * is up, the statement is stopped and answered with an error; should it not stop, the thread is ended and everything
   * in it fails.
   */
  ask(request: Request, limits: TurnLimits): Promise<Uint8Array>;
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
  let interrupt: InterruptPlace | undefined;
  let thread: string | undefined;
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));

  function fail(error: Error): void {
    alive = false;
    watch.follow(undefined);
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  }

  const watch = watchTurns({
    stop: (id) => interrupt !== undefined && stopTurn(interrupt, id),
    end() {
      fail(new KoraError('timed_out'));
      void worker.terminate();
    },
    workedMs: () => workedMsOf(thread),
  });

  /** The thread works on the oldest. */
  function followOldest(): void {
    const [oldest] = waiting.values();
    watch.follow(oldest);
  }

  function ask(request: Request, { statementMs, deadlineMs }: TurnLimits): Promise<Uint8Array> {
    if (!alive) return Promise.reject(engineGone('The database thread is not running.'));
    return new Promise((resolve, reject) => {
      const id = nextId++;
      waiting.set(id, { id, resolve, reject, statementMs, deadlineMs });
      if (waiting.size === 1) followOldest();
      worker.postMessage({ ...request, id } as ToWorker);
    });
  }

  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        ({ interrupt, thread } = message);
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
      followOldest();
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

import { existsSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import type { AnswerHere } from '../../ask/answer.ts';
import type { Passage } from '../../ask/passages/passage.ts';
import { KoraError } from '../../kernel/errors.ts';
import { startThread } from '../start-thread.server.ts';
import type { PassageNews, PassageOrder } from './passages-thread.server.ts';

/** What the product ships, to be asked and searched beside everything else that the process does. */
export interface Passages {
  /** Quotes with their places, or that nothing answers surely enough. */
  answer(question: string): Promise<AnswerHere>;
  /** The passages nearest to a question, the best first, each of another source. */
  searchPassages(question: string, limit: number): Promise<readonly Passage[]>;
  close(): Promise<void>;
}

type Order = PassageOrder extends infer One ? (One extends unknown ? Omit<One, 'number'> : never) : never;

interface Waiting {
  resolve(news: PassageNews): void;
  reject(error: unknown): void;
}

/** Beside the bundle when the server runs from it, else the source. */
function entry(): URL {
  const bundled = new URL('./passages-thread.js', import.meta.url);
  return existsSync(bundled) ? bundled : new URL('./passages-thread.server.ts', import.meta.url);
}

/** `directory` is where the build has put the index. The thread is started by the first question and ends with the process. */
export function openPassages(directory: string): Passages {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let asked = 0;

  /** The thread is gone: whoever waits is told so, and the next question starts another. */
  function lose(lost: Worker, error: unknown): void {
    if (thread !== lost) return;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const started = startThread(entry(), directory);
    started.unref();
    started.on('message', (news: PassageNews) => {
      waiting.get(news.number)?.resolve(news);
      waiting.delete(news.number);
    });
    started.once('error', (error) => lose(started, unavailable(error)));
    started.once('exit', () => lose(started, unavailable('The thread of the passages has ended.')));
    return started;
  }

  async function ask(order: Order): Promise<PassageNews> {
    thread ??= start();
    const running = thread;
    asked += 1;
    const number = asked;
    const news = await new Promise<PassageNews>((resolve, reject) => {
      waiting.set(number, { resolve, reject });
      running.postMessage({ ...order, number });
    });
    if (news.kind === 'missing') throw unavailable(news.reason);
    return news;
  }

  return {
    async answer(question) {
      const news = await ask({ kind: 'answer', question });
      return news.kind === 'answered' ? news.answer : { kind: 'unknown', nearest: [] };
    },
    async searchPassages(question, limit) {
      const news = await ask({ kind: 'search', question, limit });
      return news.kind === 'found' ? news.passages : [];
    },
    async close() {
      const running = thread;
      thread = undefined;
      await running?.terminate();
    },
  };
}

function unavailable(cause: unknown): KoraError {
  return new KoraError('unavailable', {
    cause,
    message: 'The texts that this is looked up in are not there. Build the web app, then try again.',
  });
}

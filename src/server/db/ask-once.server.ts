import type { Duplex } from 'node:stream';
import type pg from 'pg';
import { DatabaseError } from 'pg';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { acquire } from './acquire.server.ts';
import { type Asked, sendAsk } from './ask-query.server.ts';
import type { QueryAnswer } from './database.ts';
import { asKoraError } from './database-fault.server.ts';

export type AskOnce = <Row>(asked: Asked) => Promise<QueryAnswer<Row>>;

/** Every question has a connection for itself: a slow one holds up nobody else. */
export function askOnOwnConnection(pool: pg.Pool): AskOnce {
  return async <Row>(asked: Asked) => {
    const client = await acquire(pool);
    let broken: Error | undefined;
    const began = performance.now();
    try {
      return await answerInTime<Row>(client, asked);
    } catch (error) {
      broken = connectionFault(error);
      throw broken === undefined || isRepeatable(asked) ? error : unknownEnd(error);
    } finally {
      asked.options.spent?.(performance.now() - began);
      client.release(broken);
    }
  };
}

interface Waiting {
  asked: Asked;
  sentAt: number;
  /** It was on its way when the engine broke under another question, and waits for the next engine. */
  again: boolean;
  resolve(answer: QueryAnswer<unknown>): void;
  reject(error: unknown): void;
}

/**
 * The embedded engine has one session and answers in the order of asking. A question is whole in itself, so the next is
 * sent before the one before is answered: the engine never waits for this thread. A transaction that waits for the
 * session gets it after what is on its way.
 *
 * Should the engine break, it broke under the oldest question: that one fails. Those behind it were not its fault, and
 * what only reads can be asked once more. A change cannot, since nobody could say whether it was made: it is sent when
 * nothing is before it.
 */
export function askInTurn(pool: pg.Pool): AskOnce {
  const waiting: Waiting[] = [];
  let client: pg.PoolClient | undefined;
  let acquiring = false;
  const running = new Set<Waiting>();
  let culprit: Waiting | undefined;
  let answeredAt = 0;
  /** The session was just received: somebody else who waits for it has their turn after at least one question. */
  let isFresh = false;
  let broken: Error | undefined;

  async function acquireAndSend(): Promise<void> {
    acquiring = true;
    try {
      client = await acquire(pool);
      isFresh = true;
      broken = undefined;
      culprit = undefined;
    } catch (error) {
      for (const one of waiting.splice(0)) one.reject(error);
    } finally {
      acquiring = false;
    }
    send();
  }

  function send(): void {
    if (acquiring) return;
    if (client === undefined) {
      if (waiting.length > 0) void acquireAndSend();
      return;
    }
    const mayAdd = broken === undefined && (isFresh || pool.waitingCount === 0);
    isFresh = false;
    while (mayAdd && running.size < limits.database.askedAtOnce) {
      const [next] = waiting;
      if (next === undefined || (running.size > 0 && !isRepeatable(next.asked))) break;
      waiting.shift();
      next.sentAt = performance.now();
      running.add(next);
      void answer(client, next);
    }
    if (running.size > 0) return;
    client.release(broken);
    client = undefined;
    if (waiting.length > 0) void acquireAndSend();
  }

  async function answer(given: pg.PoolClient, one: Waiting): Promise<void> {
    try {
      const answered = await answerInTime(given, one.asked);
      takeOff(one);
      one.resolve(answered);
    } catch (error) {
      if (broken === undefined) [culprit] = running;
      broken ??= connectionFault(error);
      takeOff(one);
      if (broken === undefined || one === culprit || one.again || !isRepeatable(one.asked))
        one.reject(broken === undefined ? error : asKoraError(error));
      else waiting.unshift({ ...one, again: true });
    }
    send();
  }

  /** The engine works on one after the other: from the answer before, or from when this one came. */
  function takeOff(one: Waiting): void {
    const now = performance.now();
    one.asked.options.spent?.(now - Math.max(one.sentAt, answeredAt));
    answeredAt = now;
    running.delete(one);
  }

  return async <Row>(asked: Asked) => {
    if (waiting.length >= limits.database.queueLength)
      throw new KoraError('database_busy', { retryAfter: 1 });
    const answered = await new Promise<QueryAnswer<unknown>>((resolve, reject) => {
      waiting.push({ asked, resolve, reject, sentAt: 0, again: false });
      send();
    });
    return answered as QueryAnswer<Row>;
  };
}

function isRepeatable({ options }: Asked): boolean {
  return options.readOnly === true;
}

/** The database commits a question by itself: it may have done so and only the answer was lost. */
function unknownEnd(cause: unknown): KoraError {
  const message =
    'The connection to the database broke while this was being saved. Look whether it was saved before you send it again.';
  return new KoraError('unavailable', { cause, message });
}

async function answerInTime<Row>(client: pg.PoolClient, asked: Asked): Promise<QueryAnswer<Row>> {
  let timedOut: KoraError | undefined;
  const timer = setTimeout(() => {
    timedOut = new KoraError('timed_out');
    // Ending it politely would wait for the answer: what is on its way must fail at once.
    (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
  }, asked.options.deadlineMs ?? limits.database.transactionMs);
  try {
    return await sendAsk<Row>(client, asked);
  } catch (error) {
    throw timedOut ?? error;
  } finally {
    clearTimeout(timer);
  }
}

/** What the database says about a statement leaves the connection sound; anything else does not. */
function connectionFault(error: unknown): Error | undefined {
  if (error instanceof DatabaseError) return undefined;
  return error instanceof Error ? error : new Error(String(error));
}

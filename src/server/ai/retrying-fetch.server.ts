import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '../../kernel/limits.ts';

const { models } = limits;

export interface RetryOptions {
  /** From 0 to below 1, so that those who were refused together do not come back together. */
  random?: () => number;
  firstWaitMs?: number;
}

const passing = new Set([408, 429, 500, 502, 503, 504, 529]);
const unconnected = new Set(['ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN', 'ENETUNREACH', 'UND_ERR_SOCKET']);

/**
 * Tries again what failed before a word of an answer was handed on; from then on nothing is repeated. A server that asks for a
 * longer wait than anybody would sit through is not waited for.
 */
export function retryingFetch(
  fetch: typeof globalThis.fetch,
  { random = Math.random, firstWaitMs = models.retryMs }: RetryOptions = {},
): typeof globalThis.fetch {
  return async (input, init) => {
    for (let tried = 1; ; tried += 1) {
      const isLast = tried === models.tries;
      const usualWait = firstWaitMs * 2 ** (tried - 1) * (0.5 + random());
      const outcome = await attempt(() => fetch(input, init));
      const wait = isLast ? undefined : waitFor(outcome, usualWait);
      if (wait === undefined) return handOn(outcome);
      if ('answer' in outcome) letGo(outcome.answer);
      await pause(wait, undefined, init?.signal ? { signal: init.signal } : {});
    }
  };
}

type Outcome = { answer: Response; said?: string } | { error: unknown };

async function attempt(send: () => Promise<Response>): Promise<Outcome> {
  try {
    const answer = await send();
    if (answer.status !== 429) return { answer };
    const { status, headers } = answer;
    const said = await answer.text();
    return { answer: new Response(said, { status, headers }), said };
  } catch (error) {
    return { error };
  }
}

/** Spent credit is told by the same status as too many requests, and does not come back by waiting. */
export function saysCreditIsSpent(said: string): boolean {
  return /insufficient_quota|billing|credit balance|payment/i.test(said);
}

/** Nobody waits for it: a server that holds on to its answer does not hold us. */
function letGo({ body }: Response): void {
  body?.cancel().catch(() => undefined);
}

function handOn(outcome: Outcome): Response {
  if ('error' in outcome) throw outcome.error;
  return outcome.answer;
}

/** Undefined for what is not tried again. */
function waitFor(outcome: Outcome, usualWait: number): number | undefined {
  if ('error' in outcome) return unconnected.has(networkCodeOf(outcome.error)) ? usualWait : undefined;
  const { status, headers } = outcome.answer;
  if (!passing.has(status) || saysCreditIsSpent(outcome.said ?? '')) return undefined;
  const asked = retryAfterMs(headers);
  if (asked === undefined) return usualWait;
  return asked > models.longestRetryMs ? undefined : Math.max(asked, usualWait);
}

/** What the network calls a failure, wherever it is wrapped. */
export function networkCodeOf(error: unknown): string {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string') return code;
    if (cause instanceof AggregateError) return networkCodeOf(cause.errors[0]);
  }
  return '';
}

/** `Retry-After` in seconds or as a date, and the finer header that some servers send. */
export function retryAfterMs(
  headers: { get(name: string): string | null },
  now = Date.now(),
): number | undefined {
  const fine = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(fine) && fine >= 0) return fine;
  const given = headers.get('retry-after')?.trim();
  if (given === undefined || given === '') return undefined;
  if (/^\d+(\.\d+)?$/.test(given)) return Number(given) * 1_000;
  const date = Date.parse(given);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

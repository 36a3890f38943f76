import { createHmac } from 'node:crypto';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import { KoraError } from '../../kernel/errors.ts';
import { type Ids, randomIds } from '../../kernel/ids.ts';
import { limits } from '../../kernel/limits.ts';
import { checkMessage } from './check-message.ts';
import type { Messenger } from './messenger.ts';

export interface WebhookOptions {
  url: string;
  /** Signs every call, so that the gateway knows that it comes from here. */
  secret?: string | undefined;
  clock?: Clock;
  ids?: Ids;
  timeoutMs?: number;
}

/** Hands every message to the operator's own gateway, as JSON by POST. */
export function createWebhookMessenger(options: WebhookOptions): Messenger {
  const { url, secret, clock = systemClock, ids = randomIds() } = options;
  const timeoutMs = options.timeoutMs ?? limits.messages.timeoutMs;

  async function call(method: string, init: RequestInit = {}): Promise<number> {
    try {
      // A redirect is not followed: it would carry the message to an address that nobody has set.
      const answer = await fetch(url, {
        ...init,
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      return answer.status;
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError';
      throw new KoraError('mail_failed', {
        message: late
          ? 'The message gateway did not answer in time. Try again in a moment.'
          : 'The message gateway cannot be reached. Check SMS_WEBHOOK_URL.',
        cause: error,
      });
    }
  }

  return {
    kind: 'webhook',
    async send(message) {
      const { to, text } = checkMessage(message);
      const id = ids.uuid();
      const body = JSON.stringify({ id, to, text });
      const status = await call('POST', {
        body,
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
          ...(secret === undefined ? {} : signature(secret, clock.now(), body)),
        },
      });
      if (status < 200 || status > 299) {
        throw new KoraError('mail_failed', {
          message: `The message gateway refused the message with status ${status}.`,
        });
      }
      return { id };
    },
    /** Any answer will do: whether a gateway takes other methods than POST is its own affair. */
    async check() {
      await call('HEAD');
    },
    async close() {},
  };
}

/** `t` is signed along with the body, so that an old call cannot be sent again as a new one. */
export function signature(secret: string, at: Date, body: string): { 'X-Message-Signature': string } {
  const time = Math.floor(at.getTime() / 1_000);
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { 'X-Message-Signature': `t=${time},v1=${digest}` };
}

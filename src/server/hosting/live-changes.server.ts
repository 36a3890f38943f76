import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { Services } from '../services.ts';

const { hosting } = limits;

/** Told by the database within the transaction of a change. */
const channel = 'kora_app_data';
const tickMs = 1_000;

/** Whoever waits for news of an app. */
export interface Follower {
  readonly appId: string;
  readonly address: string;
  /** Something changed; it is not said what, because not everybody may see it. */
  news(): void;
  /** Something to keep the connection open. */
  alive(): void;
  /** There is nothing more to wait for. */
  end(): void;
}

export interface LiveChanges {
  /** Throws when too many wait already. The answer takes the follower away again. */
  follow(follower: Follower): Promise<() => void>;
}

interface Waiting {
  readonly follower: Follower;
  readonly since: number;
  spokenAt: number;
  /** News that are about to be told. */
  telling: NodeJS.Timeout | undefined;
}

/** One ear at the database for all who wait, and one clock that ends what is over. */
export function liveChanges(
  { database, log }: Pick<Services, 'database' | 'log'>,
  isStopping: () => boolean,
  now: () => number = Date.now,
): LiveChanges {
  const all = new Set<Waiting>();
  let ear: Promise<() => Promise<void>> | undefined;
  let clock: NodeJS.Timeout | undefined;

  function hear(appId: string): void {
    for (const one of all) {
      if (one.follower.appId !== appId || one.telling !== undefined) continue;
      one.telling = setTimeout(() => {
        one.telling = undefined;
        one.spokenAt = now();
        one.follower.news();
      }, hosting.newsGapMs);
    }
  }

  function tick(): void {
    for (const one of all) {
      if (isStopping() || now() - one.since > hosting.followMs) one.follower.end();
      else if (now() - one.spokenAt > hosting.followAliveMs) {
        one.spokenAt = now();
        one.follower.alive();
      }
    }
  }

  function leave(one: Waiting): void {
    clearTimeout(one.telling);
    if (!all.delete(one) || all.size > 0) return;
    clearInterval(clock);
    const closing = ear;
    ear = undefined;
    closing
      ?.then((stop) => stop())
      .catch((error: unknown) => log.warn({ err: error }, 'listening for changes did not end in order'));
  }

  function refuseTooMany({ appId, address }: Follower): void {
    let ofApp = 0;
    let ofAddress = 0;
    for (const { follower } of all) {
      if (follower.appId === appId) ofApp++;
      if (follower.address === address) ofAddress++;
    }
    const isFull =
      all.size >= hosting.followers ||
      ofApp >= hosting.followersPerApp ||
      ofAddress >= hosting.followersPerAddress;
    if (isFull) throw new KoraError('rate_limited', { retryAfter: 30 });
  }

  return {
    async follow(follower) {
      if (isStopping()) throw new KoraError('unavailable', { retryAfter: 2 });
      refuseTooMany(follower);
      const one: Waiting = { follower, since: now(), spokenAt: now(), telling: undefined };
      if (all.size === 0) clock = setInterval(tick, tickMs).unref();
      all.add(one);
      ear ??= database.listen(channel, hear);
      try {
        await ear;
      } catch (error) {
        ear = undefined;
        leave(one);
        throw error;
      }
      return () => leave(one);
    },
  };
}

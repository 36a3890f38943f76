import type { Logger } from 'pino';
import { limits } from '../../../kernel/limits.ts';
import type { Claims, Database } from '../../db/database.ts';
import { type Revocation, revocationList } from './revocation-list.ts';

export interface Revocations {
  /** The claims as they count now; throws `invalid_token` when their session has ended. */
  judge(claims: Claims): Claims;
  close(): Promise<void>;
}

const channel = 'kora_revocations';
const payload = /^(ended|lowered|raised|person):([0-9a-f-]{36}):(\d{1,15})$/;

/**
 * Which tokens do not count any more, in memory: no request asks the database. Triggers write down what ends a session
 * and tell every server; a notification can be lost, so each also looks for itself every few seconds.
 */
export async function openRevocations(
  database: Database,
  log: Logger,
  now: () => number = Date.now,
): Promise<Revocations> {
  const list = revocationList();
  const stopListening = await database.listen(channel, (text) => {
    const [, kind, subject = '', at] = payload.exec(text) ?? [];
    if (kind !== undefined) list.add({ kind: kind as Revocation['kind'], subject, at: Number(at) });
  });

  async function look(backMs: number): Promise<void> {
    for (const revocation of await readSince(database, backMs)) list.add(revocation);
    list.forget(now());
  }

  await look(limits.auth.accessTokenSeconds * 1_000);
  let looking: Promise<void> | undefined;
  // After an outage of the database, back to the last look that succeeded.
  let lookedAt = now();

  async function lookSince(started: number): Promise<void> {
    try {
      await look(started - lookedAt + limits.auth.revocationOverlapMs);
      lookedAt = started;
    } catch (error) {
      log.warn({ err: error }, 'revoked tokens could not be looked for');
    } finally {
      looking = undefined;
    }
  }

  const timer = setInterval(() => {
    if (looking !== undefined) return;
    const started = now();
    looking = lookSince(started);
  }, limits.auth.revocationLookMs);
  timer.unref();
  return {
    judge: list.judge,
    async close() {
      clearInterval(timer);
      await looking;
      await stopListening();
    },
  };
}

async function readSince(database: Database, backMs: number): Promise<Revocation[]> {
  const { rows } = await database.ask<{ kind: Revocation['kind']; subject: string; at: Date }>(
    'service_role',
    {},
    {
      text: 'select kind, subject, at from auth.revocations where at > now() - make_interval(secs => $1)',
      values: [backMs / 1_000],
      prepare: true,
    },
  );
  return rows.map(({ kind, subject, at }) => ({ kind, subject, at: at.getTime() }));
}

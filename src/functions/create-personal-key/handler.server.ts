import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { type OwnAccount, ownAccount } from '../../server/account/own-account.server.ts';
import { inetOf, writeAudit } from '../../server/audit/write-audit.server.ts';
import { readOwnKeys } from '../../server/auth/personal-keys/own-keys.server.ts';
import { hintOf, keyOf } from '../../server/auth/personal-keys/personal-key.ts';
import { needSecondFactor } from '../../server/auth/second-factor-required.server.ts';
import { hashToken, randomToken } from '../../server/auth/sessions/hash-token.server.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { PersonalKey } from '../personal-key-shapes.ts';
import type { CreatePersonalKeyInput } from './contract.ts';

/** who → second factor → room → the key and its session. */
export async function handle(
  call: FunctionCall,
  input: CreatePersonalKeyInput,
): Promise<{ key: string; made: PersonalKey }> {
  const key = keyOf(randomToken(32));
  const id = call.services.ids.uuid();
  const made = await call.services.database.tx('service_role', {}, async (tx) => {
    const account = await ownAccount(call, tx);
    await needSecondFactor(tx, account);
    await expectRoom(tx, account.user.id);
    await insertKey(tx, account.user.id, { ...input, id, key });
    await openSession(call, tx, account, { id, days: input.days });
    await writeAudit(tx, call, {
      action: 'user.personal_key_made',
      target: id,
      details: { name: input.name, scopes: input.scopes, days: input.days },
    });
    return (await readOwnKeys(tx, account.user.id)).find((one) => one.id === id);
  });
  if (made === undefined) throw new KoraError('internal');
  return { key, made };
}

async function expectRoom(tx: Tx, userId: string): Promise<void> {
  // Whoever asks at the same moment waits, so that together they do not pass the limit.
  await tx.query('select from auth.users where id = $1 for update', [userId]);
  const { perPerson } = limits.personalKeys;
  const { rows } = await tx.query('select from auth.personal_keys where user_id = $1', [userId]);
  if (rows.length >= perPerson)
    throw new KoraError('conflict', { message: `You have ${perPerson} keys already. Revoke one first.` });
}

async function insertKey(
  tx: Tx,
  userId: string,
  { id, name, key, scopes, days }: CreatePersonalKeyInput & { id: string; key: string },
): Promise<void> {
  await tx.query(
    `insert into auth.personal_keys (id, user_id, name, token_hash, hint, scopes, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7))`,
    [id, userId, name, hashToken(key), hintOf(key), scopes, days],
  );
}

/** As strong as the session in which the key is made. */
async function openSession(
  call: FunctionCall,
  tx: Tx,
  { sessionId }: OwnAccount,
  { id, days }: { id: string; days: number },
): Promise<void> {
  await tx.query(
    `insert into auth.sessions (user_id, aal, factor_id, ip, not_after, personal_key_id)
     select user_id, aal, factor_id, $2, now() + make_interval(days => $4), $3 from auth.sessions where id = $1`,
    [sessionId, inetOf(call.address), id, days],
  );
}

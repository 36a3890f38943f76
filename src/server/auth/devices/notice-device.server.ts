import { describeDevice } from '../../../kernel/describe-device.ts';
import { limits } from '../../../kernel/limits.ts';
import { inetOf } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { consumeIn } from '../limits/consume.server.ts';
import { sendAuthMail } from '../mails/send-one-time-mail.server.ts';
import { hashToken, randomToken } from '../sessions/hash-token.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';
import { networkOf } from './network.ts';
import { newDeviceMail } from './new-device-mail.ts';

/**
 * Remembers from what somebody signs in, and tells them by mail when it is new: a kind of browser in a part of the
 * network that they never came from. The first of an account is nothing new; nor is one of a person without an address.
 */
export async function noticeDevice(call: AuthCall, tx: Tx, user: UserRow, sessionId: string): Promise<void> {
  const device = describeDevice(call.header('user-agent') ?? null);
  const network = networkOf(call.address);
  const { isNew, isFirst } = await remember(tx, user.id, device, network);
  if (!isNew || isFirst || user.email === null || !(await mayTell(tx, user.id))) return;
  const token = randomToken(32);
  const now = call.server.clock.now();
  await tx.run(
    queries.insertInto('auth.sign_in_notices').values({
      user_id: user.id,
      session_id: sessionId,
      token_hash: hashToken(token),
      sent_to: user.email,
      device,
      network,
      ip: inetOf(call.address),
      created_at: now,
    }),
  );
  // Behind the hash: no server and no log on the way sees it, and whoever only fetches the address does nothing.
  const link = `${call.server.auth.siteUrl}/not-me#token=${token}`;
  await sendAuthMail(
    call.server,
    tx,
    user.email,
    newDeviceMail({ device, address: inetOf(call.address), at: now, link }),
  );
}

interface Sighting {
  is_new: boolean;
  has_others: boolean;
}

async function remember(
  tx: Tx,
  userId: string,
  device: string,
  network: string,
): Promise<{ isNew: boolean; isFirst: boolean }> {
  const { rows } = await tx.query<Sighting>(
    `with before as (select exists (select from auth.known_devices where user_id = $1) as has_others),
       put as (
         insert into auth.known_devices (user_id, device, network) values ($1, $2, $3)
         on conflict (user_id, device, network) do update set last_seen_at = now()
         returning (xmax = 0) as is_new
       )
     select put.is_new, before.has_others from put, before`,
    [userId, device, network],
  );
  const isNew = rows[0]?.is_new === true;
  if (isNew) await forgetOldest(tx, userId);
  return { isNew, isFirst: rows[0]?.has_others !== true };
}

async function forgetOldest(tx: Tx, userId: string): Promise<void> {
  await tx.query(
    `delete from auth.known_devices where user_id = $1 and (device, network) not in (
       select device, network from auth.known_devices where user_id = $1 order by last_seen_at desc limit $2
     )`,
    [userId, limits.devices.remembered],
  );
}

/** Somebody who knows the password could otherwise fill a mailbox. */
async function mayTell(tx: Tx, userId: string): Promise<boolean> {
  const { noticesPerPerson, noticeWindowSeconds } = limits.devices;
  const retryAfter = await consumeIn(tx, [
    { key: `device:user:${userId}`, limit: noticesPerPerson, windowSeconds: noticeWindowSeconds },
  ]);
  return retryAfter === undefined;
}

import { limits } from '../../../kernel/limits.ts';
import type { Tx } from '../../db/database.ts';
import { readCookie, writeCookie } from '../browser-cookie.ts';
import { limitKeyOf } from '../limit-key.ts';
import { hashToken, randomToken } from '../sessions/hash-token.server.ts';
import type { AuthCall } from '../verb.ts';

export interface KnownPlace {
  hash: string;
  /** This very browser, and not only a network that others may share. */
  isDevice: boolean;
}

const hashOfDevice = (token: string) => hashToken(`device:${token}`);
const hashOfAddress = (call: AuthCall) => hashToken(`address:${limitKeyOf(call.address)}`);

/** Where the account was signed in to before, if the request comes from there. */
export async function findKnownPlace(
  call: AuthCall,
  tx: Tx,
  userId: string,
): Promise<KnownPlace | undefined> {
  const token = readCookie(call, 'device');
  const device = token === undefined ? undefined : hashOfDevice(token);
  const { rows } = await tx.query<{ place_hash: string }>(
    'select place_hash from auth.known_places where user_id = $1 and place_hash = any ($2::text[])',
    [userId, [...(device === undefined ? [] : [device]), hashOfAddress(call)]],
  );
  const found = rows.find(({ place_hash }) => place_hash === device) ?? rows[0];
  return found === undefined ? undefined : { hash: found.place_hash, isDevice: found.place_hash === device };
}

/** From now on this browser and this network are known to the account. */
export async function rememberPlace(call: AuthCall, tx: Tx, userId: string): Promise<void> {
  const held = readCookie(call, 'device');
  // Other clients keep no cookies: each of their sign-ins would be a device of its own.
  const token = held ?? (call.header('sec-fetch-site') === 'same-origin' ? randomToken(32) : undefined);
  if (token !== undefined)
    writeCookie(call, 'device', token, { seconds: limits.auth.knownPlaceDays * 24 * 3_600 });
  await tx.query(
    `insert into auth.known_places (user_id, place_hash) select $1, unnest($2::text[])
     on conflict (user_id, place_hash) do update set seen_at = now()`,
    [userId, [...(token === undefined ? [] : [hashOfDevice(token)]), hashOfAddress(call)]],
  );
}

import { limits } from '../../../kernel/limits.ts';
import { AuthError } from '../auth-error.ts';
import { readCookie, writeCookie } from '../browser-cookie.ts';
import { limitTokens } from '../limits/auth-limits.server.ts';
import { hashToken, randomToken } from '../sessions/hash-token.server.ts';
import type { AuthCall } from '../verb.ts';
import { seal, unseal } from './seal.server.ts';

type Session = Record<string, unknown>;

/**
 * A form without script has signed somebody in, and the app in the same browser is to have the session. No address ever
 * carries it: the code stands behind a hash, which no server sees, and is worth nothing without the cookie.
 */
export async function beginHandover(call: AuthCall, session: Session): Promise<string> {
  const code = randomToken(32);
  const browser = randomToken(32);
  await call.server.database.tx('service_role', {}, (tx) =>
    tx.query('insert into auth.handovers (code_hash, browser_hash, sealed) values ($1, $2, $3)', [
      hashToken(code),
      hashToken(browser),
      seal(code, JSON.stringify(session)),
    ]),
  );
  writeCookie(call, 'handover', browser, { seconds: limits.auth.handoverSeconds });
  return code;
}

/** Once, within its minute, and used up even when another browser brings the code. */
export async function endHandover(call: AuthCall, code: string): Promise<Session> {
  await limitTokens(call);
  const browser = readCookie(call, 'handover') ?? '';
  writeCookie(call, 'handover', '', { seconds: 0 });
  const { rows } = await call.server.database.tx('service_role', {}, (tx) =>
    tx.query<{ browser_hash: string; sealed: string; is_fresh: boolean }>(
      `delete from auth.handovers where code_hash = $1
       returning browser_hash, sealed, created_at > now() - make_interval(secs => $2) as is_fresh`,
      [hashToken(code), limits.auth.handoverSeconds],
    ),
  );
  const [found] = rows;
  if (found === undefined || !found.is_fresh || found.browser_hash !== hashToken(browser))
    throw new AuthError('flow_state_not_found', {
      message: 'This sign-in was finished already or has expired. Sign in again',
    });
  return JSON.parse(unseal(code, found.sealed)) as Session;
}

import { timingSafeEqual } from 'node:crypto';
import { writeAudit } from '../../audit/write-audit.server.ts';
import { hashToken } from '../sessions/hash-token.server.ts';
import type { AuthCall } from '../verb.ts';
import { findClient, type OAuthClient } from './clients.server.ts';
import { OAuthError } from './oauth-error.ts';
import { countSecretTry } from './oauth-limits.server.ts';
import type { Parameters } from './parameters.ts';

interface Credentials {
  method: OAuthClient['auth_method'];
  id: string;
  secret: string;
}

/** Which program calls. It shows so in the one way that it was registered for. */
export async function authenticateClient(call: AuthCall, form: Parameters): Promise<OAuthClient> {
  const given = readCredentials(call.header('authorization'), form);
  const client = await call.server.database.tx('service_role', {}, (tx) => findClient(tx, given.id));
  if (client === undefined) throw refused();
  if (client.auth_method === 'none' && given.method === 'none') return client;
  const giveBack = await countSecretTry(call, client.id);
  if (client.auth_method !== given.method || !isSecretOf(client, given.secret)) {
    await call.server.database.tx('service_role', {}, (tx) =>
      writeAudit(tx, call, { action: 'oauth.client_refused', actorId: null, target: client.id }),
    );
    throw refused();
  }
  await giveBack();
  return client;
}

function isSecretOf({ secret_hash: kept }: OAuthClient, secret: string): boolean {
  if (kept === null) return false;
  const given = Buffer.from(hashToken(secret));
  const right = Buffer.from(kept);
  return given.length === right.length && timingSafeEqual(given, right);
}

function readCredentials(header: string | undefined, form: Parameters): Credentials {
  const basic = /^basic\s+(\S+)$/i.exec(header ?? '')?.[1];
  const inForm = form.get('client_secret');
  if (basic === undefined) {
    const id = form.need('client_id');
    return inForm === undefined
      ? { method: 'none', id, secret: '' }
      : { method: 'client_secret_post', id, secret: inForm };
  }
  if (inForm !== undefined)
    throw new OAuthError('invalid_request', 'Send the client secret in one way, not in two.');
  const [id = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  const given = {
    method: 'client_secret_basic',
    id: unescape(id),
    secret: unescape(rest.join(':')),
  } as const;
  const alsoInForm = form.get('client_id');
  if (alsoInForm !== undefined && alsoInForm !== given.id) throw refused();
  return given;
}

/** Both halves are encoded as in a form (RFC 6749, 2.3.1). */
function unescape(text: string): string {
  return new URLSearchParams(`v=${text.replaceAll('&', '%26')}`).get('v') ?? '';
}

function refused(): OAuthError {
  return new OAuthError(
    'invalid_client',
    'The client is unknown, its secret is wrong, or it shows it in another way than it was registered for.',
    { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="oauth"' } },
  );
}

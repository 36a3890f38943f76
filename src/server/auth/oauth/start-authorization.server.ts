import { queries } from '../../db/query-builder.ts';
import { asAuthError } from '../as-auth-error.server.ts';
import type { AuthAnswer, AuthCall } from '../verb.ts';
import { readAuthorizationRequest } from './authorization-request.ts';
import { findClient, type OAuthClient } from './clients.server.ts';
import { OAuthError } from './oauth-error.ts';
import { limitAuthorizations } from './oauth-limits.server.ts';
import { Parameters } from './parameters.ts';
import { isRegistered, withParameters } from './redirect-uris.ts';

/** Why the person is shown a page of ours and not sent back: the words are on that page. */
export type PageFault = 'unknown_client' | 'redirect_mismatch' | 'too_many';

/**
 * Only to an address that the program has registered is anybody sent, not even with an error: whatever is wrong before
 * client and address are known to belong together is said on a page of our own.
 */
export async function startAuthorization(
  call: AuthCall,
  pairs: Iterable<readonly [string, string]>,
): Promise<AuthAnswer> {
  const given = new Parameters(pairs);
  try {
    await limitAuthorizations(call);
  } catch (error) {
    if (asAuthError(error).status !== 429) throw error;
    return faultPage(call, 'too_many');
  }
  const client = await call.server.database.tx('service_role', {}, (tx) =>
    findClient(tx, once(given, 'client_id')),
  );
  if (client === undefined) return faultPage(call, 'unknown_client');
  const redirectUri = once(given, 'redirect_uri');
  if (redirectUri === undefined || !isRegistered(client.redirect_uris, redirectUri))
    return faultPage(call, 'redirect_mismatch');
  try {
    return await askPerson(call, given, client, redirectUri);
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    const said = { error: error.code, error_description: error.message, state: once(given, 'state') ?? null };
    return { status: 303, location: withParameters(redirectUri, { ...said, iss: call.server.auth.issuer }) };
  }
}

async function askPerson(
  call: AuthCall,
  given: Parameters,
  client: OAuthClient,
  redirectUri: string,
): Promise<AuthAnswer> {
  const { siteUrl } = call.server.auth;
  const request = readAuthorizationRequest(given, client, siteUrl);
  const { id } = await call.server.database.tx('service_role', {}, (tx) =>
    tx.one(
      queries
        .insertInto('auth.oauth_authorizations')
        .values({ ...request, client_id: client.id, redirect_uri: redirectUri })
        .returning('id'),
    ),
  );
  return { status: 303, location: `${siteUrl}/oauth/consent?authorization_id=${id}` };
}

function faultPage(call: AuthCall, fault: PageFault): AuthAnswer {
  return { status: 303, location: `${call.server.auth.siteUrl}/oauth/consent?fault=${fault}` };
}

/** One that is there twice is as good as none. */
function once(given: Parameters, name: string): string | undefined {
  const values = given.all(name);
  return values.length === 1 ? values[0] : undefined;
}

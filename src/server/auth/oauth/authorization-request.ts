import { limits } from '../../../kernel/limits.ts';
import type { OAuthClient } from './clients.server.ts';
import { OAuthError } from './oauth-error.ts';
import type { Parameters } from './parameters.ts';
import { treacherous } from './redirect-uris.ts';
import { readScopes } from './scopes.ts';

/** What a program asks of a person, once client and redirect address are known to be right. */
export interface AuthorizationRequest {
  scopes: string[];
  state: string | null;
  nonce: string | null;
  code_challenge: string;
  resources: string[];
  must_ask: boolean;
  max_age: number | null;
}

/** Throws what is wrong as an OAuthError, which goes back to the program. */
export function readAuthorizationRequest(
  given: Parameters,
  client: Pick<OAuthClient, 'scopes'>,
  publicUrl: string,
): AuthorizationRequest {
  if (given.get('request') !== undefined)
    throw new OAuthError('request_not_supported', 'Send the parameters themselves, not a request object.');
  if (given.get('request_uri') !== undefined)
    throw new OAuthError('request_uri_not_supported', 'Send the parameters themselves, not a request_uri.');
  if (given.need('response_type') !== 'code')
    throw new OAuthError('unsupported_response_type', 'response_type must be code.');
  if ((given.get('response_mode') ?? 'query') !== 'query')
    throw new OAuthError('invalid_request', 'response_mode must be query.');
  return {
    scopes: readScopes(given.get('scope'), client.scopes),
    state: readText(given, 'state', limits.oauth.stateLength),
    nonce: readText(given, 'nonce', limits.oauth.nonceLength),
    code_challenge: readChallenge(given),
    resources: readResources(given, publicUrl),
    ...readPrompt(given),
  };
}

function readText(given: Parameters, name: 'state' | 'nonce', most: number): string | null {
  const text = given.get(name) ?? null;
  if (text !== null && text.length > most)
    throw new OAuthError('invalid_request', `${name} must have at most ${most} characters.`);
  // The database takes any character but this.
  if (text?.includes('\0') === true)
    throw new OAuthError('invalid_request', `${name} has a character that is not allowed.`);
  return text;
}

/** Always, and only as S256: without it a stolen code is enough. */
function readChallenge(given: Parameters): string {
  const challenge = given.get('code_challenge');
  if (challenge === undefined)
    throw new OAuthError('invalid_request', 'code_challenge is missing: PKCE is needed.');
  if (given.get('code_challenge_method') !== 'S256')
    throw new OAuthError('invalid_request', 'code_challenge_method must be S256.');
  if (!/^[\w-]{43}$/.test(challenge))
    throw new OAuthError('invalid_request', 'code_challenge must be a SHA-256 hash in base64url.');
  return challenge;
}

/** Tokens of ours are good here and nowhere else. */
function readResources(given: Parameters, publicUrl: string): string[] {
  const resources = given.all('resource');
  if (resources.length > limits.oauth.resources)
    throw new OAuthError('invalid_target', `At most ${limits.oauth.resources} resources can be named.`);
  if (resources.some((uri) => !isOwn(uri, publicUrl)))
    throw new OAuthError('invalid_target', `resource must be an address below ${publicUrl}.`);
  return resources;
}

function isOwn(uri: string, publicUrl: string): boolean {
  if (uri.length > limits.oauth.uriLength || uri.includes('#') || treacherous.test(uri) || !URL.canParse(uri))
    return false;
  return new URL(uri).origin === new URL(publicUrl).origin;
}

/** Who is signed in stands in the browser, not in a cookie: without showing a page we cannot say. */
function readPrompt(given: Parameters): Pick<AuthorizationRequest, 'must_ask' | 'max_age'> {
  const prompts = (given.get('prompt') ?? '').split(' ');
  if (prompts.includes('none'))
    throw new OAuthError('interaction_required', 'The person must be asked: leave out prompt=none.');
  const maxAge = given.get('max_age');
  if (maxAge !== undefined && !/^\d{1,9}$/.test(maxAge))
    throw new OAuthError('invalid_request', 'max_age must be a number of seconds.');
  return {
    must_ask: prompts.includes('consent') || prompts.includes('select_account'),
    max_age: prompts.includes('login') ? 0 : maxAge === undefined ? null : Number(maxAge),
  };
}

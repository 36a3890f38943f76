import { oauthScopeNames } from '../../../catalog/oauth-scopes.ts';
import { limits } from '../../../kernel/limits.ts';
import { OAuthError } from './oauth-error.ts';

/** Of a program that names none and was registered without: it learns who came, and nothing else. */
const leastScopes = ['openid'];

export function splitScopes(text: string): string[] {
  return [...new Set(text.split(' ').filter((one) => one !== ''))];
}

/** What a program asks for, in one order whichever way it is written. */
export function readScopes(text: string | undefined, allowed: readonly string[] | null): string[] {
  if (text === undefined) return [...(allowed ?? leastScopes)];
  const asked = splitScopes(text.slice(0, limits.oauth.scopeLength + 1));
  if (text.length > limits.oauth.scopeLength) throw new OAuthError('invalid_scope', 'scope is too long.');
  if (asked.length === 0) return [...(allowed ?? leastScopes)];
  const strange = asked.find((one) => !(allowed ?? oauthScopeNames).includes(one) || !isScope(one));
  if (strange !== undefined)
    throw new OAuthError('invalid_scope', `${strange.slice(0, 60)} cannot be asked for by this client.`);
  return oauthScopeNames.filter((name) => asked.includes(name));
}

export function isScope(name: string): boolean {
  return oauthScopeNames.some((known) => known === name);
}

/** A refresh can ask for less than was allowed, never for more. */
export function narrowScopes(text: string | undefined, allowed: readonly string[]): string[] {
  if (text === undefined) return [...allowed];
  const asked = splitScopes(text);
  if (asked.some((one) => !allowed.includes(one)))
    throw new OAuthError('invalid_scope', 'A refresh can only ask for what was allowed before.');
  return allowed.filter((one) => asked.includes(one));
}

import { type OAuthScope, toolScopes } from '../../../catalog/oauth-scopes.ts';
import type { Claims } from '../../db/database.ts';
import { splitScopes } from './scopes.ts';

/**
 * The one place that says what a program of somebody else may reach with a token that a person gave it. What is not
 * written here is closed to it: a new verb or function stays so until somebody adds it on purpose.
 */

const reading = ['GET', 'HEAD'];

/** Server functions that work on a person's apps. None that is about the account, about others, or that deletes for good. */
const openFunctions = [
  'build-desktop-project',
  'cancel-version',
  'check-app-domain',
  'check-subscription',
  'correct-reading',
  'download-app',
  'duplicate-app',
  'edit-app-code',
  'edit-app-plan',
  'enhanced-app-preview',
  'generate-app',
  'import-app',
  'list-versions',
  'propose-address',
  'publish-app',
  'restore-version',
  'revise-app',
  'set-app-domain',
  'share-app',
  'suggest-changes',
  'unpublish-app',
  'unshare-app',
  'upscale-image',
];

/** Open to everybody, and to a program no less: they tell nothing about the person. */
const openToAnyone = [
  '/auth/v1/health',
  '/auth/v1/settings',
  '/auth/v1/.well-known/jwks.json',
  '/auth/v1/.well-known/openid-configuration',
  '/auth/v1/.well-known/oauth-authorization-server',
  '/health',
];

/** Any of these is enough to come in; what is inside may ask for one of them. */
type Door = { scopes: readonly OAuthScope[] } | 'open' | 'closed';

function doorAt(method: string, path: string): Door {
  if (path.startsWith('/rest/v1/'))
    return { scopes: [reading.includes(method) ? 'data:read' : 'data:write'] };
  if (path.startsWith('/functions/v1/'))
    return openFunctions.includes(path.slice('/functions/v1/'.length)) ? { scopes: ['functions'] } : 'closed';
  if (path === '/auth/v1/oauth/userinfo') return { scopes: ['openid'] };
  if (path === '/mcp') return { scopes: toolScopes };
  if (path.startsWith('/.well-known/')) return 'open';
  return reading.includes(method) && openToAnyone.includes(path) ? 'open' : 'closed';
}

export interface Refusal {
  /** The scope that would have been enough; undefined where none is. */
  scope: OAuthScope | undefined;
  description: string;
}

/** The token was given to a program; the person's own has no such claim. */
export function isOfProgram(claims: Claims): boolean {
  return claims['client_id'] !== undefined;
}

/** A key that the person made themselves: it works whether or not others may ask for access. */
export function isOfPersonalKey(claims: Claims): boolean {
  return claims['personal_key'] === true;
}

export function refusalOf(claims: Claims, method: string, path: string): Refusal | undefined {
  if (!isOfProgram(claims)) return undefined;
  const door = doorAt(method, path);
  if (door === 'open') return undefined;
  if (door === 'closed')
    return { scope: undefined, description: 'Only the person can do this, signed in themselves.' };
  const held = splitScopes(String(claims['scope'] ?? ''));
  const [first] = door.scopes;
  if (first === undefined || door.scopes.some((scope) => held.includes(scope))) return undefined;
  return {
    scope: first,
    description: `Ask the person for the scope ${door.scopes.join(' or ')} and try again.`,
  };
}

import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { redirectFault, treacherous } from './redirect-uris.ts';
import { isScope, splitScopes } from './scopes.ts';

const { nameLength, redirectUris, uriLength, scopeLength } = limits.oauth;

/** What turns the reading direction or hides itself could make one name look like another. */
const plainName = z
  .string()
  .trim()
  .min(1, { error: 'is needed: people read it before they agree' })
  .max(nameLength, { error: `must have at most ${nameLength} characters` })
  .refine((name) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name), {
    error: 'must have no invisible characters',
  });

const webAddress = z
  .string()
  .trim()
  .max(uriLength)
  .refine((uri) => uri === '' || isPlainHttps(uri), {
    error: 'must be an address that begins with https://',
  });

function isPlainHttps(uri: string): boolean {
  return !treacherous.test(uri) && /^https:\/\/[^/?#@]+(?:[/?#].*)?$/.test(uri) && URL.canParse(uri);
}

const redirects = z
  .array(z.string())
  .min(1, { error: 'needs at least one address' })
  .max(redirectUris, { error: `takes at most ${redirectUris} addresses` })
  .superRefine((uris, context) => {
    for (const uri of uris) {
      const fault = redirectFault(uri);
      if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
    }
  });

const grantTypes = z
  .array(
    z.enum(['authorization_code', 'refresh_token'], {
      error: 'takes authorization_code and refresh_token',
    }),
  )
  .refine((types) => types.includes('authorization_code'), { error: 'must include authorization_code' });

const scope = z
  .string()
  .max(scopeLength)
  .refine((text) => splitScopes(text).every(isScope), { error: 'names a scope that does not exist' });

const authMethod = z.enum(['none', 'client_secret_basic', 'client_secret_post'], {
  error: 'takes none, client_secret_basic and client_secret_post',
});

const shape = {
  client_name: plainName,
  client_uri: webAddress.nullish(),
  logo_uri: webAddress.nullish(),
  redirect_uris: redirects,
  grant_types: grantTypes.nullish(),
  response_types: z.array(z.literal('code', { error: 'takes code' })).nullish(),
  scope: scope.nullish(),
  token_endpoint_auth_method: authMethod.nullish(),
};

/** A new client, from an admin or, at registration, from the program itself (RFC 7591). */
export const newClientSchema = z.object(shape);
/** Only what is given is changed; an empty address takes it away. */
export const clientChangeSchema = z.object(shape).partial();

export interface ClientFields {
  name: string;
  uri: string | null;
  logo_uri: string | null;
  redirect_uris: string[];
  grant_types: string[];
  scopes: string[] | null;
  auth_method: 'none' | 'client_secret_basic' | 'client_secret_post';
}

export function fieldsOfNew(given: z.infer<typeof newClientSchema>): ClientFields {
  return {
    name: given.client_name,
    uri: given.client_uri || null,
    logo_uri: given.logo_uri || null,
    redirect_uris: given.redirect_uris,
    grant_types: given.grant_types ?? ['authorization_code', 'refresh_token'],
    scopes: scopesOf(given.scope),
    auth_method: given.token_endpoint_auth_method ?? 'client_secret_basic',
  };
}

export function changedFields(given: z.infer<typeof clientChangeSchema>): Partial<ClientFields> {
  return {
    ...(given.client_name === undefined ? {} : { name: given.client_name }),
    ...(given.client_uri === undefined ? {} : { uri: given.client_uri || null }),
    ...(given.logo_uri === undefined ? {} : { logo_uri: given.logo_uri || null }),
    ...(given.redirect_uris === undefined ? {} : { redirect_uris: given.redirect_uris }),
    ...(given.grant_types == null ? {} : { grant_types: given.grant_types }),
    ...(given.scope === undefined ? {} : { scopes: scopesOf(given.scope) }),
    ...(given.token_endpoint_auth_method == null ? {} : { auth_method: given.token_endpoint_auth_method }),
  };
}

function scopesOf(text: string | null | undefined): string[] | null {
  const scopes = splitScopes(text ?? '');
  return scopes.length === 0 ? null : scopes;
}

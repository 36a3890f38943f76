import { z } from 'zod';
import { cacheLocally, readLocalCache } from './performance/local-cache.ts';

/** Ways in that are not providers. */
const ownWays = new Set(['email', 'phone', 'anonymous_users', 'saml', 'web3_solana', 'web3_ethereum']);

const wire = z.object({
  external: z.record(z.string(), z.boolean()),
  disable_signup: z.boolean().optional(),
  manual_linking_enabled: z.boolean().optional(),
  passkeys_enabled: z.boolean().optional(),
});

export interface AuthSettings {
  /** Providers that can be signed in with, as the server names them. */
  providers: string[];
  signUpOpen: boolean;
  /** People may add providers to their account, and take them away. */
  linkingOpen: boolean;
  /** The server is at an address where browsers take passkeys. */
  passkeys: boolean;
}

export function readAuthSettings(body: unknown): AuthSettings {
  const settings = wire.parse(body);
  const { external } = settings;
  return {
    providers: Object.keys(external).filter((name) => external[name] === true && !ownWays.has(name)),
    signUpOpen: settings.disable_signup !== true,
    linkingOpen: settings.manual_linking_enabled !== false,
    passkeys: settings.passkeys_enabled === true,
  };
}

const cacheName = 'auth-settings';
const cached = z.object({
  providers: z.array(z.string()),
  signUpOpen: z.boolean(),
  linkingOpen: z.boolean(),
  passkeys: z.boolean(),
});

/** As they were when they were last read, so that nothing moves when they come. */
export function lastAuthSettings(): AuthSettings | undefined {
  return cached.safeParse(readLocalCache(cacheName)).data;
}

export async function fetchAuthSettings(signal: AbortSignal): Promise<AuthSettings> {
  const response = await fetch('/auth/v1/settings', { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const settings = readAuthSettings(await response.json());
  cacheLocally(cacheName, settings);
  return settings;
}

const names: Record<string, string> = {
  google: 'Google',
  github: 'GitHub',
  azure: 'Microsoft',
  microsoft: 'Microsoft',
  apple: 'Apple',
  oidc: 'single sign-on',
};

export function providerName(provider: string): string {
  return names[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1).replaceAll(/[-_]/g, ' ');
}

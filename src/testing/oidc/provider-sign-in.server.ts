import { randomUUID } from 'node:crypto';
import type { SupabaseClient, User } from '@supabase/supabase-js';
import type { Engine } from '../../server/db/database.ts';
import { type AuthTestServer, hashOf, startAuthServer } from '../auth/start-auth-server.server.ts';
import { startBrowser } from './browse.server.ts';
import { type RunningOidc, startOidc } from './start-oidc.server.ts';

/** Supabase's types know only the providers that its own service offers; the settings give ours one of these names. */
export const provider = 'keycloak' as const;

export interface ProviderSignIn {
  oidc: RunningOidc;
  server: AuthTestServer;
  /** Somebody whom the provider knows. */
  known(more?: { email?: string; email_verified?: boolean }): { subject: string; email: string };
  isCallback(url: URL): boolean;
  /** Where the client sends the browser for `login` to sign in. */
  signInUrl(client: SupabaseClient, login: string, redirectTo?: string): Promise<string>;
  /** The address that the browser ends up at. */
  signIn(client: SupabaseClient, login: string, redirectTo?: string): Promise<URL>;
  /** As `signIn`, up to the answer of the provider, which `deliver` brings in the same browser, as it is or changed. */
  untilCallback(login: string): Promise<{ url: URL; deliver(url?: URL): Promise<Response> }>;
  signedIn(login: string): Promise<{ client: SupabaseClient; user: User }>;
  link(client: SupabaseClient, login: string): Promise<URL>;
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** A server and a provider that know each other. */
export async function startProviderSignIn(engine: Engine, postgresUrl: string): Promise<ProviderSignIn> {
  const oidc = await startOidc();
  const server = await startAuthServer(engine, postgresUrl, {
    AUTH_CONFIRM_EMAIL: 'false',
    AUTH_OIDC_NAME: provider,
    AUTH_OIDC_LABEL: 'Company account',
    AUTH_OIDC_ISSUER: oidc.issuer,
    AUTH_OIDC_CLIENT_ID: oidc.clientId,
    AUTH_OIDC_CLIENT_SECRET: oidc.clientSecret,
    AUTH_REDIRECT_URLS: 'https://app.example/**,kora-app://signed-in',
  });
  await oidc.trust(`${server.url}/auth/v1/callback`);
  const isCallback = (url: URL) => url.href.startsWith(`${server.url}/auth/v1/callback`);
  const isBack = (url: URL) => url.origin !== oidc.issuer && !url.href.startsWith(`${server.url}/auth/v1/`);

  async function signInUrl(
    client: SupabaseClient,
    login: string,
    redirectTo = `${server.url}/auth?next=%2Fhub`,
  ) {
    const { data, error } = await client.auth.signInWithOAuth({
      provider,
      options: { redirectTo, skipBrowserRedirect: true, queryParams: { login_hint: login } },
    });
    if (error !== null || data.url === null) throw error ?? new Error('There is no address.');
    return data.url;
  }

  async function signIn(client: SupabaseClient, login: string, redirectTo?: string) {
    return startBrowser().open(await signInUrl(client, login, redirectTo), isBack);
  }

  return {
    oidc,
    server,
    isCallback,
    signInUrl,
    signIn,
    known(more = {}) {
      const subject = `s-${randomUUID().slice(0, 8)}`;
      const account = {
        email: `${subject}@kora.example`,
        email_verified: true,
        name: 'Ada Lovelace',
        picture: 'https://pictures.example/ada.png',
        preferred_username: 'ada',
        ...more,
      };
      oidc.accounts.set(subject, account);
      return { subject, email: account.email };
    },
    async untilCallback(login) {
      const browser = startBrowser();
      const url = await browser.open(await signInUrl(server.client(), login), isCallback);
      return { url, deliver: (changed = url) => browser.get(changed) };
    },
    async signedIn(login) {
      const client = server.client();
      const hash = hashOf(await signIn(client, login));
      const { data, error } = await client.auth.setSession({
        access_token: hash.get('access_token') ?? '',
        refresh_token: hash.get('refresh_token') ?? '',
      });
      if (error !== null || data.user === null) throw error ?? new Error(hash.toString());
      return { client, user: data.user };
    },
    async link(client, login) {
      const { data, error } = await client.auth.linkIdentity({
        provider,
        options: { redirectTo: `${server.url}/settings`, queryParams: { login_hint: login } },
      });
      if (error !== null || data.url === null) throw error ?? new Error('There is no address.');
      const browser = startBrowser();
      const page = await (await browser.get(data.url)).text();
      return browser.open(wayOn(page), isBack);
    },
    sql: server.sql,
    async stop() {
      await server.close();
      await oidc.stop();
    },
  };
}

/** Where the only link of a page of ours leads. */
export function wayOn(page: string): string {
  const href = /id="go-on" href="([^"]*)"/.exec(page)?.[1];
  if (href === undefined) throw new Error(`The page has no way on: ${page}`);
  return href.replaceAll('&amp;', '&');
}

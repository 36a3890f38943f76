import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import { type AuthTestServer, startAuthServer } from '../../../testing/auth/start-auth-server.server.ts';
import { startBrowser } from '../../../testing/oidc/browse.server.ts';
import { type RunningGitHub, startGitHub } from '../../../testing/oidc/start-github.server.ts';

describe('signing in with GitHub', () => {
  let github: RunningGitHub;
  let server: AuthTestServer;

  beforeAll(async () => {
    github = await startGitHub({ id: 1, login: 'ada', emails: [] });
    server = await startAuthServer('postgres', inject('postgresUrl'), {
      AUTH_CONFIRM_EMAIL: 'false',
      AUTH_GITHUB_URL: github.url,
      AUTH_GITHUB_CLIENT_ID: github.clientId,
      AUTH_GITHUB_CLIENT_SECRET: github.clientSecret,
    });
  });
  beforeEach(() => server.resetLimits());
  afterAll(async () => {
    await server.close();
    await github.stop();
  });

  async function signIn() {
    const client = server.client({ pkce: true });
    const { data } = await client.auth.signInWithOAuth({
      provider: 'github',
      options: { redirectTo: `${server.url}/auth`, skipBrowserRedirect: true, scopes: 'read:org' },
    });
    const back = await startBrowser().open(data.url ?? '', (url) => url.pathname === '/auth');
    return { client, back, code: back.searchParams.get('code') ?? '' };
  }

  it('takes the main address that GitHub has verified', async () => {
    github.account = {
      id: 815,
      login: 'ada',
      name: 'Ada Lovelace',
      emails: [
        { email: 'other@kora.example', primary: false, verified: true },
        { email: 'Ada.Main@kora.example', primary: true, verified: true },
      ],
    };
    const { client, code } = await signIn();
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: 'ada.main@kora.example',
      app_metadata: { provider: 'github' },
      user_metadata: { user_name: 'ada', full_name: 'Ada Lovelace', provider_id: '815' },
    });
    expect(data.session?.provider_token).toMatch(/^gho_/);
  });

  it('does not link by a main address that GitHub has not verified', async () => {
    const { email } = await signUpSomebody(server);
    github.account = { id: 816, login: 'eve', emails: [{ email, primary: true, verified: false }] };
    const { back } = await signIn();
    expect(back.searchParams.get('error_code')).toBe('provider_email_needs_verification');
  });

  it('refuses when GitHub refuses the code', async () => {
    const secret = github.clientSecret;
    github.clientSecret = 'changed since';
    try {
      const { back } = await signIn();
      expect(back.searchParams.get('error_code')).toBe('bad_oauth_callback');
    } finally {
      github.clientSecret = secret;
    }
  });

  it('refuses when GitHub tells nobody', async () => {
    github.account = { id: 0, login: '', emails: [] };
    const { back } = await signIn();
    expect(back.searchParams.get('error_code')).toBe('bad_oauth_callback');
  });
});

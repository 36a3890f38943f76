import { afterEach, describe, expect, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { type HttpDouble, startHttpDouble } from '../../../testing/s3/start-http-double.server.ts';
import type { OpenIdPlan } from './enabled-providers.ts';
import { fetchFromProvider } from './fetch-from-provider.server.ts';
import { openIdProvider } from './openid-provider.server.ts';

const get = { method: 'GET', headers: {} };

const planFor = (issuer: string): OpenIdPlan => ({
  kind: 'openid',
  name: 'oidc',
  label: 'Company',
  issuer,
  clientId: 'kora',
  clientSecret: 'secret',
  audiences: ['kora'],
  scopes: ['openid'],
  emailTrust: 'claim',
  formPost: false,
});

const request = {
  redirectUri: 'https://kora.example/auth/v1/callback',
  state: 'state',
  nonce: 'nonce',
  codeVerifier: 'v'.repeat(43),
  scopes: [],
  extra: {},
};

describe('a call to a provider', () => {
  let double: HttpDouble;
  afterEach(() => double.stop());

  it('follows no redirect', async () => {
    double = await startHttpDouble((_call, _request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    );
    expect((await fetchFromProvider(`${double.endpoint}/x`, get)).status).toBe(302);
    expect(double.calls).toEqual(['GET /x']);
  });

  it('reads no more than such an answer can have', async () => {
    double = await startHttpDouble((_call, _request, response) =>
      response.end('x'.repeat(limits.providers.answerBytes + 1)),
    );
    await expect(fetchFromProvider(double.endpoint, get)).rejects.toMatchObject({ code: 'body_too_large' });
  });

  it('goes in the clear only to this machine', async () => {
    double = await startHttpDouble((_call, _request, response) => response.end('{}'));
    for (const url of [
      'http://provider.example/',
      'http://127.0.0.1.provider.example/',
      'file:///etc/passwd',
    ])
      await expect(fetchFromProvider(url, get)).rejects.toThrow('must use https');
  });

  it('is given up when nothing comes, and is tried again the next time', async () => {
    double = await startHttpDouble((call, _request, response) => {
      if (call > 1) response.writeHead(500).end();
    });
    const provider = openIdProvider(planFor(double.endpoint));
    const down = { code: 'unexpected_failure', status: 503 };
    await expect(provider.signInUrl(request)).rejects.toMatchObject(down);
    await expect(provider.signInUrl(request)).rejects.toMatchObject(down);
    expect(double.calls).toHaveLength(2);
  }, 15_000);

  it('is not believed when it names another issuer', async () => {
    double = await startHttpDouble((_call, _request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          issuer: 'https://accounts.google.com',
          authorization_endpoint: 'https://accounts.google.com/auth',
          token_endpoint: 'https://accounts.google.com/token',
          jwks_uri: 'https://accounts.google.com/keys',
        }),
      );
    });
    await expect(openIdProvider(planFor(double.endpoint)).signInUrl(request)).rejects.toMatchObject({
      code: 'bad_oauth_callback',
    });
  });
});

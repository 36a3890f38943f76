import { connect } from 'node:net';
import { type CryptoKey, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { startTestServer, type TestServer } from '../../testing/server/start-test-server.server.ts';

/** Sends bytes as they are: `fetch` would tidy up the path first. */
function raw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: kora.example\r\nConnection: close\r\n\r\n`;

describe('the HTTP server', () => {
  let server: TestServer;
  const call = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);
  const health = '/functions/v1/system-health-check';

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('says that it is ready, and which part is not when one fails', async () => {
    const ready = await call('/health');
    expect(ready.status).toBe(200);
    const report = await ready.json();
    expect(report).toMatchObject({ status: 'ok', checks: { database: { status: 'ok', kind: 'embedded' } } });
    const check = server.services.mailer.check;
    server.services.mailer.check = () => Promise.reject(new Error('secret host'));
    try {
      const ill = await call('/health');
      expect(ill.status).toBe(503);
      const text = await ill.text();
      expect(JSON.parse(text)).toMatchObject({
        status: 'unavailable',
        checks: { mail: { status: 'unavailable' }, database: { status: 'ok' } },
      });
      expect(text).not.toContain('secret host');
    } finally {
      server.services.mailer.check = check;
    }
  });

  it('answers JSON that is nested too deeply with what to do, wherever it is sent', async () => {
    const deep = `${'{"spec":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    const headers = { 'content-type': 'application/json' };
    for (const path of [
      '/functions/v1/send-request',
      '/auth/v1/signup',
      '/rest/v1/rpc/nothing',
      '/rest/v1/apps',
    ]) {
      const answer = await call(path, { method: 'POST', headers, body: deep });
      const text = await answer.text();
      expect(answer.status, `${path}: ${text}`).toBeGreaterThanOrEqual(400);
      expect(answer.status, `${path}: ${text}`).toBeLessThan(500);
    }
    const answer = await call('/functions/v1/system-health-check', { method: 'POST', headers, body: deep });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'bad_json',
      message: expect.stringContaining('nested deeper') as string,
    });
  });

  it('takes one host, and refuses two of them before it decides whose the request is', async () => {
    const { host, port } = new URL(server.url);
    const ask = (target: string, ...hosts: string[]) =>
      raw(
        server.url,
        `GET ${target} HTTP/1.1\r\n${hosts.map((one) => `Host: ${one}\r\n`).join('')}Connection: close\r\n\r\n`,
      );
    expect(await ask('/health', host)).toMatch(/^HTTP\/1.1 200 /);
    expect(await ask('/health', `board.localhost:${port}`, host)).toMatch(/^HTTP\/1.1 400 /);
    expect(await ask(`http://${host}/health`, `board.localhost:${port}`)).toMatch(/^HTTP\/1.1 400 /);
    expect(await ask(`http://${host}/health`, host)).toMatch(/^HTTP\/1.1 200 /);
    for (const bad of ['a..b', 'a,b', 'a b', 'x@y'])
      expect(await ask('/health', bad)).toMatch(/^HTTP\/1.1 400 /);
    // A dot at the end leads to the app and never past it to the platform.
    expect(await ask('/health', `board.localhost.:${port}`)).toMatch(
      /^HTTP\/1.1 404 [\s\S]*no app at this address/,
    );
  });

  it('sends the security headers with every answer, errors included', async () => {
    for (const path of ['/health', '/rest/nothing', '/functions/v1/nothing']) {
      const { headers } = await call(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  it('answers an error with its code, a sentence and the request id', async () => {
    const answer = await call('/functions/v1/nothing', { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      code: 'not_found',
      message: 'There is nothing at this address.',
      request_id: answer.headers.get('x-request-id'),
    });
  });

  it('refuses malformed JSON, JSON of the wrong shape, the wrong type and the wrong method', async () => {
    const post = (body: string, type = 'application/json') =>
      call(health, { method: 'POST', body, headers: { 'content-type': type } });
    expect((await post('{"a":')).status).toBe(400);
    expect(await (await post('{"a":')).json()).toMatchObject({ code: 'bad_json' });
    expect((await post('[]')).status).toBe(422);
    expect((await post('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await call(health)).status).toBe(405);
    expect((await post('{}')).status).toBe(200);
  });

  it('refuses a body over the limit, announced or not', async () => {
    const tooLarge = 'x'.repeat(limits.http.bodyBytes + 1);
    const announced = await call(health, { method: 'POST', body: tooLarge });
    expect(announced.status).toBe(413);
    expect(await announced.json()).toMatchObject({
      code: 'body_too_large',
      details: { limit_bytes: limits.http.bodyBytes },
    });
    const stream = new Blob([tooLarge]).stream();
    const unannounced = await call(health, { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
    expect(unannounced.status).toBe(413);
  });

  it.each(['/../etc/passwd', '/assets/..%2f..%2fpackage.json', '/a%00b', '/%', '/a\\b'])(
    'refuses the path %s',
    async (path) => {
      const answer = await raw(server.url, get(path));
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).not.toContain('root:');
    },
  );

  it('refuses an address that is too long', async () => {
    expect(await raw(server.url, get(`/${'a'.repeat(limits.http.urlBytes)}`))).toMatch(
      /^HTTP\/1\.1 (414|431) /,
    );
  });

  it('survives requests that are not HTTP', async () => {
    expect(await raw(server.url, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect((await call('/health')).status).toBe(200);
  });

  it('lets other origins call the functions and nothing else', async () => {
    const preflight = await call(health, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://other.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(
      (await call('/health', { headers: { origin: 'https://other.example' } })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBeNull();
  });
});

describe('who a request comes from', () => {
  let server: TestServer;
  const sub = '0195d0c0-0000-7000-8000-000000000001';

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  async function token(
    changes: {
      issuer?: string;
      audience?: string;
      expires?: string;
      kid?: string;
      key?: CryptoKey;
      alg?: string;
      role?: string;
    } = {},
  ) {
    const { kid, privateKey } = server.services.keys.signing();
    return new SignJWT({ role: changes.role ?? 'authenticated' })
      .setProtectedHeader({ alg: changes.alg ?? 'ES256', kid: changes.kid ?? kid })
      .setSubject(sub)
      .setIssuer(changes.issuer ?? `${server.url}/auth/v1`)
      .setAudience(changes.audience ?? 'authenticated')
      .setIssuedAt()
      .setExpirationTime(changes.expires ?? '1h')
      .sign(changes.key ?? privateKey);
  }

  const call = (authorization: string) =>
    fetch(`${server.url}/functions/v1/system-health-check`, { method: 'POST', headers: { authorization } });

  it('accepts a token of ours', async () => {
    expect((await call(`Bearer ${await token()}`)).status).toBe(200);
  });

  it('refuses every other token with 401 and says why, in the words of each protocol', async () => {
    const { kid } = server.services.keys.signing();
    const foreign = await generateKeyPair('ES256');
    const payload = Buffer.from(JSON.stringify({ sub, role: 'service_role', exp: 4_102_444_800 })).toString(
      'base64url',
    );
    const unsigned = `${Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url')}.${payload}.`;
    const shared = await new SignJWT({ sub })
      .setProtectedHeader({ alg: 'HS256', kid })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(JSON.stringify(server.services.keys.publicKeys()[0])));
    const refused: readonly [authorization: string, reason: string, rest: string][] = [
      ['Bearer', 'header', 'PGRST301'],
      ['Basic dXNlcjpwYXNz', 'header', 'PGRST301'],
      ['Bearer nonsense', 'malformed', 'PGRST301'],
      [`Bearer ${unsigned}`, 'signature', 'PGRST301'],
      [`Bearer ${shared}`, 'signature', 'PGRST301'],
      [`Bearer ${await token({ issuer: 'https://other.example/auth/v1' })}`, 'issuer', 'PGRST303'],
      [`Bearer ${await token({ audience: 'other' })}`, 'audience', 'PGRST303'],
      [`Bearer ${await token({ expires: '-1s' })}`, 'expired', 'PGRST303'],
      [`Bearer ${await token({ kid: 'unknown' })}`, 'signature', 'PGRST301'],
      [`Bearer ${await token({ key: foreign.privateKey })}`, 'signature', 'PGRST301'],
      // What is wrong inside is not looked at before the signature is right.
      [`Bearer ${await token({ key: foreign.privateKey, expires: '-1s' })}`, 'signature', 'PGRST301'],
      [`Bearer ${await token({ role: 'app_visitor' })}`, 'nobody', 'PGRST303'],
    ];
    for (const [authorization, reason, code] of refused) {
      const answer = await call(authorization);
      expect(answer.status, authorization.slice(0, 40)).toBe(401);
      const body = (await answer.json()) as { message: string };
      expect(body).toMatchObject({ code: 'invalid_token', details: { reason } });
      const data = await fetch(`${server.url}/rest/v1/profiles`, { headers: { authorization } });
      expect([data.status, await data.json()]).toEqual([
        401,
        { code, message: expect.any(String), details: null, hint: body.message },
      ]);
      const auth = await fetch(`${server.url}/auth/v1/user`, { headers: { authorization } });
      expect([auth.status, await auth.json()]).toEqual([
        403,
        { code: 403, error_code: 'bad_jwt', msg: `invalid JWT: ${body.message}` },
      ]);
      expect(JSON.stringify(body)).not.toContain(server.url);
    }
  });

  it('tells a data client about an expired token in the words that it compares', async () => {
    const authorization = `Bearer ${await token({ expires: '-1s' })}`;
    const answer = await fetch(`${server.url}/rest/v1/profiles`, { headers: { authorization } });
    expect(await answer.json()).toMatchObject({ code: 'PGRST303', message: 'JWT expired' });
    expect(answer.headers.get('www-authenticate')).toBe(
      'Bearer error="invalid_token", error_description="JWT expired"',
    );
  });
});

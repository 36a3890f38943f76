import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type ToolScope, toolScopes } from '../catalog/oauth-scopes.ts';
import { limits } from '../kernel/limits.ts';
import { engines } from '../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../testing/server/signed-in-person.server.ts';
import type { TestServer } from '../testing/server/start-test-server.server.ts';
import { startTestServerOn } from '../testing/server/start-test-server-on.server.ts';

const minutes = 120_000;
const listMessage = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

describe.each(engines)('keys for programs, on %s', { timeout: minutes }, (engine) => {
  let server: TestServer;
  let ada: SignedInPerson;
  let bob: SignedInPerson;

  beforeAll(async () => {
    server = await startTestServerOn(engine, inject('postgresUrl'));
    ada = await addSignedInPerson(server);
    bob = await addSignedInPerson(server);
  }, minutes);
  afterAll(() => server.close());

  async function makeKey(person: SignedInPerson, scopes: readonly ToolScope[] = toolScopes) {
    const input = { name: 'Laptop', scopes, days: 30 };
    const { status, body } = await callFunction(server, 'create-personal-key', input, person);
    expect(status, JSON.stringify(body)).toBe(200);
    return { key: String(body['key']), id: (body['made'] as { id: string }).id };
  }

  const post = (token: string | undefined, body: string) =>
    fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body,
    });

  it('takes keys only while they hold, and nowhere else', async () => {
    const { key, id } = await makeKey(ada);
    expect((await post(key, listMessage)).status).toBe(200);
    const elsewhere = await fetch(`${server.url}/rest/v1/apps`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(elsewhere.status).toBe(401);
    expect((await callFunction(server, 'list-personal-keys', {}, { token: key })).status).toBe(401);

    const { body } = await callFunction(server, 'list-personal-keys', {}, ada);
    const mine = (body['keys'] as { id: string; hint: string; last_used_at: string | null }[]).find(
      (one) => one.id === id,
    );
    expect(mine).toMatchObject({
      hint: key.slice(-4),
      state: 'works',
      last_used_at: expect.any(String) as string,
    });
    expect(JSON.stringify(body)).not.toContain(key.slice(5, 30));

    expect((await callFunction(server, 'revoke-personal-key', { id }, bob)).status).toBe(404);
    expect((await callFunction(server, 'revoke-personal-key', { id }, ada)).status).toBe(200);
    const old = await makeKey(ada);
    const sql = (text: string, values: unknown[]) =>
      server.services.database.tx('service_role', {}, (tx) => tx.query(text, values));
    await sql("update auth.personal_keys set expires_at = now() - interval '1 second' where id = $1", [
      old.id,
    ]);
    const ended = await makeKey(ada);
    await sql('delete from auth.sessions where personal_key_id = $1', [ended.id]);
    for (const [token, reason] of [
      [key, 'not known'],
      [old.key, 'has passed'],
      [ended.key, 'ended'],
      [`${key.slice(0, -2)}xx`, 'not known'],
      ['kora_short', 'not known'],
      ['a.b.c', 'not an access token'],
      [undefined, 'Sign in'],
    ] as const) {
      const refused = await post(token, listMessage);
      expect(refused.status, reason).toBe(401);
      const challenge = refused.headers.get('www-authenticate') ?? '';
      expect(challenge).toContain(
        `resource_metadata="${server.url}/.well-known/oauth-protected-resource/mcp"`,
      );
      const { error } = (await refused.json()) as { error: { message: string } };
      expect(error.message).toContain(reason);
    }
    const metadata = await fetch(`${server.url}/.well-known/oauth-protected-resource/mcp`);
    expect(await metadata.json()).toMatchObject({
      resource: `${server.url}/mcp`,
      scopes_supported: toolScopes,
    });
  });

  it('makes as many keys as there is room for, and none without a right, a name and a last day', async () => {
    const person = await addSignedInPerson(server);
    for (const input of [
      { name: '', scopes: ['ask'], days: 30 },
      { name: 'Laptop', scopes: [], days: 30 },
      { name: 'Laptop', scopes: ['data:write'], days: 30 },
      { name: 'Laptop', scopes: ['ask'], days: 3_650 },
    ])
      expect((await callFunction(server, 'create-personal-key', input, person)).status).toBe(422);
    for (let made = 0; made < limits.personalKeys.perPerson; made += 1) await makeKey(person, ['ask']);
    const more = await callFunction(
      server,
      'create-personal-key',
      { name: 'One more', scopes: ['ask'], days: 7 },
      person,
    );
    expect(more).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Revoke') as string },
    });
  });

  it('keeps keys when somebody signs out everywhere, and ends them with a ban', async () => {
    const person = await addSignedInPerson(server);
    const { key } = await makeKey(person, ['apps:read']);
    const out = await fetch(`${server.url}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(out.status).toBe(204);
    const params = { name: 'list_apps', arguments: {} };
    const answer = await post(key, JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'tools/call', params }));
    expect(await answer.text()).toContain('"structuredContent":{"apps":[],"total":0}');
    await server.services.database.tx('service_role', {}, (tx) =>
      tx.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [person.id]),
    );
    expect((await post(key, listMessage)).status).toBe(401);
  });
});

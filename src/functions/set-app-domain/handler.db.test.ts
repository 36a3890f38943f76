import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planFromText } from '../../engine/generate.ts';
import { addSharedApp, type SharedApp } from '../../testing/hosting/add-shared-app.server.ts';
import { type NameServer, startNameServer } from '../../testing/hosting/start-name-server.server.ts';
import { dataVisitor } from '../../testing/hosting/visit-data.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';
import { startTestServer, type TestServer } from '../../testing/server/start-test-server.server.ts';
import type { AppDomain } from '../app-domain-shapes.ts';

const spec = planFromText('A community board where members post notes');

describe('a domain of one’s own', () => {
  let names: NameServer;
  let server: TestServer;
  let owner: SignedInPerson;
  let stranger: SignedInPerson;
  let app: SharedApp;
  let theirs: SharedApp;

  beforeAll(async () => {
    names = await startNameServer();
    server = await startTestServer({ DNS_SERVERS: names.address });
    owner = await addSignedInPerson(server);
    stranger = await addSignedInPerson(server);
    app = await addSharedApp(server.services.database, owner.id, spec);
    theirs = await addSharedApp(server.services.database, stranger.id, spec);
  });
  afterAll(async () => {
    await server.close();
    await names.close();
  });

  async function set(domain: string, of = app, person = owner): Promise<AppDomain> {
    const { status, body } = await callFunction(server, 'set-app-domain', { appId: of.id, domain }, person);
    expect(status, JSON.stringify(body)).toBe(200);
    return body['domain'] as AppDomain;
  }
  const check = (of = app, person = owner) =>
    callFunction(server, 'check-app-domain', { appId: of.id }, person);
  /** The data is enough to see whose app answers. */
  const at = (domain: string) => dataVisitor(server.url, domain).get('/.data/session');

  it('is not served before its owner has shown that it is theirs', async () => {
    const wanted = await set('https://Board.Example.org/');
    expect(wanted).toMatchObject({
      domain: 'board.example.org',
      recordName: '_kora-verify.board.example.org',
      target: 'localhost',
      verifiedAt: null,
    });
    expect((await at('board.example.org')).status).toBe(404);
    expect((await check()).body).toMatchObject({
      verified: false,
      reason: expect.stringContaining('There is no TXT record') as string,
    });
    names.texts.set(wanted.recordName, ['something else']);
    expect((await check()).body).toMatchObject({
      reason: expect.stringContaining('something else') as string,
    });
    names.texts.set(wanted.recordName, ['v=spf1', wanted.recordValue]);
    expect((await check()).body).toMatchObject({ verified: true, reason: null });
    expect((await set('board.example.org')).verifiedAt).not.toBeNull();
  });

  it('leads to the app and to nothing of the platform', async () => {
    // Names that led nowhere are remembered for a moment.
    const other = await set('second.example.org');
    names.texts.set(other.recordName, [other.recordValue]);
    await check();
    expect(await at('second.example.org:8443')).toMatchObject({ status: 200, body: { visitor: null } });
    const visitor = dataVisitor(server.url, 'second.example.org');
    expect((await visitor.get('/health')).status).not.toBe(200);
    expect((await visitor.get('/rest/v1/apps')).status).not.toBe(200);
    expect((await visitor.post('/.data/session/sign-out', {})).status).toBe(200);
    expect((await visitor.post('/.data/session/sign-out', {}, { origin: server.url })).status).toBe(403);
  });

  it('is not taken from somebody whose record is there, and moves when it is gone', async () => {
    const mine = await set('moving.example.org');
    names.texts.set(mine.recordName, [mine.recordValue]);
    expect((await check()).body['verified']).toBe(true);
    const wanted = await set('moving.example.org', theirs, stranger);
    expect((await check(theirs, stranger)).body['verified']).toBe(false);
    names.texts.set(mine.recordName, [mine.recordValue, wanted.recordValue]);
    expect((await check(theirs, stranger)).body).toMatchObject({
      verified: false,
      reason: expect.stringContaining('Another app uses this domain') as string,
    });
    names.texts.set(mine.recordName, [wanted.recordValue]);
    expect((await check(theirs, stranger)).body['verified']).toBe(true);
    expect((await set('moving.example.org')).verifiedAt).toBeNull();
  });

  it.each([
    ['localhost', 422],
    ['apps.localhost', 409],
    ['127.0.0.1', 422],
    ['-a.example', 422],
    ['a b.example', 422],
    ['exa_mple.org', 422],
    ['a..example', 422],
    ['bücher.example', 422],
    [`${'a'.repeat(64)}.example`, 422],
    ['<script>.example', 422],
    ['', 422],
  ])('refuses %s', async (domain, status) => {
    expect((await callFunction(server, 'set-app-domain', { appId: app.id, domain }, owner)).status).toBe(
      status,
    );
  });

  it('is nobody else’s business', async () => {
    for (const [name, input] of [
      ['set-app-domain', { appId: app.id, domain: 'x.example.org' }],
      ['set-app-domain', { appId: app.id, domain: null }],
      ['check-app-domain', { appId: app.id }],
    ] as const) {
      expect((await callFunction(server, name, input, stranger)).status).toBe(404);
      expect((await callFunction(server, name, input)).status).toBe(401);
    }
    const gone = await callFunction(server, 'set-app-domain', { appId: app.id, domain: null }, owner);
    expect(gone.body).toEqual({ domain: null });
    expect((await check()).status).toBe(404);
  });
});

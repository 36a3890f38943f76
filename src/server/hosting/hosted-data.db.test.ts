import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planFromText } from '../../engine/generate.ts';
import { limits } from '../../kernel/limits.ts';
import { addSharedApp, type SharedApp } from '../../testing/hosting/add-shared-app.server.ts';
import { dataVisitor } from '../../testing/hosting/visit-data.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';
import { startTestServer, type TestServer } from '../../testing/server/start-test-server.server.ts';

const spec = {
  ...planFromText('A community board where members post notes with title, text and category'),
  roles: ['Member', 'Admin'],
};
const password = 'a good password';
let mails = 0;
const address = () => `visitor-${++mails}@x.example`;
let keys = 0;
const change = (kind: string, id: string, values: object = {}, collection = 'notes') => ({
  key: `key-${String(++keys).padStart(8, '0')}`,
  kind,
  collection,
  id,
  values,
});

describe('the data of a published app over HTTP', () => {
  let server: TestServer;
  let owner: SignedInPerson;
  let app: SharedApp;
  let other: SharedApp;

  beforeAll(async () => {
    server = await startTestServer({});
    owner = await addSignedInPerson(server);
    app = await addSharedApp(server.services.database, owner.id, spec);
    other = await addSharedApp(server.services.database, owner.id, spec);
  });
  afterAll(() => server.close());

  const hostOf = ({ slug }: { slug: string }) => `${slug}.localhost:${new URL(server.url).port}`;
  const visitor = (of: { slug: string } = app) => dataVisitor(server.url, hostOf(of));
  async function member(of = app, name = 'Anna') {
    const one = visitor(of);
    const email = address();
    const answer = await one.post('/.data/session/register', { name, email, password });
    expect(answer.status, answer.text).toBe(200);
    return Object.assign(one, { email });
  }

  it('knows a guest, who gets a name to be told apart by', async () => {
    const guest = visitor();
    const { status, body, headers } = await guest.get('/.data/session');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      visitor: null,
      openRoles: ['Member'],
      guestName: expect.stringMatching(/^Guest \d{4}$/) as string,
    });
    expect(String(headers['set-cookie'])).toMatch(
      /^device=[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    expect((await guest.get('/.data/session')).body['guestName']).toBe(body['guestName']);
  });

  it('knows a guest by nothing that somebody made up or brought from another app', async () => {
    const guest = visitor();
    const { guestName } = (await guest.get('/.data/session')).body;
    const own = guest.cookies.get('device') ?? '';
    const minted = async (cookie: string, of: { slug: string } = app) =>
      (await visitor(of).get('/.data/session', { cookie: `device=${cookie}` })).headers['set-cookie'];
    expect(await minted(own)).toBeUndefined();
    const forged = [
      `${own.slice(0, 32)}${'A'.repeat(43)}`,
      `${own.startsWith('B') ? 'C' : 'B'}${own.slice(1)}`,
      own.slice(0, 32),
      'x'.repeat(75),
    ];
    for (const cookie of forged) expect(await minted(cookie), cookie).toHaveLength(1);
    expect(await minted(own, other)).toHaveLength(1);
    expect((await guest.get('/.data/session')).body['guestName']).toBe(guestName);
  });

  it('knows the records that a guest made before devices were signed', async () => {
    const token = 'legacy_device_token_of_32_signs_';
    const device = createHash('sha256').update(token).digest('base64url').slice(0, 32);
    await server.services.database.tx('app_visitor', { app_id: app.id, visitor_id: `g:${device}` }, (tx) =>
      tx.query(
        "insert into public.app_records (app_id, collection, id, data, author) values ($1, 'notes', 'old-1', '{}', $2)",
        [app.id, `g:${device}`],
      ),
    );
    const guest = visitor();
    guest.cookies.set('device', token);
    await guest.get('/.data/session');
    expect(guest.cookies.get('device')).toHaveLength(75);
    const { records } = (await guest.get('/.data/records?since=0')).body as {
      records: { id: string; own: boolean }[];
    };
    expect(records.find(({ id }) => id === 'old-1')?.own).toBe(true);
  });

  it('counts changes by address, in the database, and says when to come again', async () => {
    const key = 'app-changes:address:127.0.0.1';
    const used = (count: number) =>
      server.services.database.tx('service_role', {}, (tx) =>
        tx.query(
          `insert into auth.rate_limits (key, count, resets_at) values ($1, $2, now() + interval '1 hour')
           on conflict (key) do update set count = excluded.count, resets_at = excluded.resets_at`,
          [key, count],
        ),
      );
    await used(limits.hosting.changesPerAddress - 1);
    const two = { changes: [change('add', 'l1', { title: 'x' }), change('add', 'l2', { title: 'x' })] };
    const answer = await visitor().post('/.data/changes', two);
    expect([answer.status, answer.body['message']]).toEqual([429, expect.stringContaining('kept here')]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    // Who only reads goes on.
    expect((await visitor().get('/.data/records?since=0')).status).toBe(200);
    await used(0);
    expect((await visitor().post('/.data/changes', two)).status).toBe(200);
  });

  it('gives no more new devices to an address than the limit, and still lets it look', async () => {
    await server.services.database.tx('service_role', {}, (tx) =>
      tx.query(
        `insert into auth.rate_limits (key, count, resets_at)
         values ('app-devices:address:127.0.0.1', $1, now() + interval '1 hour')
         on conflict (key) do update set count = excluded.count, resets_at = excluded.resets_at`,
        [limits.hosting.devicesPerAddress],
      ),
    );
    const { status, headers, body } = await visitor().get('/.data/session');
    expect([status, headers['set-cookie'], body['guestName']]).toEqual([200, undefined, 'Guest']);
    await server.services.database.tx('service_role', {}, (tx) =>
      tx.query("delete from auth.rate_limits where key like 'app-devices:%'"),
    );
  });

  it('answers with 507 when there is no room for anything that was sent', async () => {
    const room = (records: number) =>
      server.services.database.tx('service_role', {}, (tx) =>
        tx.query('update public.app_data_state set guest_records = $2 where app_id = $1', [app.id, records]),
      );
    await room(limits.hosting.guestRecords);
    const answer = await visitor().post('/.data/changes', { changes: [change('add', 'f1', { title: 'x' })] });
    expect([answer.status, answer.body['message']]).toEqual([507, expect.stringContaining('Sign in')]);
    await room(0);
  });

  it('registers, signs out and signs in, and keeps the token from scripts', async () => {
    const one = visitor();
    const email = address();
    const registered = await one.post('/.data/session/register', {
      name: 'Ben',
      email: email.toUpperCase(),
      password,
    });
    expect(registered.body['visitor']).toMatchObject({ name: 'Ben', email, role: 'Member' });
    expect(registered.text).not.toContain('hash');
    expect(String(registered.headers['set-cookie'])).toContain('HttpOnly; SameSite=Lax');
    expect((await one.get('/.data/session')).body['visitor']).toMatchObject({ name: 'Ben' });
    const token = one.cookies.get('visitor') ?? '';
    await one.post('/.data/session/sign-out', {});
    expect((await one.get('/.data/session')).body['visitor']).toBeNull();
    expect((await one.get('/.data/session', { cookie: `visitor=${token}` })).body['visitor']).toBeNull();
    expect((await one.post('/.data/session/sign-in', { email, password })).status).toBe(200);
    const profile = await one.post('/.data/session/profile', { name: 'Benjamin', about: 'Hello' });
    expect(profile.body['visitor']).toMatchObject({ name: 'Benjamin', about: 'Hello', email });
    expect((await visitor().post('/.data/session/profile', { name: 'X' })).status).toBe(401);
  });

  it('gives nobody a privileged role, an account twice, or a session of another app', async () => {
    const one = visitor();
    const wanted = { name: 'Eve', email: address(), password, role: 'Admin' };
    const refused = await one.post('/.data/session/register', wanted);
    expect([refused.status, refused.body['message']]).toEqual([
      403,
      expect.stringContaining('Nobody can register as “Admin”'),
    ]);
    const eve = await member(app, 'Eve');
    const again = await visitor().post('/.data/session/register', { name: 'E', email: eve.email, password });
    expect([again.status, again.body['message']]).toEqual([
      409,
      'There is already an account with this e-mail. Sign in instead.',
    ]);
    const elsewhere = visitor(other);
    elsewhere.cookies.set('visitor', eve.cookies.get('visitor') ?? '');
    expect((await elsewhere.get('/.data/session')).body['visitor']).toBeNull();
    expect((await elsewhere.post('/.data/session/sign-in', { email: eve.email, password })).status).toBe(401);
    const tossed = await eve.get('/.data/session', {
      cookie: `visitor=${'x'.repeat(43)}; visitor=${eve.cookies.get('visitor')}`,
    });
    expect(tossed.body['visitor']).toBeNull();
  });

  it('tires of wrong passwords', async () => {
    const one = await member();
    const tries = [];
    for (let count = 0; count < 12; count++)
      tries.push(
        (await visitor().post('/.data/session/sign-in', { email: one.email, password: 'wrong' })).status,
      );
    expect(tries.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(tries.slice(10)).toEqual([429, 429]);
  });

  it('shares what somebody adds with everybody of the app, and nobody else', async () => {
    const anna = await member(app, 'Anna');
    const guest = visitor();
    const before = (await guest.get('/.data/records?since=0')).body;
    expect(before).toMatchObject({
      more: false,
      reset: false,
      generation: expect.stringMatching(/^\d+$/) as string,
    });
    const { body } = await anna.post('/.data/changes', {
      changes: [change('add', 'n1', { title: 'Kumquats at noon', createdAt: '2026-01-01' })],
    });
    expect(body['results']).toMatchObject([{ ok: true }]);
    const news = (await guest.get(`/.data/records?since=${String(before['since'])}`)).body;
    expect(news['records']).toMatchObject([
      {
        collection: 'notes',
        id: 'n1',
        own: false,
        data: { title: 'Kumquats at noon', by: 'Anna', createdAt: '2026-01-01' },
      },
    ]);
    expect((await guest.get(`/.data/records?since=${String(news['since'])}`)).body['records']).toEqual([]);
    const elsewhere = (await visitor(other).get('/.data/records?since=0')).text;
    expect(elsewhere).not.toContain('Kumquats');
    expect((await guest.get('/.data/records?since=999999999')).body['reset']).toBe(true);
  });

  it('refuses what is not for the one who asks, and lets the role of the owner’s choice do it', async () => {
    const anna = await member(app, 'Anna');
    const ben = await member(app, 'Ben');
    await anna.post('/.data/changes', { changes: [change('add', 'n2', { title: 'Mine' })] });
    const tries = { changes: [change('update', 'n2', { title: 'Yours' }), change('remove', 'n2')] };
    expect((await ben.post('/.data/changes', tries)).body['results']).toMatchObject([
      { ok: false, reason: 'forbidden', message: 'You may not change this.' },
      { ok: false, reason: 'forbidden' },
    ]);
    await server.services.database.tx('authenticated', owner.claims, (tx) =>
      tx.query("update public.app_visitors set role = 'Admin' where email = $1", [ben.email]),
    );
    expect(
      (await ben.post('/.data/changes', { changes: [change('update', 'n2', { title: 'Tidy' })] })).body[
        'results'
      ],
    ).toMatchObject([{ ok: true }]);
    await server.services.database.tx('authenticated', owner.claims, (tx) =>
      tx.query('update public.app_visitors set blocked_at = now() where email = $1', [ben.email]),
    );
    expect((await ben.get('/.data/session')).body['visitor']).toBeNull();
    const back = await ben.post('/.data/session/sign-in', { email: ben.email, password });
    expect([back.status, back.body['message']]).toEqual([
      403,
      'The owner of this app has blocked this account.',
    ]);
  });

  it('tells who waits that something is new, and lets go of them', async () => {
    const anna = await member(app, 'Anna');
    const live = await visitor().follow('/.data/live');
    expect(await live.next()).toBe('news');
    await anna.post('/.data/changes', { changes: [change('add', 'n3', { title: 'Live' })] });
    expect(await live.next()).toBe('news');
    live.close();
  });

  it.each([
    ['no origin', { origin: '' }],
    ['a neighbour', { origin: 'http://evil.localhost' }],
    ['another site', { 'sec-fetch-site': 'same-site' }],
    ['the platform', { origin: 'http://localhost' }],
    ['nothing at all', { origin: 'null' }],
  ])('takes nothing from %s', async (_, headers) => {
    const answer = await visitor().post('/.data/changes', { changes: [change('add', 'x1')] }, headers);
    expect(answer.status).toBe(403);
  });

  it.each<[string, unknown, number, string?]>([
    ['no JSON', '{"changes": [', 400],
    ['bytes that are no text', '\u0000', 400],
    ['null', 'null', 422],
    ['a list', '[]', 422],
    ['no changes', { changes: [] }, 422],
    ['too many changes', { changes: Array.from({ length: 51 }, () => change('add', 'x')) }, 422],
    ['a change without a key', { changes: [{ kind: 'add' }] }, 422],
    [
      'the same key twice',
      {
        changes: [
          { ...change('add', 'a'), key: 'same-key-1' },
          { ...change('add', 'b'), key: 'same-key-1' },
        ],
      },
      422,
    ],
    ['too much', { changes: [change('add', 'x', { text: 'x'.repeat(600_000) })] }, 413],
  ])('answers %s with a reason', async (_, body, status) => {
    const answer = await visitor().post('/.data/changes', body);
    expect([answer.status, typeof answer.body['message']], answer.text).toEqual([status, 'string']);
  });

  it.each<[string, object]>([
    ['an unknown kind', { kind: 'drop' }],
    ['an id with a path', { id: '../x' }],
    ['an unknown collection', { collection: 'apps; drop table' }],
    ['a collection that is not there', { collection: 'nowhere' }],
    ['values that are a list', { values: [] }],
    ['no values', { values: null }],
    ['an object as a value', { values: { title: { $gt: 1 } } }],
    ['a NUL', { values: { title: 'a\0b' } }],
    ['half a character', { values: { title: 'a\ud800b' } }],
    ['a field called __proto__', JSON.parse('{"values":{"__proto__":{"admin":true}}}') as object],
    ['a field with a space', { values: { 'a b': 1 } }],
    ['a long list', { values: { tags: Array.from({ length: 201 }, () => 'x') } }],
    ['40 KB', { values: { text: 'x'.repeat(40_000) } }],
  ])('refuses a change with %s and does the others', async (_, bad) => {
    const good = change('add', `good-${keys}`, { title: 'Good' });
    const answer = await visitor().post('/.data/changes', {
      changes: [{ ...change('add', `bad-${keys}`), ...bad }, good],
    });
    expect(answer.status, answer.text).toBe(200);
    const results = answer.body['results'] as { key: string; ok: boolean; message?: string }[];
    expect(results.find(({ key }) => key === good.key)).toMatchObject({ ok: true });
    expect(results.find(({ key }) => key !== good.key)).toMatchObject({
      ok: false,
      message: expect.any(String) as string,
    });
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['no address', { name: 'A', email: 'nobody', password }],
    ['a short password', { name: 'A', email: 'a@b.example', password: '12345' }],
    ['an endless password', { name: 'A', email: 'a@b.example', password: 'x'.repeat(200) }],
    ['an empty name', { name: '  ', email: 'a@b.example', password }],
    ['a name with NUL', { name: 'a\0', email: 'a@b.example', password }],
    ['numbers', { name: 1, email: 2, password: 3 }],
  ])('registers nobody with %s', async (_, body) => {
    const answer = await visitor().post('/.data/session/register', body);
    expect([answer.status, typeof answer.body['message']], answer.text).toEqual([422, 'string']);
  });

  it('is there for published apps alone, and for nothing else', async () => {
    expect((await visitor({ slug: 'nobody-here' }).get('/.data/records')).status).toBe(404);
    expect((await fetch(`${server.url}/.data/records`)).status).toBe(404);
    const one = visitor();
    expect((await one.get('/.data/nothing')).status).toBe(404);
    expect((await one.get('/.data/changes')).status).toBe(405);
    expect((await one.post('/.data/changes', 'a=b', { 'content-type': 'text/plain' })).status).toBe(415);
    for (const since of ['-1', 'x', '1e9', '99999999999999999'])
      expect((await one.get(`/.data/records?since=${since}`)).status, since).toBe(422);
    const { body } = await callFunction(server, 'unpublish-app', { appId: other.id }, owner);
    expect(body).toEqual({ unpublished: true });
    expect((await visitor(other).get('/.data/records')).status).toBe(404);
    const kept = await server.services.database.tx('authenticated', owner.claims, (tx) =>
      tx.query('select from public.app_records where app_id = $1', [other.id]),
    );
    expect(kept.count).toBeGreaterThan(0);
  });

  it('ends what waits when the server stops', { timeout: 90_000 }, async () => {
    const second = await startTestServer({});
    const person = await addSignedInPerson(second);
    const shared = await addSharedApp(second.services.database, person.id, spec);
    const live = await dataVisitor(second.url, `${shared.slug}.localhost:${new URL(second.url).port}`).follow(
      '/.data/live',
    );
    expect(await live.next()).toBe('news');
    const began = Date.now();
    const closing = second.close();
    expect(await live.next()).toBe('end');
    // Long before the server would cut a connection that does not end by itself.
    expect(Date.now() - began).toBeLessThan(limits.http.shutdownGraceMs / 2);
    await closing;
  });
});

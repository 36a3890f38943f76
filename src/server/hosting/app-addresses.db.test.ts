import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { planFromText } from '../../engine/generate.ts';
import { limits } from '../../kernel/limits.ts';
import { createDatabase, dropDatabase, engines } from '../../testing/database/open-test-database.server.ts';
import { addSharedApp, type SharedApp } from '../../testing/hosting/add-shared-app.server.ts';
import { dataVisitor } from '../../testing/hosting/visit-data.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';
import { startTestServer, type TestServer } from '../../testing/server/start-test-server.server.ts';
import { findHostedVersion } from './find-hosted-version.server.ts';

const spec = planFromText('A community board where members post notes');
let names = 0;
const newName = () => `address-${++names}-${randomUUID().slice(0, 8)}`;

describe.each(engines)('the addresses of apps on %s', { timeout: 120_000 }, (engine) => {
  let server: TestServer;
  let databaseUrl: string | undefined;
  let ada: SignedInPerson;
  let eve: SignedInPerson;

  beforeAll(async () => {
    databaseUrl = engine === 'postgres' ? await createDatabase(inject('postgresUrl')) : undefined;
    server = await startTestServer(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
    ada = await addSignedInPerson(server);
    eve = await addSignedInPerson(server);
  }, 120_000);
  afterAll(async () => {
    await server.close();
    if (databaseUrl !== undefined) await dropDatabase(inject('postgresUrl'), databaseUrl);
  });

  const query = <R>(text: string, values: unknown[] = []) =>
    server.services.database.tx('service_role', {}, async (tx) => (await tx.query<R>(text, values)).rows);
  const appOf = (person: SignedInPerson) => addSharedApp(server.services.database, person.id, spec);
  const publish = ({ id }: SharedApp, person: SignedInPerson, slug?: string) =>
    callFunction(server, 'publish-app', { appId: id, ...(slug === undefined ? {} : { slug }) }, person);
  const shownAt = async (address: string) =>
    (await findHostedVersion(server.services.database, address))?.appId;
  const epochAt = async (address: string) =>
    (await findHostedVersion(server.services.database, address))?.epoch;
  const daysPass = (address: string, days: number) =>
    query(
      'update public.app_addresses set free_at = free_at - make_interval(days => $2) where address = $1',
      [address, days],
    );

  it('do not let a chosen address stand in for a link or a version', async () => {
    const [mine, theirs] = [await appOf(ada), await appOf(eve)];
    const { body } = await callFunction(server, 'share-app', { appId: mine.id, make: true }, ada);
    const [link] = body['links'] as { token: string }[];
    const [version] = await query<{ preview_key: string }>(
      'select preview_key from public.app_versions where app_id = $1',
      [mine.id],
    );
    for (const key of [link?.token ?? '', version?.preview_key ?? '', 'abcdefghijklmnopqrstuvwxyz']) {
      const slug = /^[a-z]/.test(key) ? key : `a${key.slice(1)}`;
      expect(await publish(theirs, eve, slug)).toMatchObject({
        status: 409,
        body: { details: { reason: 'form_of_a_link' } },
      });
      await expect(
        query('update public.app_sites set slug = $2 where app_id = $1', [theirs.id, slug]),
      ).rejects.toThrow();
    }
    expect(await shownAt(link?.token ?? '')).toBe(mine.id);
    await callFunction(server, 'unshare-app', { appId: mine.id, token: link?.token }, ada);
    expect(await shownAt(link?.token ?? '')).toBeUndefined();
  });

  it('are proposed from the name of an app, free ones, and never one that somebody else has', async () => {
    const [mine, theirs] = [await appOf(ada), await appOf(eve)];
    const name = newName();
    for (const table of ['app_sites', 'app_addresses'])
      await query(`delete from public.${table} where app_id in ($1, $2)`, [mine.id, theirs.id]);
    await query('update public.apps set app_name = $2 where id in ($1, $3)', [
      mine.id,
      `  Café ${name}! `,
      theirs.id,
    ]);
    const propose = async ({ id }: SharedApp, person: SignedInPerson, wanted?: string) =>
      (
        await callFunction(
          server,
          'propose-address',
          { appId: id, ...(wanted === undefined ? {} : { wanted }) },
          person,
        )
      ).body['slug'];
    expect([await propose(mine, ada), await propose(theirs, eve)]).toEqual([`cafe-${name}`, `cafe-${name}`]);
    expect((await publish(mine, ada)).body).toMatchObject({ slug: `cafe-${name}` });
    // What is proposed can be taken, and what the app has is its own.
    expect(await propose(mine, ada)).toBe(`cafe-${name}`);
    expect(await propose(theirs, eve)).toBe(`cafe-${name}-2`);
    expect((await publish(theirs, eve, `cafe-${name}-2`)).status).toBe(200);
    expect(await propose(mine, ada, `cafe-${name}-2`)).toBe(`cafe-${name}-2-2`);
    expect(await propose(mine, ada, 'www')).toBe('www-2');
    expect(await propose(mine, ada, '!')).toMatch(/^app-[a-z0-9]{8}$/);
    expect(await propose(mine, ada, 'abcdefghijklmnopqrstuvwxyz')).toBe('abcdefghijklmnopqrstuvwxyz-2');
    // Where it was left, it is kept for who left it; what somebody else asks for is near it, and may be their own.
    await callFunction(server, 'unpublish-app', { appId: mine.id }, ada);
    expect(await propose(mine, ada)).toBe(`cafe-${name}`);
    expect(await propose(theirs, eve, `cafe-${name}`)).toBe(`cafe-${name}-2`);
    const other = await callFunction(server, 'propose-address', { appId: mine.id }, eve);
    expect(other.status).toBe(404);
  });

  it('say which preview a browser may keep: that of the version that works, and no link to it', async () => {
    const app = await appOf(ada);
    const { body } = await callFunction(server, 'share-app', { appId: app.id, make: true }, ada);
    const [link] = body['links'] as { token: string }[];
    const [version] = await query<{ preview_key: string }>(
      'select preview_key from public.app_versions where app_id = $1',
      [app.id],
    );
    const isCurrent = async (key = '') => (await findHostedVersion(server.services.database, key))?.isCurrent;
    expect(await isCurrent(version?.preview_key)).toBe(true);
    expect(await isCurrent(link?.token)).toBe(false);
    expect(await isCurrent(app.slug)).toBe(false);
    await query('update public.apps set current_version = 2 where id = $1', [app.id]);
    expect(await isCurrent(version?.preview_key)).toBe(false);
  });

  it('are not taken in the form that browsers show as other letters; who has one keeps it', async () => {
    const app = await appOf(ada);
    expect(await publish(app, ada, 'xn--pple-43d')).toMatchObject({
      status: 409,
      body: {
        details: { reason: 'form_of_other_letters' },
        message: expect.stringContaining('Choose another') as string,
      },
    });
    expect((await publish(app, ada, newName())).status).toBe(200);
    await query('update public.app_sites set slug = $2 where app_id = $1', [app.id, 'xn--pple-43d']);
    expect((await publish(app, ada)).body['slug']).toBe('xn--pple-43d');
    expect((await publish(app, ada, 'xn--pple-43d')).status).toBe(200);
  });

  it('are kept for who left them, and told to others as reserved', async () => {
    const [mine, theirs] = [await appOf(ada), await appOf(eve)];
    const slug = newName();
    expect((await publish(mine, ada, slug)).status).toBe(200);
    expect(await publish(theirs, eve, slug)).toMatchObject({
      status: 409,
      body: { details: { reason: 'slug_taken' } },
    });
    await callFunction(server, 'unpublish-app', { appId: mine.id }, ada);
    expect(await publish(theirs, eve, slug)).toMatchObject({
      status: 409,
      body: {
        details: { reason: 'reserved' },
        message: expect.stringMatching(/reserved .* until \d+ \w+ \d{4}\. Choose another\./) as string,
      },
    });
    // Not by a name that is made up either, and not past the functions.
    await expect(
      query('update public.app_sites set slug = $2 where app_id = $1', [theirs.id, slug]),
    ).rejects.toThrow();
    await daysPass(slug, limits.hosting.addressKeptDays - 1);
    expect((await publish(theirs, eve, slug)).status).toBe(409);
    // Its owner finds it again, for this app without naming it, and for another.
    expect((await publish(mine, ada)).body['slug']).toBe(slug);
    expect(await epochAt(slug)).toBeUndefined();
    await callFunction(server, 'unpublish-app', { appId: mine.id }, ada);
    const second = await appOf(ada);
    expect((await publish(second, ada, slug)).status).toBe(200);
    expect(await shownAt(slug)).toBe(second.id);
  });

  it.each<[string, (app: SharedApp, person: SignedInPerson) => Promise<unknown>]>([
    ['is changed', (app, person) => publish(app, person, newName())],
    ['was purged with its app', ({ id }) => query('delete from public.apps where id = $1', [id])],
    ['went with the account', (_, person) => query('delete from auth.users where id = $1', [person.id])],
  ])('are nobody’s for a while after one %s, and then come with another epoch', async (_, leave) => {
    const gone = await addSignedInPerson(server);
    const former = await appOf(gone);
    const slug = newName();
    await publish(former, gone, slug);
    expect(await epochAt(slug)).toBeUndefined();
    await leave(former, gone);
    const theirs = await appOf(eve);
    expect(await publish(theirs, eve, slug)).toMatchObject({ body: { details: { reason: 'reserved' } } });
    await daysPass(slug, limits.hosting.addressKeptDays);
    expect((await publish(theirs, eve, slug)).status).toBe(200);
    const epoch = await epochAt(slug);
    expect(epoch).toMatch(/^[\da-f-]{36}$/);
    // Under the same hands it stays.
    await publish(theirs, eve, slug);
    expect(await epochAt(slug)).toBe(epoch);
  });

  it('stay while the app lies in the bin', async () => {
    const mine = await appOf(ada);
    await query('update public.apps set deleted_at = now() where id = $1', [mine.id]);
    expect(await publish(await appOf(eve), eve, mine.slug)).toMatchObject({
      body: { details: { reason: 'slug_taken' } },
    });
  });

  it('are taken by one of two who want the same at the same moment', async () => {
    const slug = newName();
    const answers = await Promise.all([
      publish(await appOf(ada), ada, slug),
      publish(await appOf(eve), eve, slug),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('are shown to their owner and to nobody else', async () => {
    const mine = await appOf(ada);
    await callFunction(server, 'unpublish-app', { appId: mine.id }, ada);
    const seen = (claims: Record<string, unknown>) =>
      server.services.database.tx(
        'authenticated',
        claims,
        async (tx) =>
          (await tx.query('select address, free_at from public.app_addresses where app_id = $1', [mine.id]))
            .rows,
      );
    expect(await seen(ada.claims)).toEqual([{ address: mine.slug, free_at: expect.any(Date) as Date }]);
    expect(await seen(eve.claims)).toEqual([]);
  });

  it('take nothing from pages of the app that was there before', async () => {
    const former = await appOf(ada);
    const slug = newName();
    await publish(former, ada, slug);
    await callFunction(server, 'unpublish-app', { appId: former.id }, ada);
    await daysPass(slug, limits.hosting.addressKeptDays);
    await publish(await appOf(eve), eve, slug);
    const visitor = dataVisitor(server.url, `${slug}.localhost:${new URL(server.url).port}`);
    expect((await visitor.post('/.data/changes', { changes: [] })).status).toBe(409);
    visitor.cookies.set('origin', (await epochAt(slug)) ?? '');
    expect((await visitor.post('/.data/changes', { changes: [] })).status).toBe(422);
  });

  it('are kept as long as the limits say', async () => {
    const [row] = await query<{ days: number }>(
      'select extract(epoch from internal.address_kept())::integer / 86400 as days',
    );
    expect(row?.days).toBe(limits.hosting.addressKeptDays);
  });
});

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { type AppsTestServer, startAppsServer } from '../../testing/apps/start-apps-server.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';
import type { ShareLink } from '../share-token.ts';

const minutes = 180_000;

describe.each(engines)('links to an app on %s', { timeout: minutes }, (engine) => {
  let server: AppsTestServer;
  let owner: SignedInPerson;
  let stranger: SignedInPerson;
  let appId: string;

  beforeAll(async () => {
    server = await startAppsServer(engine, inject('postgresUrl'));
    owner = await addSignedInPerson(server);
    stranger = await addSignedInPerson(server);
    const { result } = await server.follow(
      'generate-app',
      { appName: 'Bird log', prompt: 'A list of birds with name and colour.' },
      owner,
    );
    appId = (result['app'] as { id: string }).id;
  }, minutes);
  afterAll(() => server.close());

  const share = async (make: boolean) => {
    const { body } = await callFunction(server, 'share-app', { appId, make }, owner);
    return body['links'] as ShareLink[];
  };
  const read = async (token: string, person?: SignedInPerson) =>
    (await callFunction(server, 'read-shared-app', { token }, person)).body;
  const change = (text: string) =>
    server.services.database.tx('service_role', {}, (tx) => tx.query(text, [appId]));

  it('are made by its owner, and show its current version to anybody', async () => {
    expect(await share(false)).toEqual([]);
    const [link] = await share(true);
    const token = link?.token ?? '';
    expect(link?.url).toBe(`${server.url}/shared/${token}`);
    expect(await share(false)).toEqual([link]);
    for (const person of [undefined, stranger, owner]) {
      const shown = await read(token, person);
      expect(shown).toMatchObject({
        state: 'open',
        name: 'Bird log',
        asked: 'A list of birds with name and colour.',
        number: 1,
      });
      expect(JSON.stringify(shown)).not.toContain(appId);
    }
    const { previewUrl } = (await read(token)) as { previewUrl: string };
    const page = await server.visit(previewUrl);
    expect(page.status).toBe(200);
    expect(page.headers['x-robots-tag']).toBe('noindex');

    await server.follow('revise-app', { appId, sentence: 'Make the background ivory' }, owner);
    expect(await read(token)).toMatchObject({ state: 'open', number: 2 });
  });

  it('lead nowhere once they are taken back, and other links go on', async () => {
    const before = await share(true);
    const [first, second] = before.map(({ token }) => token);
    const { previewUrl } = (await read(first ?? '')) as { previewUrl: string };
    const revoke = (person: SignedInPerson) =>
      callFunction(server, 'unshare-app', { appId, token: first }, person);
    expect((await revoke(stranger)).status).toBe(404);
    expect(await read(first ?? '')).toMatchObject({ state: 'open' });
    expect((await revoke(owner)).body).toEqual({ revoked: true });
    expect((await revoke(owner)).body).toEqual({ revoked: false });
    expect(await read(first ?? '')).toEqual({ state: 'revoked' });
    expect((await server.visit(previewUrl)).status).toBe(404);
    expect(await read(second ?? '')).toMatchObject({ state: 'open' });
    expect((await share(false)).map(({ token }) => token)).toEqual([second]);
  });

  it('are nobody else’s to make, to list or to take back', async () => {
    for (const make of [true, false])
      expect((await callFunction(server, 'share-app', { appId, make }, stranger)).status).toBe(404);
    for (const name of ['share-app', 'unshare-app'])
      expect((await callFunction(server, name, { appId, token: 'a'.repeat(26) })).status).toBe(401);
    const seen = (role: 'anon' | 'authenticated', claims: Record<string, unknown>) =>
      server.services.database.tx(
        role,
        claims,
        async (tx) => (await tx.query('select token from public.app_shares')).rows,
      );
    expect(await seen('authenticated', { sub: stranger.id })).toEqual([]);
    expect((await seen('authenticated', { sub: owner.id })).length).toBeGreaterThan(0);
    await expect(seen('anon', {})).rejects.toThrow(/permission denied/);
    await expect(
      server.services.database.tx('authenticated', { sub: owner.id }, (tx) =>
        tx.query('insert into public.app_shares (token, app_id) values ($1, $2)', ['c'.repeat(26), appId]),
      ),
    ).rejects.toThrow(/permission denied/);
  });

  it('say so when they lead nowhere', async () => {
    for (const token of ['a'.repeat(26), '', 'x', '__proto__', "'; drop table apps; --", '\u0000'])
      expect(await read(token), JSON.stringify(token)).toEqual({ state: 'unknown' });
    expect((await callFunction(server, 'read-shared-app', { token: 3 })).status).toBe(422);
    expect((await callFunction(server, 'unshare-app', { appId, token: '../x' }, owner)).status).toBe(422);
  });

  it('are closed while the app lies in the bin', async () => {
    const [link] = await share(true);
    const token = link?.token ?? '';
    const { previewUrl } = (await read(token)) as { previewUrl: string };
    await change('update public.apps set deleted_at = now() where id = $1');
    expect(await read(token)).toEqual({ state: 'gone' });
    expect((await server.visit(previewUrl)).status).toBe(404);
    await change('update public.apps set deleted_at = null where id = $1');
    expect((await server.visit(previewUrl)).status).toBe(200);
  });

  it('bring no means to choose elements: only the preview of the owner does', async () => {
    const [link] = await share(true);
    const { previewUrl } = (await read(link?.token ?? '')) as { previewUrl: string };
    const { body } = await callFunction(server, 'publish-app', { appId, slug: 'bird-log' }, owner);
    const listed = (await callFunction(server, 'list-versions', { appId }, owner)).body;
    const [version] = listed['versions'] as { previewUrl: string }[];
    const own = version?.previewUrl ?? '';
    expect((await server.visit(own, '/?edit')).body).toContain(
      `<script defer src="/.edit/picker.js" data-platforms="${server.url}`,
    );
    expect((await server.visit(own)).body).not.toContain('picker');
    expect((await server.visit(own, '/.edit/picker.js')).headers['content-type']).toMatch(/javascript/);
    for (const address of [previewUrl, String(body['url'])]) {
      expect((await server.visit(address)).status).toBe(200);
      expect((await server.visit(address, '/?edit')).body).not.toContain('picker');
      expect((await server.visit(address, '/.edit/picker.js')).status).toBe(404);
    }
  });

  it('are limited in number', async () => {
    const open = (await share(false)).length;
    const asked = Array.from({ length: limits.sharing.linksPerThing - open + 3 }, () =>
      callFunction(server, 'share-app', { appId, make: true }, owner),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    expect(await share(false)).toHaveLength(limits.sharing.linksPerThing);
  });
});

import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { createDatabase, dropDatabase, engines } from '../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';
import { startTestServer, type TestServer } from '../../testing/server/start-test-server.server.ts';
import type { JobRun } from '../jobs/job-run.ts';
import { run as removeAppFiles } from '../jobs/remove-app-files/run.server.ts';
import type { Storage } from '../storage/storage.ts';
import { purgeBin } from './purge-bin.server.ts';
import { purgeLeftoverFiles } from './purge-leftover-files.server.ts';
import { purgeLeftoverVendor } from './purge-leftover-vendor.server.ts';
import { keepVendor, readVendor } from './vendor-files.server.ts';
import { keepPicture, keepSite } from './version-files.server.ts';

const hour = 3_600_000;

/** The same store, as it will be after some time. */
function later(storage: Storage, ms: number): Storage {
  const aged = <T extends { modifiedAt: Date }>(object: T) => ({
    ...object,
    modifiedAt: new Date(object.modifiedAt.getTime() - ms),
  });
  return {
    kind: storage.kind,
    put: (...given) => storage.put(...given),
    get: (key) => storage.get(key),
    delete: (key) => storage.delete(key),
    check: () => storage.check(),
    close: () => storage.close(),
    async head(key) {
      const found = await storage.head(key);
      return found === null ? null : aged(found);
    },
    async list(...given) {
      const page = await storage.list(...given);
      return { ...page, objects: page.objects.map(aged) };
    },
  };
}

describe.each(engines)('what becomes of deleted apps, on %s', { timeout: 60_000 }, (engine) => {
  let server: TestServer;
  let databaseUrl: string | undefined;
  let person: SignedInPerson;
  let tools: JobRun;

  beforeAll(async () => {
    databaseUrl = engine === 'postgres' ? await createDatabase(inject('postgresUrl')) : undefined;
    server = await startTestServer(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
    await addSignedInPerson(server, { admin: true });
    tools = { ...server.services, id: randomUUID(), attempt: 1, signal: new AbortController().signal };
  }, 60_000);
  afterAll(async () => {
    await server.close();
    if (databaseUrl !== undefined) await dropDatabase(inject('postgresUrl'), databaseUrl);
  });
  beforeEach(async () => {
    person = await addSignedInPerson(server);
  });

  const rows = async <Row>(text: string, values: unknown[]) =>
    (await server.services.database.tx('service_role', {}, (tx) => tx.query<Row>(text, values))).rows;
  const isThere = async (appId: string) =>
    (await rows('select from apps where id = $1', [appId])).length === 1;
  const filesOf = async (appId: string) =>
    (await server.services.storage.list(`apps/${appId}/`)).objects.length;

  async function addApp(owner: SignedInPerson, { deletedDaysAgo = null as number | null, uses = '' } = {}) {
    const [app] = await rows<{ id: string }>(
      `insert into apps (user_id, app_name, description, deleted_at)
       values ($1, 'Recipe box', 'Recipes', now() - make_interval(days => $2)) returning id`,
      [owner.id, deletedDaysAgo],
    );
    const appId = app?.id ?? '';
    const [version] = await rows<{ id: string }>(
      `insert into app_versions (app_id, number, origin, request, spec, files, status, preview_key, requested_by)
       values ($1, 1, 'description', 'A recipe box', '{"name":"Recipe box"}', '{"src/app.tsx":"export {}"}', 'completed', $2, $3)
       returning id`,
      [appId, randomUUID().replaceAll('-', '').slice(0, 26), owner.id],
    );
    await rows("insert into builds (app_id, build_status) values ($1, 'completed')", [appId]);
    await rows('insert into app_sites (app_id, slug, version_id) values ($1, $2, $3)', [
      appId,
      `site-${appId.slice(0, 8)}`,
      version?.id,
    ]);
    const place = { appId, versionId: version?.id ?? '' };
    await keepSite(server.services.storage, place, { files: { 'index.html': `<script>${uses}</script>` } });
    await keepPicture(server.services.storage, place, 'phone', new Uint8Array([1]));
    return appId;
  }

  /** What the queue would run; here no worker takes it. */
  async function runRemovals() {
    const sent = await rows<{ data: { appIds: string[] } }>(
      "select data from pgboss.job where name = 'remove-app-files' and state = 'created'",
      [],
    );
    for (const { data } of sent) await removeAppFiles(tools, data);
  }

  it('keeps the moment of deletion itself, whatever a device says', async () => {
    const appId = await addApp(person);
    await server.services.database.tx('authenticated', { sub: person.id }, (tx) =>
      tx.query("update apps set deleted_at = '2001-01-01' where id = $1", [appId]),
    );
    expect(
      await rows("select deleted_at > now() - interval '1 minute' as young from apps where id = $1", [appId]),
    ).toEqual([{ young: true }]);
    await purgeBin(tools);
    expect(await isThere(appId)).toBe(true);
    await rows('update apps set deleted_at = null where id = $1', [appId]);
    expect(await rows('select deleted_at from apps where id = $1', [appId])).toEqual([{ deleted_at: null }]);
  });

  it('removes them after 30 days, with their files, and nothing else', async () => {
    const old = [await addApp(person, { deletedDaysAgo: 31 }), await addApp(person, { deletedDaysAgo: 400 })];
    const kept = [await addApp(person, { deletedDaysAgo: 29 }), await addApp(person)];
    expect(await purgeBin(tools)).toBe(2);
    for (const appId of old) expect([await isThere(appId), await filesOf(appId)]).toEqual([false, 0]);
    for (const appId of kept) expect([await isThere(appId), await filesOf(appId)]).toEqual([true, 2]);
    expect(await rows('select from app_versions where app_id = any ($1)', [old])).toEqual([]);
  });

  it('goes on where it was broken off', async () => {
    const [first, second] = [
      await addApp(person, { deletedDaysAgo: 50 }),
      await addApp(person, { deletedDaysAgo: 40 }),
    ];
    const full: Storage = {
      ...later(server.services.storage, 0),
      delete: () => Promise.reject(new Error('The store is gone.')),
    };
    await expect(purgeBin({ ...tools, storage: full })).rejects.toThrow('The store is gone.');
    expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
    expect(await filesOf(first)).toBe(2);
    expect(await purgeBin(tools)).toBe(1);
    // Until they are a day old, files without a version might be on their way.
    await purgeLeftoverFiles(tools);
    expect(await filesOf(first)).toBe(2);
    const tomorrow = later(server.services.storage, limits.bin.leftoverMs + hour);
    expect(await purgeLeftoverFiles({ ...tools, storage: tomorrow })).toBe(2);
    expect([await filesOf(first), await filesOf(second)]).toEqual([0, 0]);
  });

  it('never takes files of a version that is there, nor those that it does not know', async () => {
    const appId = await addApp(person, { deletedDaysAgo: 3 });
    const { storage } = server.services;
    await storage.put('apps/own-thing.txt', new Uint8Array([1]), { contentType: 'text/plain' });
    const nextYear = later(storage, 365 * 24 * hour);
    expect(await purgeLeftoverFiles({ ...tools, storage: nextYear })).toBe(0);
    expect(await filesOf(appId)).toBe(2);
    expect(await storage.head('apps/own-thing.txt')).not.toBeNull();
  });

  it('takes shared code when no site asks for it, also not by way of other code', async () => {
    const { storage } = server.services;
    await keepVendor(storage, {
      'current-1.js': 'now',
      'used-1.js': 'import "./chunk-1.js"',
      'chunk-1.js': 'deep',
      'unused-1.js': 'gone',
    });
    await addApp(person, { uses: 'import "./vendor/used-1.js"' });
    expect(await purgeLeftoverVendor(tools, ['current-1.js'])).toBe(0);
    const nextMonth = later(storage, 30 * 24 * hour);
    expect(await purgeLeftoverVendor({ ...tools, storage: nextMonth }, ['current-1.js'])).toBe(1);
    const left = await Promise.all(
      ['current-1.js', 'used-1.js', 'chunk-1.js', 'unused-1.js'].map((name) => readVendor(storage, name)),
    );
    expect(left).toEqual(['now', 'import "./chunk-1.js"', 'deep', undefined]);
    // Whoever still builds with it writes it again.
    await keepVendor(nextMonth, { 'used-1.js': 'import "./chunk-1.js"' });
    const renewed = await storage.head('apps/vendor/used-1.js');
    expect(Date.now() - (renewed?.modifiedAt.getTime() ?? 0)).toBeLessThan(60_000);
  });

  it('delete-app is for what is in one’s own bin', async () => {
    const inUse = await addApp(person);
    const binned = await addApp(person, { deletedDaysAgo: 1 });
    const stranger = await addSignedInPerson(server);
    const ask = (appId: string, who: SignedInPerson) => callFunction(server, 'delete-app', { appId }, who);
    expect((await ask(inUse, person)).status).toBe(409);
    expect((await ask(binned, stranger)).status).toBe(404);
    expect((await callFunction(server, 'delete-app', { appId: binned })).status).toBe(401);
    expect(await ask(binned, person)).toMatchObject({ status: 200, body: { deleted: true } });
    await runRemovals();
    expect([await isThere(binned), await filesOf(binned)]).toEqual([false, 0]);
    expect([await isThere(inUse), await filesOf(inUse)]).toEqual([true, 2]);
    expect((await ask(binned, person)).status).toBe(404);
  });

  it('an account takes its files along', async () => {
    const appId = await addApp(person);
    const other = await addApp(await addSignedInPerson(server));
    expect((await callFunction(server, 'delete-my-account', {}, person)).status).toBe(200);
    await runRemovals();
    expect([await isThere(appId), await filesOf(appId)]).toEqual([false, 0]);
    expect(await filesOf(other)).toBe(2);
  });

  it('an export holds the request, the plan and the files of every version', async () => {
    const appId = await addApp(person);
    await addApp(await addSignedInPerson(server));
    const answer = await fetch(`${server.url}/functions/v1/export-my-data`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
    });
    const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const folder = `apps/recipe-box-${appId}/version-1`;
    expect(
      Object.keys(zip)
        .filter((path) => path.startsWith('apps/'))
        .toSorted(),
    ).toEqual([`${folder}/files/src/app.tsx`, `${folder}/version.json`]);
    expect(JSON.parse(strFromU8(zip[`${folder}/version.json`] ?? new Uint8Array()))).toMatchObject({
      request: 'A recipe box',
      plan: { name: 'Recipe box' },
    });
  });
});

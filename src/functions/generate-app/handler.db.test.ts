import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { endLostVersions } from '../../server/apps/end-lost-versions.server.ts';
import { type AppsTestServer, startAppsServer } from '../../testing/apps/start-apps-server.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';

const minutes = 180_000;
const request = { appName: 'Tasks', prompt: 'A list of tasks with a due date and a priority.' };

/** From the header of either kind of WebP that Chromium writes. */
function sizeOfWebp(image: Buffer): [width: number, height: number] {
  return image.subarray(12, 16).toString() === 'VP8X'
    ? [image.readUIntLE(24, 3) + 1, image.readUIntLE(27, 3) + 1]
    : [image.readUInt16LE(26) & 0x3fff, image.readUInt16LE(28) & 0x3fff];
}

describe.each(engines)('from a description to an app on %s', { timeout: minutes }, (engine) => {
  let server: AppsTestServer;
  let person: SignedInPerson;
  let stranger: SignedInPerson;
  let appId: string;
  let previewUrl: string;

  beforeAll(async () => {
    server = await startAppsServer(engine, inject('postgresUrl'));
    person = await addSignedInPerson(server);
    stranger = await addSignedInPerson(server);
  }, minutes);
  afterAll(() => server.close());

  const own = <Row>(text: string, values: unknown[] = []) =>
    server.services.database.tx(
      'authenticated',
      { sub: person.id },
      async (tx) => (await tx.query<Row>(text, values)).rows,
    );
  const asServer = (text: string, values: unknown[] = []) =>
    server.services.database.tx('service_role', {}, (tx) => tx.query(text, values));

  it('tells every step, and what is completed was built and proved', async () => {
    const { status, progress, result } = await server.follow('generate-app', request, person, 'first');
    expect(status).toBe(200);
    expect(result).toMatchObject({ success: true, app: { name: 'Tasks' }, version: { number: 1 } });
    const steps = progress.map(({ step }) => step);
    expect(steps).toEqual(
      [...new Set(steps)].toSorted(
        (a, b) =>
          ['reading', 'planning', 'writing', 'building', 'trying', 'done'].indexOf(String(a)) -
          ['reading', 'planning', 'writing', 'building', 'trying', 'done'].indexOf(String(b)),
      ),
    );
    expect(progress.at(-1)).toMatchObject({ status: 'completed', step: 'done' });
    ({ id: appId, previewUrl } = result['app'] as { id: string; previewUrl: string });
    const [row] = await own<Record<string, unknown>>(
      `select a.app_name, a.description, a.current_version, a.tech_stack, a.file_structure, b.build_status,
              v.status, v.proof, v.pictures, v.spec
       from apps a join builds b on b.app_id = a.id join app_versions v on v.app_id = a.id where a.id = $1`,
      [appId],
    );
    expect(row).toMatchObject({
      app_name: 'Tasks',
      description: request.prompt,
      current_version: 1,
      build_status: 'completed',
      status: 'completed',
      proof: { ok: true },
      pictures: ['desktop', 'phone'],
    });
    expect(Object.keys(row?.['file_structure'] as object)).toContain('package.json');
  });

  it('makes one app of the same request sent twice, also at once', async () => {
    const again = await server.follow('generate-app', request, person, 'first');
    expect(again.result).toMatchObject({ success: true, app: { id: appId } });
    const both = await Promise.all(
      [1, 2].map(() => server.follow('generate-app', { ...request, appName: 'Twice' }, person, 'twice')),
    );
    const ids = both.map(({ result }) => (result['app'] as { id: string } | undefined)?.id);
    expect(await own('select id from apps')).toHaveLength(2);
    expect(ids.filter((id) => id !== undefined).length).toBeGreaterThan(0);
  });

  it('shows it on an origin of its own, which reaches nothing of the platform', async () => {
    const page = await server.visit(previewUrl);
    expect(page.status).toBe(200);
    expect(page.body).toContain('src="./app.js"');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self'");
    // The version that works can be kept by its owner's browser.
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain(`frame-ancestors 'self' ${server.url}`);
    expect((await server.visit(previewUrl, '/app.js')).headers['content-type']).toContain('javascript');
    expect((await server.visit(previewUrl, '/.picture/desktop.webp')).headers['content-type']).toBe(
      'image/webp',
    );
    for (const path of ['/rest/v1/apps', '/auth/v1/settings', '/functions/v1/generate-app', '/health'])
      expect((await server.visit(previewUrl, path)).status, path).toBe(302);
    expect((await server.visit(previewUrl, '/functions/v1/generate-app', 'POST')).status).toBe(405);
    expect((await server.visit(previewUrl, '/app.json')).status).toBe(404);
    const unknown = previewUrl.replace(/\/\/\w+/, '//nobody');
    expect((await server.visit(unknown)).status).toBe(404);
    expect((await server.visit(previewUrl.replace('//', '//a.'))).status).toBe(404);
    expect((await fetch(`${server.url}/health`)).headers.get('content-security-policy')).toContain(
      'frame-src http://*.localhost',
    );
  });

  it('gives pictures of it, also four times as fine, to its owner alone', async () => {
    const asked = { appName: 'Tasks', description: request.prompt, techStack: [], useReplicateModel: false };
    const preview = await callFunction(server, 'enhanced-app-preview', asked, person);
    expect(Buffer.from(String(preview.body['desktopPreview']), 'base64').subarray(8, 12).toString()).toBe(
      'WEBP',
    );
    const { body } = await callFunction(
      server,
      'upscale-image',
      { imageBase64: preview.body['mobilePreview'], scale: 4, appId, size: 'phone' },
      person,
    );
    const fine = Buffer.from(String(body['upscaledImage']), 'base64');
    expect(sizeOfWebp(fine)).toEqual([1560, 3376]);
    const foreign = await callFunction(server, 'enhanced-app-preview', { ...asked, appId }, stranger);
    expect(foreign.status).toBe(404);
  });

  it('says in the words of the rules what is wrong with a name or a description', async () => {
    const cases = [
      [{ appName: ' ', prompt: 'A list' }, 'App name cannot be empty'],
      [{ appName: 'a'.repeat(101), prompt: 'A list' }, 'App name is too long'],
      [{ appName: '<b>Tasks</b>', prompt: 'A list' }, 'App name contains invalid characters'],
      [{ appName: 'Tasks', prompt: ' ' }, 'Prompt cannot be empty'],
      [{ appName: 'Tasks', prompt: 'a'.repeat(10_001) }, 'Prompt is too long'],
      [
        { appName: 'Tasks', prompt: '<script>alert(1)</script>' },
        'Input contains potentially dangerous content',
      ],
    ] as const;
    for (const [input, error] of cases) {
      const answer = await callFunction(server, 'generate-app', input, person);
      expect(answer, error).toMatchObject({ status: 422, body: { success: false, error } });
    }
    expect((await callFunction(server, 'generate-app', request)).status).toBe(401);
  });

  it('makes a few an hour for free, and says that more needs another plan', async () => {
    const answers: number[] = [];
    let refusal: unknown;
    for (let count = 0; count <= limits.apps.freePerWindow; count += 1) {
      const controller = new AbortController();
      const answer = await fetch(`${server.url}/functions/v1/generate-app`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${stranger.token}`,
          accept: 'text/event-stream',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ appName: `Number ${count}`, prompt: 'A list of counters' }),
        signal: controller.signal,
      });
      answers.push(answer.status);
      if (answer.status === 429) refusal = await answer.json();
      controller.abort();
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    expect(refusal).toMatchObject({
      success: false,
      code: 'rate_limited',
      details: { reason: 'upgrade_required' },
    });
    // Nobody waits for them: what was asked for is cancelled, and its end is told.
    const versions = await server.services.database.tx(
      'service_role',
      {},
      async (tx) =>
        (
          await tx.query<{ id: string; app_id: string }>(
            'select v.id, v.app_id from app_versions v join apps a on a.id = v.app_id where a.user_id = $1',
            [stranger.id],
          )
        ).rows,
    );
    expect(versions).toHaveLength(5);
    for (const { id, app_id } of versions)
      await callFunction(server, 'cancel-version', { appId: app_id, versionId: id }, stranger);
    await expect
      .poll(
        async () =>
          server.services.database.tx(
            'service_role',
            {},
            async (tx) =>
              (
                await tx.query<{ open: number }>(
                  "select count(*)::int as open from app_versions v join apps a on a.id = v.app_id where a.user_id = $1 and v.status in ('queued', 'building')",
                  [stranger.id],
                )
              ).rows[0]?.open,
          ),
        { timeout: minutes },
      )
      .toBe(0);
  });

  it('cancels for its owner and for nobody else', async () => {
    const [version] = await own<{ id: string }>('select id from app_versions where app_id = $1', [appId]);
    const input = { appId, versionId: version?.id };
    expect((await callFunction(server, 'cancel-version', input, stranger)).status).toBe(404);
    expect((await callFunction(server, 'cancel-version', input, person)).body).toEqual({ cancelled: false });
  });

  it('ends a version whose work was lost for good, with the reason', async () => {
    await asServer(
      `insert into app_versions (app_id, number, origin, status, preview_key, created_at)
       values ($1, 99, 'sentence', 'building', repeat('z', 26), now() - interval '10 minutes')`,
      [appId],
    );
    expect(await endLostVersions(server.services.database)).toBe(1);
    expect(await own('select status, error from app_versions where number = 99')).toEqual([
      { status: 'failed', error: 'The work was broken off several times. Try again.' },
    ]);
    expect(await own('select build_status from builds where app_id = $1', [appId])).toEqual([
      { build_status: 'completed' },
    ]);
    await expect(
      asServer("update app_versions set status = 'completed' where number = 99"),
    ).rejects.toThrow();
  });
});

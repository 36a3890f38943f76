import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { readPictureHead } from '../../server/upscale/picture-head.ts';
import { createDatabase, dropDatabase, engines } from '../../testing/database/open-test-database.server.ts';
import { writePng } from '../../testing/sample-picture.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';
import { startTestServer, type TestServer } from '../../testing/server/start-test-server.server.ts';

describe.each(engines)('upscale-image on %s', { timeout: 60_000 }, (engine) => {
  let server: TestServer;
  let databaseUrl: string | undefined;
  let person: SignedInPerson;
  let picture: string;

  beforeAll(async () => {
    databaseUrl = engine === 'postgres' ? await createDatabase(inject('postgresUrl')) : undefined;
    server = await startTestServer(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
    person = await addSignedInPerson(server);
    const data = Uint8ClampedArray.from({ length: 20 * 10 * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : (at * 7) % 256,
    );
    picture = Buffer.from(await writePng({ data, width: 20, height: 10 })).toString('base64');
  }, 60_000);
  afterAll(async () => {
    await server.close();
    if (databaseUrl !== undefined) await dropDatabase(inject('postgresUrl'), databaseUrl);
  });

  const ask = (input: unknown, who: SignedInPerson = person) =>
    callFunction(server, 'upscale-image', input, who);

  it('enlarges any picture four times, as WebP', async () => {
    const { status, body } = await ask({ imageBase64: `data:image/png;base64,${picture}`, scale: 4 });
    expect(status).toBe(200);
    const image = Buffer.from(String((body as { upscaledImage: string }).upscaledImage), 'base64');
    expect(readPictureHead(image)).toMatchObject({ type: 'webp', width: 80, height: 40 });
  });

  it('refuses strangers, other scales, half an app and what is no picture', async () => {
    expect((await callFunction(server, 'upscale-image', { imageBase64: picture })).status).toBe(401);
    for (const input of [
      { imageBase64: picture, scale: 2 },
      { imageBase64: picture, size: 'phone' },
      { imageBase64: '' },
      { imageBase64: Buffer.from('<svg><script>alert(1)</script></svg>').toString('base64') },
      { imageBase64: picture.slice(0, picture.length / 2) },
      {},
    ])
      expect((await ask(input)).status, JSON.stringify(input).slice(0, 60)).toBe(422);
  });

  it('stops when whoever asked has left', async () => {
    let isStopped = false;
    const enlarge = vi.spyOn(server.services.upscaler, 'enlarge').mockImplementation(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            isStopped = true;
            reject(new KoraError('unavailable'));
          });
        }),
    );
    const leaver = new AbortController();
    const asked = fetch(`${server.url}/functions/v1/upscale-image`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ imageBase64: picture }),
      signal: leaver.signal,
    });
    await vi.waitFor(() => expect(enlarge).toHaveBeenCalled(), { timeout: 10_000 });
    leaver.abort();
    await expect(asked).rejects.toThrow();
    await vi.waitFor(() => expect(isStopped).toBe(true), { timeout: 10_000 });
    enlarge.mockRestore();
  });

  it('takes so many in an hour from one person', async () => {
    const eager = await addSignedInPerson(server);
    await server.services.database.tx('service_role', {}, (tx) =>
      tx.query(
        "insert into auth.rate_limits (key, count, resets_at) values ($1, $2, now() + interval '1 hour')",
        [`upscale:user:${eager.id}`, limits.upscale.perWindow],
      ),
    );
    expect((await ask({ imageBase64: picture }, eager)).status).toBe(429);
    expect((await ask({ imageBase64: picture })).status).toBe(200);
  });
});

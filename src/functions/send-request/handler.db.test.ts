import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { listOutbox } from '../../server/mail/list-outbox.server.ts';
import { createDatabase, dropDatabase, engines } from '../../testing/database/open-test-database.server.ts';
import { addSignedInPerson, callFunction } from '../../testing/server/signed-in-person.server.ts';
import { startTestServer, type TestServer } from '../../testing/server/start-test-server.server.ts';

const request = {
  kind: 'support',
  name: 'Ada',
  email: ' Ada@Kora.example ',
  subject: 'Help',
  message: 'Buy now at https://spam.example',
};

describe.each(engines)('requests to support and sales, on %s', (engine) => {
  let server: TestServer;
  let databaseUrl: string | undefined;

  beforeAll(async () => {
    databaseUrl = engine === 'postgres' ? await createDatabase(inject('postgresUrl')) : undefined;
    server = await startTestServer(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
    await server.services.queue.work();
  });
  afterAll(async () => {
    await server.close();
    if (databaseUrl !== undefined) await dropDatabase(inject('postgresUrl'), databaseUrl);
  });

  const stored = (role: 'authenticated' | 'anon' | 'service_role', claims = {}) =>
    server.services.database.tx(
      role,
      claims,
      async (tx) =>
        (
          await tx.query<{ subject: string; email: string }>(
            'select subject, email from requests order by created_at',
          )
        ).rows,
    );

  it('refuses what is missing, too long or not an address, and keeps nothing of it', async () => {
    for (const change of [
      { kind: 'gossip' },
      { name: ' ' },
      { name: 'a\nBcc: b@c.d' },
      { email: 'ada' },
      { subject: 'x'.repeat(limits.requests.subjectLength + 1) },
      { message: 'x'.repeat(limits.requests.messageLength + 1) },
      { message: 'a\0b' },
    ]) {
      const { status } = await callFunction(server, 'send-request', { ...request, ...change });
      expect(status, JSON.stringify(change).slice(0, 40)).toBe(422);
    }
    expect(await stored('service_role')).toEqual([]);
    await server.services.database.tx('service_role', {}, (tx) => tx.query('delete from auth.rate_limits'));
  });

  it('is kept, shown to its sender alone, acknowledged without their words, and limited', async () => {
    const person = await addSignedInPerson(server);
    const stranger = await addSignedInPerson(server);
    const admin = await addSignedInPerson(server, { admin: true });
    const { status, body } = await callFunction(server, 'send-request', request, person);
    expect(status).toBe(200);
    const mine = [{ subject: 'Help', email: 'ada@kora.example' }];
    expect(await stored('authenticated', person.claims)).toEqual(mine);
    expect(await stored('authenticated', admin.claims)).toEqual(mine);
    expect(await stored('authenticated', stranger.claims)).toEqual([]);
    await expect(stored('anon')).rejects.toThrow('permission denied');
    for (const change of ['delete from requests', "update requests set status = 'closed'"])
      await expect(
        server.services.database.tx('authenticated', person.claims, (tx) => tx.query(change)),
      ).rejects.toThrow('permission denied');

    const mails = () => listOutbox(server.services.settings.KORA_DATA_DIR);
    await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: ['ada@kora.example'] });
    expect(mail?.text).toContain(body['id']);
    expect(mail?.text).not.toContain('spam.example');

    for (let sent = 1; sent < limits.requests.perAddress; sent++)
      expect((await callFunction(server, 'send-request', request)).status).toBe(200);
    expect(await callFunction(server, 'send-request', request)).toMatchObject({
      status: 429,
      body: { code: 'rate_limited' },
    });
    expect(await stored('service_role')).toHaveLength(limits.requests.perAddress);
    await expect
      .poll(async () => (await mails()).length, { timeout: 20_000 })
      .toBe(limits.requests.perRecipient);
  });
});

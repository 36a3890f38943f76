import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';
import type { TestServer } from '../../testing/server/start-test-server.server.ts';
import { startTestServerOn } from '../../testing/server/start-test-server-on.server.ts';

describe.each(engines)('calling many functions at once, on %s', (engine) => {
  let server: TestServer;
  let flooder: SignedInPerson;

  beforeAll(async () => {
    server = await startTestServerOn(engine, inject('postgresUrl'));
    flooder = await addSignedInPerson(server);
  });
  afterAll(() => server.close());

  /** Nobody is answered who asks for sessions, until the answer is called. */
  async function holdSessions(): Promise<() => Promise<void>> {
    const held = new EventEmitter();
    const isHeld = once(held, 'held');
    const released = once(held, 'released');
    const holding = server.services.database.tx('service_role', {}, async (tx) => {
      await tx.query('lock table auth.sessions in access exclusive mode');
      held.emit('held');
      await released;
    });
    await Promise.race([isHeld, holding]);
    return () => {
      held.emit('released');
      return holding;
    };
  }

  it('is refused beyond what may wait, with what to do, and serves those that wait', async () => {
    const release = await holdSessions();
    const flood = Array.from({ length: limits.rest.waiting * 3 }, () =>
      callFunction(server, 'list-sessions', {}, flooder),
    );
    expect(await Promise.race(flood)).toMatchObject({
      status: 429,
      body: {
        code: 'rate_limited',
        message: expect.stringContaining(`at most ${limits.rest.waiting}`) as string,
      },
    });
    await release();
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(limits.rest.waiting);
  });
});

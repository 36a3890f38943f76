import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { keepRun } from '../../testing/agents/keep-run.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';
import type { TestServer } from '../../testing/server/start-test-server.server.ts';
import { startTestServerOn } from '../../testing/server/start-test-server-on.server.ts';
import type { ShareLink } from '../share-token.ts';

describe.each(engines)('links to a run of an agent on %s', (engine) => {
  let server: TestServer;
  let owner: SignedInPerson;
  let stranger: SignedInPerson;
  let runId: string;

  beforeAll(async () => {
    server = await startTestServerOn(engine, inject('postgresUrl'));
    owner = await addSignedInPerson(server);
    stranger = await addSignedInPerson(server);
    runId = await keepRun(server, owner);
  });
  afterAll(() => server.close());

  const share = async (make: boolean) => {
    const { body } = await callFunction(server, 'share-run', { runId, make }, owner);
    return body['links'] as ShareLink[];
  };
  const read = async (token: string, person?: SignedInPerson) =>
    (await callFunction(server, 'read-shared-run', { token }, person)).body;

  it('are made by its owner, and show it to anybody', async () => {
    expect(await share(false)).toEqual([]);
    const [link] = await share(true);
    const token = link?.token ?? '';
    expect(link?.url).toBe(`${server.url}/shared-runs/${token}`);
    for (const person of [undefined, stranger, owner]) {
      const shown = await read(token, person);
      expect(shown).toMatchObject({ state: 'open', agent: 'loan-desk', name: 'A van', seed: 7 });
      expect(JSON.stringify(shown)).not.toContain(owner.id);
    }
  });

  it('lead nowhere once they are taken back', async () => {
    const [first, second] = (await share(true)).map(({ token }) => token);
    const revoke = (person: SignedInPerson) =>
      callFunction(server, 'unshare-run', { runId, token: first }, person);
    expect((await revoke(stranger)).status).toBe(404);
    expect((await revoke(owner)).body).toEqual({ revoked: true });
    expect((await revoke(owner)).body).toEqual({ revoked: false });
    expect(await read(first ?? '')).toEqual({ state: 'revoked' });
    expect(await read(second ?? '')).toMatchObject({ state: 'open' });
  });

  it('are nobody else’s to make or to take back, and end with the run', async () => {
    expect((await callFunction(server, 'share-run', { runId, make: true }, stranger)).status).toBe(404);
    expect((await callFunction(server, 'share-run', { runId, make: true })).status).toBe(401);
    for (const token of ['a'.repeat(26), '', '__proto__', "'; drop table agent_runs; --"])
      expect(await read(token), token).toEqual({ state: 'unknown' });
    const [link] = await share(false);
    await server.services.database.tx('service_role', {}, (tx) =>
      tx.query('delete from public.agent_runs where id = $1', [runId]),
    );
    expect(await read(link?.token ?? '')).toEqual({ state: 'unknown' });
  });
});

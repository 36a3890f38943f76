import { Agent, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSignedInPerson, type SignedInPerson } from '../../testing/server/signed-in-person.server.ts';
import { startTestServer, type TestServer } from '../../testing/server/start-test-server.server.ts';

const connections = 16;
const requestsEach = 40;
const path = '/rest/v1/apps?select=app_name,user_id,builds!inner(build_status)&order=app_name';

/** On a kept connection, as a browser or a proxy sends: one request after the other. */
function ask(
  agent: Agent,
  url: string,
  token: string | undefined,
): Promise<{ status: number; body: string }> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    get(`${url}${path}`, { agent, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (body += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    }).on('error', reject);
  });
}

describe('many people on few connections', () => {
  let server: TestServer;
  const people: SignedInPerson[] = [];

  beforeAll(async () => {
    server = await startTestServer();
    for (let at = 0; at < 5; at++) people.push(await addSignedInPerson(server));
    await server.services.database.tx('service_role', {}, async (tx) => {
      for (const [at, { id }] of people.entries()) {
        await tx.query(
          `with app as (insert into apps (user_id, app_name) select $1, 'App ' || n || ' of ' || $2 from generate_series(1, $3) n returning id)
           insert into builds (app_id) select id from app`,
          [id, String(at), at + 1],
        );
      }
    });
  });
  afterAll(() => server.close());

  it('gives each their own rows and nobody anything else, however their requests interleave', async () => {
    const wrong: unknown[] = [];
    await Promise.all(
      Array.from({ length: connections }, async (_, lane) => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        for (let turn = 0; turn < requestsEach; turn++) {
          // Every lane goes around the people in another order; the last of each round is nobody.
          const at = (turn * (lane % 5) + lane + turn) % (people.length + 1);
          const person = people[at];
          const { status, body } = await ask(agent, server.url, person?.token);
          const rows = status === 200 ? (JSON.parse(body) as { user_id: string }[]) : [];
          const isRight =
            person === undefined
              ? status === 401
              : rows.length === at + 1 && rows.every(({ user_id }) => user_id === person.id);
          if (!isRight) wrong.push({ at, status, body });
        }
        agent.destroy();
      }),
    );
    expect(wrong).toEqual([]);
  });
});

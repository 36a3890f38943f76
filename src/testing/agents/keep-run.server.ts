import { agents } from '../../catalog/agents.gen.ts';
import type { SignedInPerson } from '../server/signed-in-person.server.ts';
import type { TestServer } from '../server/start-test-server.server.ts';

/** A run of an agent in a person's account, of its first starter, as the browser would have sent it. */
export async function keepRun(
  { services }: TestServer,
  person: SignedInPerson,
  { agent = 'loan-desk', name = 'A van' } = {},
): Promise<string> {
  const work = (await agents.find((entry) => entry.agent.slug === agent)?.load())?.work;
  const id = services.ids.uuid();
  await services.database.tx('authenticated', { sub: person.id, role: 'authenticated' }, (tx) =>
    tx.query(
      `insert into public.agent_runs (id, user_id, agent, version, name, input, seed, summary, figures)
       values ($1, $2, $3, 1, $4, $5, 7, 'It was worked out.', '{}')`,
      [id, person.id, agent, name, JSON.stringify(work?.starters[0]?.input ?? {})],
    ),
  );
  return id;
}

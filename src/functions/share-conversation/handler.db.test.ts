import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { engines } from '../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';
import type { TestServer } from '../../testing/server/start-test-server.server.ts';
import { startTestServerOn } from '../../testing/server/start-test-server-on.server.ts';
import type { SharedConversation } from '../read-shared-conversation/contract.ts';
import type { ShareLink } from '../share-token.ts';

const turn = (id: string, parent: string | null) => ({
  id,
  parent,
  question: `Question ${id}`,
  answer: { kind: 'cannot', reason: `Answer ${id}` },
  at: `2026-01-0${id.length}T10:00:00.000Z`,
});

describe.each(engines)('links to a conversation on %s', (engine) => {
  let server: TestServer;
  let owner: SignedInPerson;
  let stranger: SignedInPerson;
  let conversationId: string;

  const as = (person: SignedInPerson, text: string, values: unknown[]) =>
    server.services.database.tx('authenticated', { sub: person.id, role: 'authenticated' }, (tx) =>
      tx.query(text, values),
    );

  beforeAll(async () => {
    server = await startTestServerOn(engine, inject('postgresUrl'));
    owner = await addSignedInPerson(server);
    stranger = await addSignedInPerson(server);
    conversationId = server.services.ids.uuid();
    const turns = [turn('a', null), turn('bb', 'a'), turn('ccc', 'a')];
    await as(
      owner,
      'insert into public.ask_conversations (id, user_id, title, turns) values ($1, $2, $3, $4)',
      [conversationId, owner.id, 'Loans', JSON.stringify(turns)],
    );
  });
  afterAll(() => server.close());

  const share = async (upTo?: string, person = owner) =>
    callFunction(
      server,
      'share-conversation',
      { conversationId, ...(upTo === undefined ? {} : { upTo }) },
      person,
    );
  const linksOf = async (upTo?: string) => (await share(upTo)).body['links'] as ShareLink[];
  const read = async (token: string, person?: SignedInPerson) =>
    (await callFunction(server, 'read-shared-conversation', { token }, person)).body as SharedConversation;
  const questions = (shown: SharedConversation) =>
    shown.state === 'open' ? shown.turns.map(({ question }) => question) : shown.state;

  it('show anybody the branch that was shared, and nothing that was asked elsewhere or later', async () => {
    expect(await linksOf()).toEqual([]);
    const [link] = await linksOf('bb');
    const token = link?.token ?? '';
    expect(link?.url).toBe(`${server.url}/shared-conversations/${token}`);
    await as(owner, 'update public.ask_conversations set turns = turns || $2::jsonb where id = $1', [
      conversationId,
      JSON.stringify([turn('dddd', 'bb')]),
    ]);
    for (const person of [undefined, stranger, owner]) {
      const shown = await read(token, person);
      expect(shown).toMatchObject({ state: 'open', title: 'Loans' });
      expect(questions(shown)).toEqual(['Question a', 'Question bb']);
      expect(JSON.stringify(shown)).not.toContain(owner.id);
    }
  });

  it('lead nowhere once they are taken back, or once what they showed is gone', async () => {
    const [first, second] = (await linksOf('ccc')).map(({ token }) => token);
    const revoke = (person: SignedInPerson) =>
      callFunction(server, 'unshare-conversation', { conversationId, token: first }, person);
    expect((await revoke(stranger)).status).toBe(404);
    expect((await revoke(owner)).body).toEqual({ revoked: true });
    expect((await revoke(owner)).body).toEqual({ revoked: false });
    expect(await read(first ?? '')).toEqual({ state: 'revoked' });
    expect(questions(await read(second ?? ''))).toEqual(['Question a', 'Question bb']);
    await as(owner, 'delete from public.ask_conversations where id = $1', [conversationId]);
    expect(await read(second ?? '')).toEqual({ state: 'unknown' });
  });

  it('are nobody else’s to make, and lead to nothing that is not there', async () => {
    conversationId = server.services.ids.uuid();
    await as(
      owner,
      'insert into public.ask_conversations (id, user_id, title, turns) values ($1, $2, $3, $4)',
      [conversationId, owner.id, 'Again', JSON.stringify([turn('a', null)])],
    );
    expect((await share('a', stranger)).status).toBe(404);
    expect((await share('zz')).status).toBe(404);
    expect((await callFunction(server, 'share-conversation', { conversationId, upTo: 'a' })).status).toBe(
      401,
    );
    for (const token of ['a'.repeat(26), '', '__proto__', "'; drop table ask_conversations; --"])
      expect(await read(token), token).toEqual({ state: 'unknown' });
  });
});

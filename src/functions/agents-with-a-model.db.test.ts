import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { engines } from '../testing/database/open-test-database.server.ts';
import {
  type ScriptedModel,
  startScriptedModel,
} from '../testing/scripted-model/start-scripted-model.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../testing/server/signed-in-person.server.ts';
import type { TestServer } from '../testing/server/start-test-server.server.ts';
import { startTestServerOn } from '../testing/server/start-test-server-on.server.ts';

const text = 'We want to borrow 20,000 euros at 4.5 % for the van.';
const facts = ['You pay €928.80 a month.', 'Interest: €5,728'];
const none = { day_tokens: null, month_tokens: null, day_cost_micro: null, month_cost_micro: null };

describe.each(engines)('agents with a model, on %s', (engine) => {
  let server: TestServer;
  let model: ScriptedModel;
  let admin: SignedInPerson;
  let person: SignedInPerson;

  beforeAll(async () => {
    model = await startScriptedModel({
      content: {
        text: 'You pay €928.80 a month. Interest comes to €5,800.',
        object: {
          amount: { value: 20_000, words: 'borrow 20,000 euros' },
          rate: { value: 5.4, words: '4.5 %' },
        },
      },
    });
    server = await startTestServerOn(engine, inject('postgresUrl'), {
      AI_PROVIDER: 'compatible',
      AI_BASE_URL: `${model.url}/v1`,
      AI_MODEL: 'good-plan',
    });
    admin = await addSignedInPerson(server, { admin: true });
    person = await addSignedInPerson(server);
  });
  afterAll(async () => {
    await server.close();
    await model.stop();
  });

  const ask = (name: string, input: unknown, who: SignedInPerson | undefined = person) =>
    callFunction(server, name, input, who);
  const done = async (name: string, input: unknown, who = person) => {
    const { status, body } = await ask(name, input, who);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  };

  it('fill a form with what the text says, and with nothing else', async () => {
    expect(await done('fill-agent-form', { slug: 'loan-desk', text })).toEqual({
      proposals: [{ field: 'amount', value: 20_000, words: ['borrow 20,000 euros'] }],
      dropped: [expect.stringContaining('rate') as string],
      model: 'good-plan',
      place: new URL(model.url).host,
      fault: null,
    });
    const left = JSON.stringify(model.questions().at(-1));
    expect(left).toContain('for the van');
    for (const ofPerson of [person.id, person.email, person.token]) expect(left).not.toContain(ofPerson);
  });

  it('fill the form of a builder too', async () => {
    const filled = await done('fill-agent-form', { slug: 'small-business-builder', text });
    expect(filled).toMatchObject({ fault: null });
  });

  it('tell a result without the sentence whose number it does not have', async () => {
    expect(await done('write-narrative', { title: 'Loan Desk', facts })).toMatchObject({
      paragraphs: ['You pay €928.80 a month.'],
      left_out: 1,
      fault: null,
    });
  });

  it('count as uses of their own kinds, of which the words are not kept', async () => {
    const { lines } = (await done('model-usage', {})) as { lines: { kind: string }[] };
    expect(lines.map(({ kind }) => kind).toSorted()).toEqual(['fill-form', 'narrative']);
    const { rows } = await server.services.database.tx('service_role', {}, (tx) =>
      tx.query('select t::text as line from model_usage t'),
    );
    expect(JSON.stringify(rows)).not.toContain('van');
  });

  it.each([
    ['fill-agent-form', { slug: 'loan-desk', text: ' ' }, 422],
    ['fill-agent-form', { slug: 'loan-desk', text: 'a'.repeat(40_001) }, 422],
    ['fill-agent-form', { slug: 'no-such-agent', text }, 404],
    ['write-narrative', { title: 'Loan Desk', facts: [] }, 422],
    [
      'write-narrative',
      { title: 'Loan Desk', facts: Array.from({ length: 20 }, () => 'a'.repeat(2_000)) },
      422,
    ],
  ])('refuse by %s what makes no sense', async (name, input, status) => {
    expect((await ask(name, input)).status).toBe(status);
  });

  it('want somebody who is signed in', async () => {
    expect((await callFunction(server, 'fill-agent-form', { slug: 'loan-desk', text })).status).toBe(401);
    expect((await callFunction(server, 'write-narrative', { title: 'Loan Desk', facts })).status).toBe(401);
  });

  it('say in words that a limit is reached, or that a model is not there', async () => {
    await done(
      'set-model-limits',
      { person: { user_id: person.id, limits: { ...none, day_tokens: 10 } } },
      admin,
    );
    const before = model.questions().length;
    const limited = expect.stringContaining('Your limit for language models') as string;
    expect(await done('fill-agent-form', { slug: 'loan-desk', text })).toMatchObject({ fault: limited });
    expect(await done('write-narrative', { title: 'Loan Desk', facts })).toMatchObject({ fault: limited });
    expect(model.questions()).toHaveLength(before);
    const gone = expect.stringContaining('There is no language model here') as string;
    expect(await done('fill-agent-form', { slug: 'loan-desk', text, model: 'gone' })).toMatchObject({
      proposals: [],
      fault: gone,
    });
  });
});

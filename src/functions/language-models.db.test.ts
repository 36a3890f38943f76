import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { useModel } from '../server/ai/connections/use-model.server.ts';
import type { ModelEvent } from '../server/ai/model-port.ts';
import { engines } from '../testing/database/open-test-database.server.ts';
import { usualContent } from '../testing/scripted-model/scripted-content.ts';
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

const houseKey = 'sk-house-0123456789abcdef';
const ownKey = 'sk-own-0123456789abcdef';
const none = { day_tokens: null, month_tokens: null, day_cost_micro: null, month_cost_micro: null };

interface ListedModel {
  id: string;
  name: string;
  whose: string;
  is_default: boolean;
}

describe.each(engines)('language models, on %s', (engine) => {
  let server: TestServer;
  let model: ScriptedModel;
  let admin: SignedInPerson;
  let person: SignedInPerson;
  let connectionId: string;

  beforeAll(async () => {
    model = await startScriptedModel({ key: houseKey });
    server = await startTestServerOn(engine, inject('postgresUrl'), {
      AI_PROVIDER: 'compatible',
      AI_BASE_URL: `${model.url}/v1`,
      AI_MODEL: 'good-plan',
      AI_API_KEY: houseKey,
    });
    admin = await addSignedInPerson(server, { admin: true });
    person = await addSignedInPerson(server);
  });
  afterAll(async () => {
    await server.close();
    await model.stop();
  });

  const ask = (name: string, input: unknown, who = admin) => callFunction(server, name, input, who);
  const done = async (name: string, input: unknown, who = admin) => {
    const { status, body } = await ask(name, input, who);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  };
  const sql = (text: string, values: unknown[] = []) =>
    server.services.database.tx('service_role', {}, (tx) => tx.query(text, values));
  const models = async (who = person) => (await done('list-models', {}, who))['models'] as ListedModel[];
  const connection = (more: object = {}) => ({
    name: 'House',
    provider: 'compatible',
    base_url: `${model.url}/v1`,
    model: 'good-plan',
    price_in: 1_000_000,
    price_out: 2_000_000,
    ...more,
  });

  async function hear(who: SignedInPerson, id?: string): Promise<ModelEvent[]> {
    const choice = await useModel(server.services, { userId: who.id, id, kind: 'ask' });
    if (!choice.ok) throw new Error(choice.fault.message);
    const events: ModelEvent[] = [];
    for await (const event of choice.port.stream([{ role: 'user', text: 'How much?' }])) events.push(event);
    return events;
  }

  it('are those of the settings where no admin has added one', async () => {
    expect(await models()).toEqual([
      {
        id: 'settings',
        name: 'good-plan',
        provider: 'compatible',
        model: 'good-plan',
        place: new URL(model.url).host,
        whose: 'settings',
        is_default: true,
      },
    ]);
    const text = (await hear(person)).map((event) => (event.kind === 'text' ? event.text : '')).join('');
    expect(text).toBe(usualContent.text);
    const left = JSON.stringify(model.questions().at(-1));
    expect(left).toContain('How much?');
    for (const ofPerson of [person.id, person.email, person.token]) expect(left).not.toContain(ofPerson);
  });

  it('are added by admins, with a key that nobody sees again', async () => {
    const saved = await done('save-model-connection', connection({ key: houseKey, is_default: true }));
    connectionId = String(saved['id']);
    const listed = await done('list-model-connections', {});
    expect(listed).toMatchObject({
      connections: [{ id: connectionId, name: 'House', has_key: true, is_default: true }],
      rules: { own_keys: false, own_private_addresses: false },
    });
    expect((await models()).map(({ id }) => id)).toEqual([connectionId, 'settings']);
    const { rows } = await sql('select key_secret from model_connections');
    expect(rows).toEqual([{ key_secret: expect.stringMatching(/^kora1\./) as string }]);
    const audit = await sql("select details::text as line from audit_log where action = 'admin.model_saved'");
    for (const text of [JSON.stringify(listed), JSON.stringify(saved), JSON.stringify(audit.rows)])
      expect(text).not.toContain(houseKey);
    expect((await ask('save-model-connection', connection(), person)).status).toBe(403);
  });

  it('keep their key while the address stays, and want it again for another', async () => {
    await done('save-model-connection', connection({ id: connectionId, name: 'Renamed', is_default: true }));
    expect(await done('test-model-connection', { id: connectionId }, person)).toMatchObject({ works: true });
    const moved = { id: connectionId, base_url: 'https://elsewhere.example/v1' };
    expect(await ask('save-model-connection', connection(moved))).toMatchObject({
      status: 422,
      body: { message: 'The address has changed: enter the key for it again.' },
    });
    const draft = { ...connection(moved), use: 'everyone' };
    expect(await done('test-model-connection', { id: connectionId, draft })).toMatchObject({ works: false });
  });

  it.each([
    [{ base_url: 'ftp://x' }, 'base_url'],
    [{ base_url: 'https://a:b@x.example' }, 'base_url'],
    [{ base_url: null }, 'base_url'],
    [{ model: '' }, 'model'],
    [{ name: 'a\nb' }, 'name'],
    [{ key: 'with spaces' }, 'key'],
    [{ provider: 'magic' }, 'provider'],
    [{ price_in: -1 }, 'price_in'],
  ])('are not saved with %o', async (wrong, field) => {
    const { status, body } = await ask('save-model-connection', connection(wrong));
    expect(status).toBe(422);
    expect(body['details']).toMatchObject([{ field }]);
  });

  it('are tried, and what is wrong is said in words', async () => {
    const draft = { ...connection(), use: 'everyone', key: houseKey };
    expect(await done('test-model-connection', { draft })).toMatchObject({
      works: true,
      message: expect.stringContaining('answers; its first word took') as string,
      models: expect.arrayContaining(['good-plan', 'tool-loop']) as string[],
    });
    const cases: [object, string][] = [
      [{ key: 'sk-wrong' }, 'The key was refused by 127.0.0.1'],
      [{ key: '' }, 'wants a key, and none is set'],
      [{ model: 'gpt-99' }, 'There is no model called gpt-99'],
      [{ base_url: `${model.url}/nothing` }, 'not as a model does'],
      [{ base_url: 'nonsense' }, 'Use an address such as'],
    ];
    for (const [wrong, words] of cases) {
      const answer = await done('test-model-connection', { draft: { ...draft, ...wrong } });
      expect(answer).toMatchObject({ works: false, message: expect.stringContaining(words) as string });
    }
    expect((await ask('test-model-connection', { draft }, person)).status).toBe(403);
    expect((await ask('test-model-connection', { id: randomUUID() }, person)).status).toBe(404);
    expect((await ask('test-model-connection', {}, person)).status).toBe(422);
  });

  it('are brought by people themselves only where an admin allows it, and not from the house', async () => {
    const mine = {
      name: 'Mine',
      provider: 'compatible',
      base_url: `${model.url}/v1`,
      model: 'good-plan',
      key: ownKey,
    };
    expect((await ask('save-model-key', mine, person)).status).toBe(403);
    await done('set-model-limits', { rules: { own_keys: true, own_private_addresses: false } });
    expect(await ask('save-model-key', mine, person)).toMatchObject({
      status: 422,
      body: { details: [{ field: 'base_url' }] },
    });
    const named = { ...mine, base_url: 'https://localhost.example.invalid/v1' };
    const { id: named_id } = await done('save-model-key', named, person);
    expect((await ask('save-model-key', { ...named, id: named_id }, admin)).status).toBe(404);
    await done('set-model-limits', { rules: { own_keys: true, own_private_addresses: true } });
    const { id } = await done('save-model-key', { ...mine, key: houseKey }, person);
    expect((await models()).filter(({ whose }) => whose === 'own')).toHaveLength(2);
    expect((await models(admin)).filter(({ whose }) => whose === 'own')).toEqual([]);
    expect((await hear(person, String(id))).at(-1)).toMatchObject({ kind: 'end' });
    // Taken back, the rule holds for what was stored before as well.
    await done('set-model-limits', { rules: { own_keys: true, own_private_addresses: false } });
    expect((await hear(person, String(id))).at(-1)).toMatchObject({ fault: { kind: 'address-refused' } });
    await done('set-model-limits', { rules: { own_keys: false, own_private_addresses: false } });
    expect((await models()).filter(({ whose }) => whose === 'own')).toEqual([]);
    expect(await done('remove-model-key', { id: String(id) }, admin)).toEqual({ changed: false });
    for (const one of [id, named_id])
      expect(await done('remove-model-key', { id: String(one) }, person)).toEqual({ changed: true });
    const { rows } = await sql("select from model_keys where key_secret like '%sk-own%'");
    expect(rows).toEqual([]);
  });

  it('are counted by person, model and purpose, and shown to that person and to admins', async () => {
    const other = await addSignedInPerson(server);
    await hear(other, connectionId);
    const usage = await done('model-usage', {}, other);
    expect(usage).toMatchObject({
      lines: [
        {
          user_id: other.id,
          model: 'good-plan',
          kind: 'ask',
          uses: 1,
          tokens_in: 3,
          tokens_out: 18,
          cost_micro: 39,
        },
      ],
      total: { uses: 1, cost_micro: 39 },
    });
    expect((await ask('model-usage', { of: 'everyone' }, other)).status).toBe(403);
    const all = (await done('model-usage', { of: 'everyone' }))['lines'] as {
      user_id: string;
      kind: string;
    }[];
    expect(all.some(({ user_id }) => user_id === other.id)).toBe(true);
    expect(all.some(({ kind }) => kind === 'test')).toBe(true);
    const { rows } = await sql('select t::text as line from model_usage t');
    expect(JSON.stringify(rows)).not.toContain('How much');
  });

  it('are refused in words before anything is sent when a limit is reached', async () => {
    const other = await addSignedInPerson(server);
    await done('set-model-limits', { person: { user_id: other.id, limits: { ...none, day_tokens: 10 } } });
    const before = model.asked.length;
    const [refused] = await hear(other);
    expect(refused).toMatchObject({
      kind: 'fault',
      fault: { kind: 'limit-reached', message: expect.stringContaining('Your limit') as string },
    });
    expect(model.asked).toHaveLength(before);
    expect(await done('model-usage', {}, other)).toMatchObject({
      limits: [{ whose: 'person', limits: { day_tokens: 10 }, used: { day_tokens: 0 } }, { whose: 'total' }],
    });
    await done('set-model-limits', { person: { user_id: other.id, limits: null } });
    expect((await hear(other)).at(-1)).toMatchObject({ kind: 'end' });
    expect((await ask('set-model-limits', {})).status).toBe(422);
    expect((await ask('set-model-limits', { person: { user_id: randomUUID(), limits: none } })).status).toBe(
      404,
    );
  });

  it('do not overrun a limit when many ask at once', async () => {
    const other = await addSignedInPerson(server);
    await done('set-model-limits', { person: { user_id: other.id, limits: { ...none, day_tokens: 9_000 } } });
    const slow = await done(
      'save-model-connection',
      connection({ name: 'Many at once', model: 'slow-stream', key: houseKey }),
    );
    const before = model.questions().length;
    // Each has begun before one of them has ended: nobody listens on until all have a first word, or none.
    const begun = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const choice = await useModel(server.services, {
          userId: other.id,
          id: String(slow['id']),
          kind: 'ask',
        });
        if (!choice.ok) throw new Error(choice.fault.message);
        const stream = choice.port.stream([{ role: 'user', text: 'How much?' }]);
        return { stream, first: await stream.next() };
      }),
    );
    const refused = begun.filter(({ first }) => first.done !== true && first.value.kind === 'fault');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(12);
    expect(model.questions().length - before).toBe(12 - refused.length);
    await Promise.all(begun.map(({ stream }) => stream.return()));
    const { rows } = await sql(
      'select sum(tokens_in + tokens_out)::int as tokens, bool_and(settled) as settled from model_usage where user_id = $1',
      [other.id],
    );
    expect(rows).toMatchObject([{ settled: true }]);
    expect((rows as { tokens: number }[])[0]?.tokens).toBeLessThanOrEqual(9_000);
  });

  it('are settled also when nobody listens to the end', async () => {
    const other = await addSignedInPerson(server);
    const slow = await done(
      'save-model-connection',
      connection({ name: 'Slow', model: 'slow-stream', key: houseKey }),
    );
    const choice = await useModel(server.services, { userId: other.id, id: String(slow['id']), kind: 'ask' });
    if (!choice.ok) throw new Error(choice.fault.message);
    for await (const event of choice.port.stream([{ role: 'user', text: 'Go on.' }]))
      if (event.kind === 'text') break;
    const { rows } = await sql('select settled, estimated from model_usage where user_id = $1', [other.id]);
    expect(rows).toEqual([{ settled: true, estimated: true }]);
    await expect.poll(() => model.questions().at(-1)?.aborted).toBe(true);
  });

  it('are removed by admins, once', async () => {
    expect((await ask('remove-model-connection', { id: connectionId }, person)).status).toBe(403);
    expect(await done('remove-model-connection', { id: connectionId })).toEqual({ changed: true });
    expect(await done('remove-model-connection', { id: connectionId })).toEqual({ changed: false });
    const choice = await useModel(server.services, { userId: person.id, id: connectionId, kind: 'ask' });
    expect(choice).toMatchObject({ ok: false, fault: { kind: 'no-model' } });
  });
});

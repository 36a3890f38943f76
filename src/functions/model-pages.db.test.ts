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

const key = 'sk-pages-0123456789abcdef';

describe.each(engines)('what the pages about models show, on %s', (engine) => {
  let server: TestServer;
  let model: ScriptedModel;
  let admin: SignedInPerson;
  let person: SignedInPerson;

  beforeAll(async () => {
    model = await startScriptedModel({ key });
    server = await startTestServerOn(engine, inject('postgresUrl'), {
      AI_PROVIDER: 'compatible',
      AI_BASE_URL: `${model.url}/v1`,
      AI_MODEL: 'good-plan',
      AI_API_KEY: key,
    });
    admin = await addSignedInPerson(server, { admin: true });
    person = await addSignedInPerson(server);
  });
  afterAll(async () => {
    await server.close();
    await model.stop();
  });

  const done = async (name: string, input: unknown, who: SignedInPerson) => {
    const { status, body } = await callFunction(server, name, input, who);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  };
  const mine = (more: object = {}) => ({
    name: 'Mine',
    provider: 'compatible',
    base_url: `${model.url}/v1`,
    model: 'good-plan',
    key,
    ...more,
  });

  it('names the model of the environment to admins, without its key', async () => {
    const listed = await done('list-model-connections', {}, admin);
    expect(listed['from_settings']).toEqual({
      id: 'settings',
      provider: 'compatible',
      base_url: `${model.url}/v1`,
      model: 'good-plan',
      has_key: true,
    });
    expect(JSON.stringify(listed)).not.toContain(key);
  });

  it('lists the keys of a person to nobody else, and without the key itself', async () => {
    const rules = { own_keys: true, own_private_addresses: true };
    await done('set-model-limits', { rules }, admin);
    const { id } = await done('save-model-key', mine(), person);
    const listed = await done('list-model-keys', {}, person);
    expect(listed).toEqual({
      keys: [
        {
          id,
          name: 'Mine',
          provider: 'compatible',
          base_url: `${model.url}/v1`,
          model: 'good-plan',
          has_key: true,
        },
      ],
      rules,
    });
    expect(JSON.stringify(listed)).not.toContain(key);
    expect(await done('list-model-keys', {}, admin)).toMatchObject({ keys: [] });
    expect((await callFunction(server, 'list-model-keys', {})).status).toBe(401);
  });

  it('lists them also when they are not allowed any more, so that they can be removed', async () => {
    await done('set-model-limits', { rules: { own_keys: false, own_private_addresses: false } }, admin);
    const { keys } = (await done('list-model-keys', {}, person)) as { keys: { id: string }[] };
    expect(keys).toHaveLength(1);
    expect(await done('remove-model-key', { id: keys[0]?.id }, person)).toEqual({ changed: true });
    expect(await done('list-model-keys', {}, person)).toMatchObject({ keys: [] });
  });

  it('takes the model first that a person prefers, while there is one', async () => {
    const choose = (chosen: string) =>
      server.services.database.tx('service_role', {}, (tx) =>
        tx.query(
          `insert into profiles (user_id, settings) values ($1, jsonb_build_object('model', $2::text))
           on conflict (user_id) do update set settings = excluded.settings`,
          [person.id, chosen],
        ),
      );
    const first = async () =>
      ((await done('list-models', {}, person))['models'] as { id: string; is_default: boolean }[])[0];
    const { key: _, ...shared } = mine({ name: 'House', is_default: true });
    const house = await done('save-model-connection', shared, admin);
    expect(await first()).toMatchObject({ id: house['id'], is_default: true });
    await choose('settings');
    expect(await first()).toMatchObject({ id: 'settings', is_default: true });
    await choose('gone');
    expect(await first()).toMatchObject({ id: house['id'], is_default: true });
  });
});

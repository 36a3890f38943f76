import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { planFromText } from '../../engine/generate.ts';
import type { AppSpec } from '../../engine/spec/app-spec.ts';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.server.ts';
import { addPerson, type Person } from '../../testing/database/people.server.ts';
import { addSharedApp } from '../../testing/hosting/add-shared-app.server.ts';
import type { Claims, Role } from '../db/database.ts';

const plan = planFromText(
  'A shop. Users can browse products, order products and contact the manufacturer. Admins can manage products.',
);
/** Products are changed by admins alone; everybody orders. */
const spec: AppSpec = {
  ...plan,
  entities: plan.entities.map((entity) =>
    entity.detail === undefined ? entity : { ...entity, detail: { ...entity.detail, editors: ['Admin'] } },
  ),
  pages: plan.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) =>
      section.props['entity'] === 'products'
        ? { ...section, props: { ...section.props, editors: ['Admin'] } }
        : section,
    ),
  })),
};

interface Result {
  key: string;
  ok: boolean;
  reason?: string;
  message?: string;
}

describe.each(engines)('who may do what with shared records on %s', (engine) => {
  let test: TestDatabase;
  let owner: Person;
  let stranger: Person;
  let shop: string;
  let other: string;

  beforeAll(async () => {
    test = await openTestDatabase(engine, inject('postgresUrl'));
    owner = await addPerson(test.database);
    stranger = await addPerson(test.database);
    shop = (await addSharedApp(test.database, owner.id, spec)).id;
    other = (await addSharedApp(test.database, stranger.id, spec)).id;
  });
  afterAll(() => test.close());

  const claims = (app: string, id: string, role = 'Member'): Claims => ({
    app_id: app,
    visitor_id: id,
    visitor_role: role,
    visitor_name: `Name of ${id}`,
  });
  const anna = () => claims(shop, 'v:anna');
  const ben = () => claims(shop, 'v:ben');
  const admin = () => claims(shop, 'v:boss', 'Admin');
  const guest = () => claims(shop, 'g:device', '');

  const ask = async <Row = Record<string, unknown>>(
    role: Role,
    who: Claims,
    text: string,
    values: unknown[] = [],
  ) => (await test.database.tx(role, who, (tx) => tx.query<Row>(text, values))).rows;
  const change = async (who: Claims, ...changes: object[]): Promise<Result[]> => {
    const full = changes.map((one) => ({ key: randomUUID(), values: {}, ...one }));
    const rows = await ask<{ results: Result[] }>(
      'app_visitor',
      who,
      'select internal.apply_changes($1::jsonb) as results',
      [JSON.stringify(full)],
    );
    return rows[0]?.results ?? [];
  };
  const visible = async (who: Claims, collection: string) =>
    (
      await ask<{ id: string }>(
        'app_visitor',
        who,
        'select id from public.app_records where collection = $1',
        [collection],
      )
    ).map(({ id }) => id);
  const dataOf = async (collection: string, id: string, app = shop) =>
    (
      await ask<{ data: Record<string, unknown>; author: string | null }>(
        'service_role',
        {},
        'select data, author from public.app_records where app_id = $1 and collection = $2 and id = $3',
        [app, collection, id],
      )
    )[0];

  it('begins with the samples, once', async () => {
    expect((await visible(anna(), 'products')).length).toBeGreaterThan(2);
    expect(await dataOf('products', 'products-1')).toMatchObject({ author: null });
  });

  it('shows a visitor the records of the one app, whatever is asked for', async () => {
    const rows = await ask<{ app_id: string }>(
      'app_visitor',
      anna(),
      'select distinct app_id from public.app_records',
    );
    expect(rows).toEqual([{ app_id: shop }]);
    expect(await ask('app_visitor', {}, 'select from public.app_records')).toEqual([]);
    await expect(
      ask('app_visitor', { ...anna(), app_id: 'no uuid' }, 'select from public.app_records'),
    ).rejects.toMatchObject({ code: '22P02' });
  });

  it.each([
    ['apps'],
    ['app_versions'],
    ['app_visitors'],
    ['app_visitor_sessions'],
    ['app_data_writes'],
    ['app_domains'],
    ['profiles'],
    ['auth.users'],
  ])('keeps %s out of the reach of visitors', async (table) => {
    await expect(ask('app_visitor', anna(), `select 1 from ${table}`)).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('lets a visitor add to the one app, under their own name', async () => {
    expect(
      await change(anna(), {
        kind: 'add',
        collection: 'orders',
        id: 'o1',
        values: { subject: 'Lamp', by: 'Somebody else' },
      }),
    ).toMatchObject([{ ok: true }]);
    expect(await dataOf('orders', 'o1')).toEqual({
      data: { subject: 'Lamp', by: 'Name of v:anna' },
      author: 'v:anna',
    });
    await expect(
      ask(
        'app_visitor',
        anna(),
        "insert into public.app_records (app_id, collection, id, data, author, seq) values ($1, 'orders', 'x', '{}', 'v:anna', 1)",
        [other],
      ),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      ask(
        'app_visitor',
        anna(),
        "insert into public.app_records (app_id, collection, id, data, author, seq) values ($1, 'orders', 'x', '{}', 'v:ben', 1)",
        [shop],
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('hides what is only for its own person from everybody but them and who manages', async () => {
    expect(await visible(anna(), 'orders')).toContain('o1');
    expect(await visible(ben(), 'orders')).not.toContain('o1');
    expect(await visible(guest(), 'orders')).not.toContain('o1');
    expect(await visible(admin(), 'orders')).toContain('o1');
    expect(
      await change(ben(), { kind: 'update', collection: 'orders', id: 'o1', values: { subject: 'x' } }),
    ).toMatchObject([{ ok: false, reason: 'missing' }]);
  });

  it('gives a role what the plan gives it, and refuses the rest without a trace', async () => {
    const add = { kind: 'add', collection: 'products', id: 'p-new', values: { name: 'Chair' } };
    expect(await change(anna(), add)).toMatchObject([{ ok: false, reason: 'forbidden' }]);
    expect(await dataOf('products', 'p-new')).toBeUndefined();
    const edit = { kind: 'update', collection: 'products', id: 'products-1', values: { name: 'Mine' } };
    const remove = { kind: 'remove', collection: 'products', id: 'products-1' };
    for (const who of [anna(), guest()])
      expect(await change(who, edit, remove)).toMatchObject([
        { ok: false, reason: 'forbidden', message: 'You may not change this.' },
        { ok: false, reason: 'forbidden' },
      ]);
    expect((await dataOf('products', 'products-1'))?.data['name']).not.toBe('Mine');
    expect(await change(admin(), add, edit)).toMatchObject([{ ok: true }, { ok: true }]);
  });

  it('lets everybody change what belongs to an action, and nothing beside it', async () => {
    const stock = { kind: 'update', collection: 'products', id: 'products-1', values: { stock: 3 } };
    expect(await change(anna(), stock)).toMatchObject([{ ok: true }]);
    expect(await change(anna(), { ...stock, values: { stock: 2, price: 1 } })).toMatchObject([
      { ok: false, reason: 'forbidden' },
    ]);
    expect((await dataOf('products', 'products-1'))?.data).toMatchObject({ stock: 3 });
  });

  it('does a change that is sent twice once, and keeps what was removed removed', async () => {
    const one = { key: 'key-of-one', kind: 'add', collection: 'orders', id: 'o2', values: { subject: 'A' } };
    const two = {
      key: 'key-of-two',
      kind: 'update',
      collection: 'orders',
      id: 'o2',
      values: { subject: 'B' },
    };
    await change(ben(), one, two);
    await change(ben(), { kind: 'update', collection: 'orders', id: 'o2', values: { subject: 'C' } });
    expect(await change(ben(), one, two)).toMatchObject([{ ok: true }, { ok: true }]);
    expect((await dataOf('orders', 'o2'))?.data['subject']).toBe('C');
    expect(await change(anna(), { ...one, key: 'another-key' })).toMatchObject([
      { ok: false, reason: 'taken' },
    ]);
    await change(ben(), { kind: 'remove', collection: 'orders', id: 'o2' });
    expect(await change(ben(), { ...two, key: 'later-key' })).toMatchObject([{ ok: true }]);
    expect(await dataOf('orders', 'o2')).toMatchObject({ data: {} });
    await change(ben(), { kind: 'restore', collection: 'orders', id: 'o2', values: { subject: 'C' } });
    expect((await dataOf('orders', 'o2'))?.data).toEqual({ subject: 'C', by: 'Name of v:ben' });
  });

  it('merges changes of different fields, and nobody becomes the author of what is there', async () => {
    await change(ben(), {
      kind: 'update',
      collection: 'orders',
      id: 'o2',
      values: { note: 'n', by: 'Anna' },
    });
    expect((await dataOf('orders', 'o2'))?.data).toEqual({ subject: 'C', note: 'n', by: 'Name of v:ben' });
  });

  it('holds the limits of size and of writes in an hour', async () => {
    const large = { kind: 'add', collection: 'orders', id: 'large', values: { text: 'x'.repeat(40_000) } };
    expect(await change(anna(), large)).toMatchObject([{ ok: false, reason: 'limit' }]);
    const busy = claims(shop, 'v:busy');
    const many = Array.from({ length: 50 }, (_, index) => ({
      kind: 'add',
      collection: 'orders',
      id: `busy-${index}`,
    }));
    for (let round = 0; round < 12; round++)
      await change(busy, ...many.map((one) => ({ ...one, id: `${one.id}-${round}` })));
    expect(await change(busy, { ...many[0], id: 'one-too-many' })).toMatchObject([
      { ok: false, reason: 'busy', message: expect.stringContaining('hour') as string },
    ]);
    expect(await change(anna(), { kind: 'add', collection: 'orders', id: 'o9' })).toMatchObject([
      { ok: true },
    ]);
  });

  it('counts every change of an app in one order', async () => {
    const before = await ask<{ seq: string }>(
      'service_role',
      {},
      'select seq from public.app_data_state where app_id = $1',
      [shop],
    );
    await Promise.all(
      ['c1', 'c2', 'c3'].map((id) => change(anna(), { kind: 'add', collection: 'orders', id })),
    );
    const rows = await ask<{ seq: string }>(
      'app_visitor',
      anna(),
      'select seq from public.app_records where seq > $1 order by seq',
      [before[0]?.seq],
    );
    expect(rows.map(({ seq }) => Number(seq) - Number(before[0]?.seq))).toEqual([1, 2, 3]);
  });

  it('lets the owner of the app look, remove and decide about visitors; nobody else', async () => {
    await ask(
      'service_role',
      {},
      "insert into public.app_visitors (app_id, email, name, role, password_hash) values ($1, 'v@x.example', 'V', 'Member', 'h')",
      [shop],
    );
    const visitors = 'select name, role, blocked_at from public.app_visitors';
    expect(await ask('authenticated', owner.claims, visitors)).toHaveLength(1);
    expect(await ask('authenticated', stranger.claims, visitors)).toEqual([]);
    await expect(ask('anon', {}, visitors)).rejects.toMatchObject({ code: '42501' });
    await expect(
      ask('authenticated', owner.claims, 'select password_hash from public.app_visitors'),
    ).rejects.toMatchObject({ code: '42501' });
    const promote = "update public.app_visitors set role = 'Admin' returning role";
    expect(
      await ask(
        'authenticated',
        stranger.claims,
        "update public.app_visitors set role = 'Admin' returning id",
      ),
    ).toEqual([]);
    expect(await ask('authenticated', owner.claims, promote)).toEqual([{ role: 'Admin' }]);
    await expect(
      ask('authenticated', owner.claims, "update public.app_visitors set email = 'a@b.example'"),
    ).rejects.toMatchObject({ code: '42501' });

    const remove =
      "update public.app_records set deleted_at = now() where collection = 'orders' and id = 'o1' returning data";
    expect(await ask('authenticated', stranger.claims, remove)).toEqual([]);
    expect(await ask('authenticated', owner.claims, remove)).toEqual([{ data: {} }]);
    await expect(ask('anon', {}, 'select from public.app_records')).rejects.toMatchObject({ code: '42501' });
    await expect(ask('authenticated', owner.claims, 'delete from public.app_records')).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('forgets everything with the app', async () => {
    await ask('authenticated', stranger.claims, 'delete from public.apps where id = $1', [other]);
    expect(
      await ask('service_role', {}, 'select from public.app_records where app_id = $1', [other]),
    ).toEqual([]);
  });
});

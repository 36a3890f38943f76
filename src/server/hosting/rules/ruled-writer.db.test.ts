import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { AppSpec } from '../../../engine/spec/app-spec.ts';
import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../../testing/database/open-test-database.server.ts';
import { addPerson } from '../../../testing/database/people.server.ts';
import { addSharedApp } from '../../../testing/hosting/add-shared-app.server.ts';
import { courseSpec } from '../../../testing/hosting/course-spec.ts';
import type { Database } from '../../db/database.ts';
import type { ChangeResult } from '../change-result.ts';
import type { Asking } from '../visitor.ts';
import { recordWriter } from '../visitor-records.server.ts';

const clock = { now: () => new Date('2026-03-10T23:30:00Z') };
const ruled = ['bookings', 'purses'];
const part = (kind: string, collection: string, id: string, values: object = {}) => ({
  kind,
  collection,
  id,
  values,
});
const keyed = (change: object) => ({ key: randomUUID(), ...change });
const booking = (slot: string, id: string = randomUUID()) =>
  part('add', 'bookings', id, { guest: 'Ada', slot, createdAt: '2026-03-10' });

/** A database that remembers what was asked. */
function heard(database: Database): { database: Database; texts: string[] } {
  const texts: string[] = [];
  const listening: Database = {
    ...database,
    tx: (role, claims, fn, options) =>
      database.tx(
        role,
        claims,
        (tx) =>
          fn({
            ...tx,
            query: (text, ...rest) => {
              texts.push(text);
              return tx.query(text, ...rest);
            },
          }),
        options,
      ),
    ask: (role, claims, statement, options) => {
      texts.push(statement.text);
      return database.ask(role, claims, statement, options);
    },
  };
  return { database: listening, texts };
}

describe.each(engines)('rules where visitors share the records, on %s', (engine) => {
  let test: TestDatabase;
  let ownerId: string;
  let app: string;

  beforeAll(async () => {
    test = await openTestDatabase(engine, inject('postgresUrl'));
    ownerId = (await addPerson(test.database)).id;
  }, 120_000);
  afterAll(() => test.close());

  const newApp = async (spec: AppSpec = courseSpec) => {
    app = (await addSharedApp(test.database, ownerId, spec)).id;
  };
  const member = (name: string): Asking => ({
    appId: app,
    visitor: {
      id: `id-of-${name}`,
      name,
      email: `${name.toLowerCase()}@x.example`,
      about: '',
      role: 'Member',
      createdAt: '',
    },
    device: undefined,
    source: 's'.repeat(32),
  });
  const writer = (database = test.database) => recordWriter({ database, clock });
  const send = async (
    who: Asking,
    changes: object[],
    more: { zone?: string; write?: ReturnType<typeof writer> } = {},
  ) => {
    const { write = writer(), zone } = more;
    const body = { changes: changes.map(keyed), ...(zone === undefined ? {} : { zone }) };
    try {
      return await write(who, { body, address: '127.0.0.1', ruled });
    } catch (error) {
      if (error instanceof KoraError && error.code === 'rule_broken')
        return (error.details as { results: ChangeResult[] }).results;
      throw error;
    }
  };
  const stored = async (collection: string) =>
    (
      await test.database.tx('service_role', {}, (tx) =>
        tx.query<{ id: string; data: Record<string, unknown> }>(
          'select id, data from public.app_records where app_id = $1 and collection = $2 and deleted_at is null order by seq',
          [app, collection],
        ),
      )
    ).rows;

  it('gives the last seat to one of two who take it at once, and tells the other why not', async () => {
    await newApp();
    // Each as if on a server of their own.
    const answers = await Promise.all(
      ['Ann', 'Bob'].map((name) => send(member(name), [booking('slots-1')], { write: writer() })),
    );
    const results = answers.flat();
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter(({ ok }) => !ok)).toMatchObject([
      { reason: 'rule', message: 'Monday morning is full: it has room for 1.' },
    ]);
    expect(await stored('bookings')).toHaveLength(1);
  });

  it('gives out as many seats as there are to ten who come at once', async () => {
    await newApp();
    const write = writer();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) => send(member(`P${place}`), [booking('slots-2')], { write })),
    );
    expect(answers.flat().filter(({ ok }) => ok)).toHaveLength(2);
    expect(await stored('bookings')).toHaveLength(2);
  });

  it('answers with 422 and the reason when nothing of it is allowed', async () => {
    await newApp();
    await send(member('Ann'), [booking('slots-1')]);
    const body = { changes: [keyed(booking('slots-1'))] };
    await expect(writer()(member('Bob'), { body, address: '127.0.0.1', ruled })).rejects.toMatchObject({
      code: 'rule_broken',
      status: 422,
      message: 'Monday morning is full: it has room for 1.',
    });
  });

  it('lets a seat be taken that somebody gave back, and not restored when it is taken again', async () => {
    await newApp();
    const first = booking('slots-1');
    await send(member('Ann'), [first]);
    expect(await send(member('Ann'), [part('remove', 'bookings', first.id)])).toMatchObject([{ ok: true }]);
    expect(await send(member('Bob'), [booking('slots-1')])).toMatchObject([{ ok: true }]);
    expect(await send(member('Ann'), [{ ...first, kind: 'restore' }])).toMatchObject([
      { ok: false, reason: 'rule' },
    ]);
    expect(await stored('bookings')).toHaveLength(1);
  });

  it('answers a change that is sent again as before, also where another of its kind would be refused', async () => {
    await newApp();
    const change = keyed(booking('slots-1'));
    const sent = { body: { changes: [change] }, address: '127.0.0.1', ruled };
    expect(await writer()(member('Ann'), sent)).toMatchObject([{ ok: true }]);
    expect(await writer()(member('Ann'), sent)).toMatchObject([{ ok: true }]);
    expect(await stored('bookings')).toHaveLength(1);
  });

  it('refuses a balance below zero, whatever the change before it in the same request did', async () => {
    await newApp();
    const ann = member('Ann');
    await send(ann, [part('add', 'purses', 'p1', { name: 'Tin', balance: 10 })]);
    const pay = (balance: number) => part('update', 'purses', 'p1', { balance });
    expect(await send(ann, [pay(4), pay(-1), pay(0)])).toMatchObject([
      { ok: true },
      { ok: false, reason: 'rule', message: 'Tin has too little: -$1.' },
      { ok: true },
    ]);
    expect((await stored('purses')).find(({ id }) => id === 'p1')?.data).toMatchObject({ balance: 0 });
  });

  it('believes the account and not the browser about who writes', async () => {
    await newApp();
    const purse = part('add', 'purses', 'p2', { name: 'Purse', balance: 5, owner: 'Ann', by: 'Ann' });
    expect(await send(member('Bob'), [purse])).toMatchObject([{ message: 'Only Ann pays from Purse.' }]);
    expect(await send(member('Ann'), [purse])).toMatchObject([{ ok: true }]);
  });

  it('counts what the one who writes must not see', async () => {
    const hidden: AppSpec = {
      ...courseSpec,
      pages: courseSpec.pages.map((page) => ({
        ...page,
        sections: page.sections.map((section) =>
          section.props['entity'] === 'bookings'
            ? { ...section, props: { ...section.props, mine: true } }
            : section,
        ),
      })),
    };
    await newApp(hidden);
    await send(member('Ann'), [booking('slots-1')]);
    expect(await send(member('Bob'), [booking('slots-1')])).toMatchObject([{ ok: false, reason: 'rule' }]);
  });

  const batch = (...changes: object[]) => ({ kind: 'batch', changes });

  it('takes a batch all or none, be it for a rule or for a part that is not allowed', async () => {
    await newApp();
    const ann = member('Ann');
    await send(ann, [part('add', 'purses', 'p3', { name: 'Tin', balance: 10 })]);
    const buy = (slot: string, balance: number) =>
      batch(
        booking(slot),
        part('update', 'purses', 'p3', { balance }),
        part('update', 'purses', 'p3', { name: 'Box' }),
      );
    expect(await send(ann, [buy('slots-1', -5)])).toMatchObject([{ ok: false, reason: 'rule' }]);
    expect(await stored('bookings')).toEqual([]);
    expect(await send(member('Bob'), [buy('slots-1', 5)])).toMatchObject([
      { ok: false, reason: 'forbidden' },
    ]);
    expect(await stored('bookings')).toEqual([]);
    const paid = keyed(buy('slots-1', 5));
    const sent = { body: { changes: [paid] }, address: '127.0.0.1', ruled };
    expect(await writer()(ann, sent)).toMatchObject([{ key: paid.key, ok: true }]);
    // Sent again it does nothing.
    await send(ann, [part('update', 'purses', 'p3', { balance: 3 })]);
    expect(await writer()(ann, sent)).toMatchObject([{ key: paid.key, ok: true }]);
    expect(await stored('bookings')).toHaveLength(1);
    expect((await stored('purses')).at(-1)?.data).toMatchObject({ name: 'Box', balance: 3 });
  });

  it('asks the rules of a batch about all of it, not about its parts', async () => {
    await newApp();
    const first = booking('slots-1');
    await send(member('Ann'), [first]);
    expect(
      await send(member('Ann'), [batch(booking('slots-1'), part('remove', 'bookings', first.id))]),
    ).toMatchObject([{ ok: true }]);
  });

  it('takes a batch all or none in an app without rules too', async () => {
    await newApp({
      ...courseSpec,
      entities: courseSpec.entities.map((entity) => ({ ...entity, rules: [] })),
    });
    const moved = batch(booking('slots-1'), part('update', 'purses', 'nobody', { balance: 1 }));
    expect(await send(member('Ann'), [moved])).toMatchObject([{ ok: false, reason: 'missing' }]);
    expect(await stored('bookings')).toEqual([]);
    expect(await send(member('Ann'), [batch(booking('slots-1'), booking('slots-1'))])).toMatchObject([
      { ok: true },
    ]);
    expect(await stored('bookings')).toHaveLength(2);
  });

  it('asks the database nothing more where a kind has no rules', async () => {
    await newApp();
    const { database, texts } = heard(test.database);
    const write = writer(database);
    expect(
      await send(member('Ann'), [part('add', 'slots', 's9', { name: 'New', seats: 1 })], { write }),
    ).toMatchObject([{ ok: true }]);
    expect(texts.filter((text) => !text.includes('rate_limits'))).toEqual([
      'select internal.apply_changes($1::jsonb) as results',
    ]);
  });

  it('knows what is today where the visitor is', async () => {
    const spec: AppSpec = {
      ...courseSpec,
      entities: courseSpec.entities.map((entity) =>
        entity.name === 'bookings'
          ? {
              ...entity,
              fields: [...entity.fields, { name: 'day', label: 'Day', kind: 'date' as const }],
              rules: [{ never: 'day < today', says: '{day} is over: today is {today}.' }],
            }
          : entity,
      ),
    };
    await newApp(spec);
    const on = { ...booking('slots-2'), values: { guest: 'Ada', slot: 'slots-2', day: '2026-03-10' } };
    expect(await send(member('Ann'), [on], { zone: 'Asia/Tokyo' })).toMatchObject([
      { message: 'Mar 10, 2026 is over: today is Mar 11, 2026.' },
    ]);
    expect(await send(member('Ann'), [on])).toMatchObject([{ ok: true }]);
  });

  it('knows which record stands for who is signed in', async () => {
    const people: AppSpec['entities'][number] = {
      name: 'people',
      one: 'Person',
      many: 'People',
      title: 'name',
      standsFor: 'Member',
      fields: [
        { name: 'name', label: 'Name', kind: 'text' },
        { name: 'mail', label: 'Mail', kind: 'email' },
        { name: 'banned', label: 'Banned', kind: 'yes-no' },
      ],
      samples: [
        { name: 'Ann', mail: 'ann@x.example', banned: true },
        { name: 'Bob', mail: 'another@x.example', banned: true },
      ],
    };
    const rules = [{ never: 'me.banned is true', says: '{me.name} may not book.' }];
    await newApp({
      ...courseSpec,
      entities: [
        people,
        ...courseSpec.entities.map((entity) => (entity.name === 'bookings' ? { ...entity, rules } : entity)),
      ],
    });
    expect(await send(member('Ann'), [booking('slots-2')])).toMatchObject([{ message: 'Ann may not book.' }]);
    // Another with the same name.
    expect(await send(member('Bob'), [booking('slots-2')])).toMatchObject([{ ok: true }]);
  });

  it('lets a role change by an act what it may not change otherwise, and no other role', async () => {
    const entities = courseSpec.entities.map((entity) =>
      entity.name === 'purses' ? { ...entity, samples: [{ name: 'Kitty', balance: 20 }] } : entity,
    );
    const spend = { id: 'spend', label: 'Spend', done: 'Done.', on: 'purses', roles: ['Member'] };
    await newApp({ ...courseSpec, entities, actions: [{ ...spend, does: ['set balance = balance - 5'] }] });
    const pay = part('update', 'purses', 'purses-1', { balance: 15 });
    const guest: Asking = { ...member('Ann'), visitor: undefined, device: 'd'.repeat(32) };
    expect(await send(guest, [pay])).toMatchObject([{ ok: false, reason: 'forbidden' }]);
    expect(await send(member('Ann'), [pay])).toMatchObject([{ ok: true }]);
    const named = part('update', 'purses', 'purses-1', { name: 'Mine' });
    expect(await send(member('Ann'), [named])).toMatchObject([{ ok: false, reason: 'forbidden' }]);
  });

  const costly = (never: string): AppSpec => ({
    ...courseSpec,
    entities: courseSpec.entities.map((entity) =>
      entity.name === 'bookings' ? { ...entity, rules: [{ never, says: 'No.' }] } : entity,
    ),
  });
  const fill = async (count: number, collection = 'slots', guest = '') => {
    for (let done = 0; done < count; done += 500)
      await test.database.tx('service_role', {}, (tx) =>
        tx.query(
          `insert into public.app_records (app_id, collection, id, data)
           select $1, $4, 'many-' || n, jsonb_build_object('name', 'Number ' || n, 'seats', n, 'guest', $5::text)
           from generate_series($2::integer, $3::integer) n`,
          [app, done + 1, Math.min(done + 500, count), collection, guest],
        ),
      );
  };

  it('refuses what is too much to check instead of working for ever, and leaves the rest for the next time', {
    timeout: 120_000,
  }, async () => {
    const inside = (depth: number): string =>
      depth === 0 ? 'seats > 3' : `count(slots where count(slots where ${inside(depth - 1)}) > 1) > 1`;
    await newApp(costly(inside(4)));
    await fill(300);
    expect(await send(member('Ann'), [booking('slots-2'), booking('slots-2')])).toMatchObject([
      { ok: false, reason: 'rule', message: expect.stringContaining('too much to check') as string },
      { ok: false, reason: 'again' },
    ]);
    expect(await stored('bookings')).toEqual([]);
  });

  it('refuses by a rule that cannot be worked out', async () => {
    await newApp(costly('days("\\q", 3'));
    expect(await send(member('Ann'), [booking('slots-2')])).toMatchObject([
      { ok: false, reason: 'rule', message: expect.stringContaining('cannot be worked out') as string },
    ]);
  });

  it('reads no more records than the limit, the newest of them', { timeout: 120_000 }, async () => {
    await newApp(costly(`count(slots) > ${limits.hosting.ruleRecords}`));
    await fill(limits.hosting.ruleRecords + 10);
    expect(await send(member('Ann'), [booking('slots-1')])).toMatchObject([{ ok: true }]);
  });

  it('knows a record that is changed also where it is older than all that is read', {
    timeout: 120_000,
  }, async () => {
    // Broken by the others alone: then the record can still be worked with.
    await newApp(costly('guest = "Ada" and count(other bookings where guest = "Bea") > 10'));
    const old = booking('slots-1');
    await send(member('Ann'), [old]);
    await fill(limits.hosting.ruleRecords + 10, 'bookings', 'Bea');
    const moved = part('update', 'bookings', old.id, { slot: 'slots-2' });
    expect(await send(member('Ann'), [moved])).toMatchObject([{ ok: true }]);
    expect(await send(member('Ann'), [booking('slots-1')])).toMatchObject([{ ok: false, reason: 'rule' }]);
  });
});

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { engines } from '../../testing/database/open-test-database.server.ts';
import { addPerson } from '../../testing/database/people.server.ts';
import { type Library, openLibrary } from '../../testing/rest/open-library.server.ts';
import { type Caller, nobody } from '../auth/caller.ts';

type Who = 'anon' | 'owner' | 'other' | 'admin';

describe.each(engines)('who may do what through the data API on %s', (engine) => {
  let library: Library;
  let people: Record<Who, Caller>;
  let ownerId: string;
  let otherId: string;
  let appId: string;

  beforeAll(async () => {
    library = await openLibrary(engine, inject('postgresUrl'));
    const { database } = library.test;
    const owner = await addPerson(database);
    const other = await addPerson(database);
    const admin = await addPerson(database, { admin: true });
    ownerId = owner.id;
    otherId = other.id;
    const signedIn = ({ claims }: { claims: Caller['claims'] }): Caller => ({
      role: 'authenticated',
      claims,
    });
    people = { anon: nobody, owner: signedIn(owner), other: signedIn(other), admin: signedIn(admin) };
    await database.tx('service_role', {}, async (tx) => {
      // A new account may come with rows of its own.
      await tx.query('insert into profiles (user_id) values ($1) on conflict do nothing', [ownerId]);
      await tx.query('insert into subscriptions (user_id) values ($1) on conflict do nothing', [ownerId]);
      await tx.query("insert into feature_grants (user_id, kind, name) values ($1, 'feature', 'beta')", [
        ownerId,
      ]);
      await tx.query("insert into user_roles (user_id, role) values ($1, 'admin')", [otherId]);
      await tx.query('delete from user_roles where user_id = $1', [otherId]);
      await tx.query("insert into audit_log (actor_id, action) values ($1, 'test')", [ownerId]);
      const { rows } = await tx.query<{ id: string }>(
        "with app as (insert into apps (user_id, app_name) values ($1, 'Mine') returning id) insert into builds (app_id) select id from app returning app_id as id",
        [ownerId],
      );
      appId = rows[0]?.id ?? '';
    });
  });
  afterAll(() => library.close());

  const count = async (who: Who, path: string) => {
    const { status, json } = await library.ask(path, { as: people[who] });
    return status === 200 ? (json as unknown[]).length : status;
  };

  it.each([
    ['profiles?user_id=eq.OWNER', { anon: 401, owner: 1, other: 0, admin: 1 }],
    ['subscriptions?user_id=eq.OWNER', { anon: 401, owner: 1, other: 0, admin: 1 }],
    ['feature_grants?user_id=eq.OWNER', { anon: 401, owner: 1, other: 0, admin: 1 }],
    ['user_roles', { anon: 401, owner: 0, other: 0, admin: 1 }],
    ['audit_log?action=eq.test', { anon: 401, owner: 0, other: 0, admin: 1 }],
    ['apps?user_id=eq.OWNER', { anon: 401, owner: 1, other: 0, admin: 0 }],
    ['builds?app_id=eq.APP', { anon: 401, owner: 1, other: 0, admin: 0 }],
    [
      'apps?select=id,builds!inner(build_status)&user_id=eq.OWNER',
      { anon: 401, owner: 1, other: 0, admin: 0 },
    ],
  ] as const)('%s is seen by its owner', async (path, expected) => {
    const real = path.replace('OWNER', ownerId).replace('APP', appId);
    const seen: Partial<Record<Who, number>> = {};
    for (const who of ['anon', 'owner', 'other', 'admin'] as const) seen[who] = await count(who, real);
    expect(seen).toEqual(expected);
  });

  it.each([
    ['a role of their own', 'POST', 'user_roles', { role: 'admin' }],
    ['a subscription', 'PATCH', 'subscriptions?user_id=eq.OWNER', { subscribed: true }],
    ['a grant', 'POST', 'feature_grants', { kind: 'gaming' }],
    ['the owner of an app', 'PATCH', 'apps?id=eq.APP', { user_id: '00000000-0000-0000-0000-000000000000' }],
    [
      'the owner of a profile',
      'PATCH',
      'profiles?user_id=eq.OWNER',
      { user_id: '00000000-0000-0000-0000-000000000000' },
    ],
    ['a line of the audit log', 'POST', 'audit_log', { action: 'forged' }],
    ['away the audit log', 'DELETE', 'audit_log', undefined],
    ['a build', 'PATCH', 'builds?app_id=eq.APP', { build_status: 'completed' }],
    ['an app past the generator', 'POST', 'apps', { app_name: 'x' }],
  ])('nobody writes %s', async (_, method, path, body) => {
    const real = path.replace('OWNER', ownerId).replace('APP', appId);
    const mine =
      body !== undefined && method === 'POST' && path !== 'audit_log' ? { ...body, user_id: ownerId } : body;
    for (const who of ['anon', 'owner', 'other'] as const) {
      const answer = await library.ask(real, {
        method,
        as: people[who],
        ...(mine === undefined ? {} : { body: mine }),
      });
      expect([answer.status, answer.json], who).toMatchObject([
        who === 'anon' ? 401 : 403,
        { code: '42501' },
      ]);
    }
  });

  it('lets the owner rename and delete, and changes nothing for others', async () => {
    const rename = (who: Who) =>
      library.ask(`apps?id=eq.${appId}&select=app_name`, {
        method: 'PATCH',
        body: { app_name: who },
        headers: { prefer: 'return=representation' },
        as: people[who],
      });
    expect((await rename('other')).json).toEqual([]);
    expect((await rename('admin')).json).toEqual([]);
    expect((await rename('owner')).json).toEqual([{ app_name: 'owner' }]);
    const refused = await library.ask(`apps?id=eq.${appId}`, {
      method: 'DELETE',
      as: people.other,
      headers: { prefer: 'count=exact' },
    });
    expect(refused.headers.get('content-range')).toBe('*/0');
  });

  describe('access checks', () => {
    const names = ['feature', 'gaming', 'special', 'training'] as const;
    const check = async (who: Who, kind: (typeof names)[number], name = 'beta') => {
      const argument = { feature: { feature_name: name }, special: { access_type_name: name } }[
        kind as 'feature'
      ];
      const answer = await library.ask(`rpc/has_${kind}_access`, {
        method: 'POST',
        body: argument ?? {},
        as: people[who],
      });
      return answer.json;
    };
    const grant = (kind: string, name: string, expires: string | null) =>
      library.test.database.tx('service_role', {}, (tx) =>
        tx.query(
          `insert into feature_grants (user_id, kind, name, expires_at) values ($1, $2, $3, now() + $4::interval)
           on conflict (user_id, kind, name) do update set expires_at = excluded.expires_at`,
          [ownerId, kind, name, expires],
        ),
      );

    it.each(names)('%s: the granted and admins have it, others and nobody do not', async (kind) => {
      const name = kind === 'gaming' || kind === 'training' ? '' : 'beta';
      await grant(kind, name, null);
      expect(await check('owner', kind)).toBe(true);
      expect(await check('admin', kind)).toBe(true);
      expect(await check('other', kind)).toBe(false);
      expect(await check('anon', kind)).toBe(false);
      await grant(kind, name, '1 hour');
      expect(await check('owner', kind)).toBe(true);
      await grant(kind, name, '-1 second');
      expect(await check('owner', kind)).toBe(false);
    });

    it('a named grant opens nothing else', async () => {
      await grant('feature', 'beta', null);
      await grant('special', 'vip', null);
      expect(await check('owner', 'feature', 'gamma')).toBe(false);
      expect(await check('owner', 'feature', '')).toBe(false);
      expect(await check('owner', 'special', 'beta')).toBe(false);
      expect(await check('owner', 'special', 'vip')).toBe(true);
      const missing = await library.ask('rpc/has_feature_access', {
        method: 'POST',
        body: { feature_name: null },
        as: people.admin,
      });
      expect(missing.json).toBe(false);
    });

    it('agents of closed groups run for the granted, for admins and for an enterprise plan', async () => {
      const may = async (who: Who, group: string) =>
        (
          await library.ask('rpc/has_agent_access', {
            method: 'POST',
            body: { group_name: group },
            as: people[who],
          })
        ).json;
      const everybody: readonly Who[] = ['anon', 'owner', 'other', 'admin'];
      const all = (group: string) => Promise.all(everybody.map((who) => may(who, group)));
      expect(await all('wealth-x-savants')).toEqual([false, false, false, true]);
      expect(await all('elite-agents')).toEqual([false, false, false, true]);
      expect(await all('capital-savants')).toEqual([true, true, true, true]);
      await grant('feature', 'wealth_x_access', null);
      expect(await all('wealth-x-savants')).toEqual([false, true, false, true]);
      expect(await may('owner', 'elite-agents')).toBe(false);
      const subscribe = (tier: string, until: string | null) =>
        library.test.database.tx('service_role', {}, (tx) =>
          tx.query(
            `insert into subscriptions (user_id, subscribed, subscription_tier, subscription_end)
             values ($1, true, $2, now() + $3::interval)
             on conflict (user_id) do update set subscribed = true,
               subscription_tier = excluded.subscription_tier, subscription_end = excluded.subscription_end`,
            [ownerId, tier, until],
          ),
        );
      await subscribe('Pro', null);
      expect(await may('owner', 'elite-agents')).toBe(false);
      await subscribe('Enterprise', null);
      expect(await may('owner', 'elite-agents')).toBe(true);
      await subscribe('Enterprise', '-1 second');
      expect(await may('owner', 'elite-agents')).toBe(false);
    });

    it('is_admin is true for admins alone', async () => {
      const ask = async (who: Who) => (await library.ask('rpc/is_admin', { as: people[who] })).json;
      expect([await ask('anon'), await ask('owner'), await ask('other'), await ask('admin')]).toEqual([
        false,
        false,
        false,
        true,
      ]);
    });
  });

  it('had no fault of its own', () => {
    expect(library.faults).toEqual([]);
  });
});

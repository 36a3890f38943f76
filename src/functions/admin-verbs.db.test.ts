import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Claims } from '../server/db/database.ts';
import { engines } from '../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../testing/server/signed-in-person.server.ts';
import type { TestServer } from '../testing/server/start-test-server.server.ts';
import { startTestServerOn } from '../testing/server/start-test-server-on.server.ts';

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

describe.each(engines)('what admins do, on %s', (engine) => {
  let server: TestServer;
  let admin: SignedInPerson;
  let person: SignedInPerson;

  beforeAll(async () => {
    server = await startTestServerOn(engine, inject('postgresUrl'));
    admin = await addSignedInPerson(server, { admin: true });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await addSignedInPerson(server);
  });

  const act = (name: string, input: unknown) => callFunction(server, name, input, admin);
  const done = async (name: string, input: unknown) => {
    const { status, body } = await act(name, input);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  };
  const ask = (claims: Claims, question: string) =>
    server.services.database.tx(
      'authenticated',
      claims,
      async (tx) => (await tx.query<{ answer: boolean }>(`select ${question} as answer`)).rows[0]?.answer,
    );
  const lines = (target: string) =>
    server.services.database.tx(
      'service_role',
      {},
      async (tx) =>
        (
          await tx.query<{ action: string; actor_id: string; details: Record<string, unknown> }>(
            'select action, actor_id, details from audit_log where target = $1 order by id',
            [target],
          )
        ).rows,
    );

  it('finds people by a part of the address or name, or the start of the id, page by page', async () => {
    await server.services.database.tx('service_role', {}, (tx) =>
      tx.query("insert into profiles (user_id, display_name) values ($1, 'Ada 100%_Lovelace')", [person.id]),
    );
    for (const search of [person.email.toUpperCase().slice(0, 15), '100%_love', person.id.slice(0, 13)]) {
      const { users, total } = await done('admin-list-users', { search });
      expect(users, search).toMatchObject([{ id: person.id, display_name: 'Ada 100%_Lovelace' }]);
      expect(total).toBe(1);
    }
    for (const search of ['%', '_', "'; drop table profiles; --", '\\', 'nobody@at.all'])
      expect((await done('admin-list-users', { search }))['total'], search).toBe(
        search === '%' || search === '_' ? 1 : 0,
      );
    const all = await done('admin-list-users', { limit: 200 });
    const second = await done('admin-list-users', { limit: 1, offset: 1 });
    expect(second['users']).toEqual([(all['users'] as unknown[])[1]]);
    expect(second['total']).toBe(all['total']);
    expect((await act('admin-list-users', { limit: 100_000 })).status).toBe(422);
  });

  it('shows what somebody has, and filters by it', async () => {
    await server.services.database.tx('service_role', {}, async (tx) => {
      await tx.query("insert into apps (user_id, app_name) values ($1, 'Shop')", [person.id]);
      await tx.query(
        "insert into auth.mfa_factors (user_id, factor_type, secret, status) values ($1, 'totp', 'hidden-secret', 'verified')",
        [person.id],
      );
      await tx.query(
        "insert into auth.identities (user_id, provider, provider_id) values ($1, 'email', $2)",
        [person.id, person.id],
      );
    });
    const { users } = await done('admin-list-users', { search: person.email });
    expect(users).toMatchObject([
      {
        apps: 1,
        sessions: 1,
        factors: 1,
        roles: [],
        grants: [],
        confirmed_at: null,
        subscription: { subscribed: false, subscription_tier: null, subscription_end: null },
      },
    ]);
    const admins = await done('admin-list-users', { show: 'admins' });
    expect(admins).toMatchObject({ total: 1, users: [{ id: admin.id, roles: ['admin'] }] });
    const unconfirmed = await done('admin-list-users', { show: 'unconfirmed', search: person.id });
    expect(unconfirmed['total']).toBe(1);
    const detail = await done('admin-get-user', { user_id: person.id });
    expect(detail).toMatchObject({
      session_list: [{ id: person.sessionId, aal: 'aal1' }],
      identities: [{ provider: 'email' }],
      factor_list: [{ factor_type: 'totp', status: 'verified' }],
    });
    expect(JSON.stringify(detail)).not.toContain('hidden-secret');
    expect((await act('admin-get-user', { user_id: randomUUID() })).status).toBe(404);
  });

  it('gives and takes a grant, which the database then answers by', async () => {
    const gaming = { user_id: person.id, kind: 'gaming' };
    expect(await ask(person.claims, 'has_gaming_access()')).toBe(false);
    expect(await done('admin-set-grant', { ...gaming, on: true })).toEqual({ changed: true });
    expect(await done('admin-set-grant', { ...gaming, on: true })).toEqual({ changed: false });
    expect(await ask(person.claims, 'has_gaming_access()')).toBe(true);
    const end = inDays(2);
    expect(await done('admin-set-grant', { ...gaming, on: true, expires_at: end })).toEqual({
      changed: true,
    });
    expect(await done('admin-get-user', { user_id: person.id })).toMatchObject({
      grants: [{ kind: 'gaming', name: '', expires_at: end, granted_by: admin.email }],
    });
    expect(await done('admin-set-grant', { ...gaming, on: false })).toEqual({ changed: true });
    expect(await ask(person.claims, 'has_gaming_access()')).toBe(false);
    expect(await lines(person.id)).toMatchObject([
      { action: 'admin.grant_added', actor_id: admin.id, details: { before: null } },
      {
        action: 'admin.grant_changed',
        details: { before: { expires_at: null }, after: { expires_at: end } },
      },
      { action: 'admin.grant_removed', details: { after: null } },
    ]);
    await done('admin-set-grant', { user_id: person.id, kind: 'feature', name: 'seo_access', on: true });
    expect(await ask(person.claims, "has_feature_access('seo_access')")).toBe(true);
    expect(await ask(person.claims, "has_feature_access('good_idea_access')")).toBe(false);
  });

  it('refuses a grant without a name where one is needed, of the past, and to nobody', async () => {
    const status = async (input: object) => (await act('admin-set-grant', { on: true, ...input })).status;
    expect(await status({ user_id: person.id, kind: 'feature' })).toBe(422);
    expect(await status({ user_id: person.id, kind: 'special', name: '  ' })).toBe(422);
    expect(await status({ user_id: person.id, kind: 'feature', name: 'Bad Name' })).toBe(422);
    expect(await status({ user_id: person.id, kind: 'everything', name: 'x' })).toBe(422);
    expect(await status({ user_id: person.id, kind: 'gaming', expires_at: inDays(-1) })).toBe(422);
    expect(await status({ user_id: randomUUID(), kind: 'gaming' })).toBe(404);
    expect(await lines(person.id)).toEqual([]);
  });

  it('makes somebody an admin and takes it back, but never from oneself or the last one', async () => {
    const role = (user_id: string, on: boolean) => ({ user_id, role: 'admin', on });
    expect(await act('admin-set-role', role(admin.id, false))).toMatchObject({
      status: 409,
      body: { message: 'This is the last admin. Make somebody else an admin first.' },
    });
    await done('admin-set-role', role(person.id, true));
    expect(await ask(person.claims, 'is_admin()')).toBe(true);
    expect((await callFunction(server, 'admin-list-users', {}, person)).status).toBe(200);
    expect(await act('admin-set-role', role(admin.id, false))).toMatchObject({
      status: 409,
      body: { message: 'You cannot take the admin role from yourself. Ask another admin to do it.' },
    });
    await done('admin-set-role', role(person.id, false));
    expect(await done('admin-set-role', role(person.id, false))).toEqual({ changed: false });
    expect((await callFunction(server, 'admin-list-users', {}, person)).status).toBe(403);
    expect((await lines(person.id)).map(({ action }) => action)).toEqual([
      'admin.role_granted',
      'admin.role_revoked',
    ]);
  });

  it('keeps one admin when two remove each other at the same moment', async () => {
    await done('admin-set-role', { user_id: person.id, role: 'admin', on: true });
    const answers = await Promise.all([
      act('admin-ban-user', { user_id: person.id, banned_until: inDays(1) }),
      callFunction(server, 'admin-set-role', { user_id: admin.id, role: 'admin', on: false }, person),
    ]);
    await server.services.database.tx('service_role', {}, async (tx) => {
      await tx.query('delete from user_roles where user_id = $1', [person.id]);
      await tx.query("insert into user_roles (user_id, role) values ($1, 'admin') on conflict do nothing", [
        admin.id,
      ]);
    });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('sets a subscription by hand', async () => {
    const end = inDays(30);
    const pro = {
      user_id: person.id,
      subscribed: true,
      subscription_tier: 'Pro',
      subscription_end: end,
    };
    expect(await done('admin-set-subscription', pro)).toEqual({ changed: true });
    expect(await done('admin-set-subscription', pro)).toEqual({ changed: false });
    expect(await done('admin-list-users', { show: 'subscribed' })).toMatchObject({
      users: [
        {
          id: person.id,
          subscription: { subscribed: true, subscription_tier: 'Pro', subscription_end: end },
        },
      ],
    });
    expect((await act('admin-set-subscription', { user_id: person.id, subscribed: true })).status).toBe(422);
    await done('admin-set-subscription', { user_id: person.id, subscribed: false });
    expect(await lines(person.id)).toMatchObject([
      { details: { before: { subscribed: false }, after: { subscribed: true, subscription_tier: 'Pro' } } },
      {
        details: {
          before: { subscription_end: end },
          after: { subscribed: false, subscription_tier: null, subscription_end: null },
        },
      },
    ]);
  });

  it('bans: every session ends, and it can be lifted; nobody bans themselves', async () => {
    const ban = (user_id: string, banned_until: string | null) => ({ user_id, banned_until });
    await done('admin-ban-user', ban(person.id, inDays(7)));
    expect(await done('admin-get-user', { user_id: person.id })).toMatchObject({
      sessions: 0,
      session_list: [],
    });
    expect((await done('admin-list-users', { show: 'banned', search: person.id }))['total']).toBe(1);
    expect(await done('admin-ban-user', ban(person.id, null))).toEqual({ changed: true });
    expect(await done('admin-ban-user', ban(person.id, null))).toEqual({ changed: false });
    expect((await act('admin-ban-user', ban(person.id, inDays(-1)))).status).toBe(422);
    expect(await act('admin-ban-user', ban(admin.id, inDays(1)))).toMatchObject({
      status: 409,
      body: { message: 'You cannot ban yourself.' },
    });
    expect(await lines(person.id)).toMatchObject([
      { action: 'admin.user_banned', details: { sessions_ended: 1 } },
      { action: 'admin.user_unbanned' },
    ]);
  });

  it('signs somebody out everywhere, refresh tokens included', async () => {
    const tokens = () =>
      server.services.database.tx(
        'service_role',
        {},
        async (tx) =>
          (await tx.query('select from auth.refresh_tokens where user_id = $1', [person.id])).count,
      );
    await server.services.database.tx('service_role', {}, (tx) =>
      tx.query('insert into auth.refresh_tokens (token_hash, user_id, session_id) values ($1, $2, $3)', [
        randomUUID(),
        person.id,
        person.sessionId,
      ]),
    );
    expect(await tokens()).toBe(1);
    expect(await done('admin-end-sessions', { user_id: person.id })).toEqual({ ended: 1 });
    expect(await tokens()).toBe(0);
    expect(await done('admin-end-sessions', { user_id: person.id })).toEqual({ ended: 0 });
  });

  it('deletes an account with everything in it; the audit log keeps that it did', async () => {
    expect(await done('admin-delete-user', { user_id: person.id })).toEqual({ deleted: true });
    expect((await act('admin-delete-user', { user_id: person.id })).status).toBe(404);
    expect((await act('admin-delete-user', { user_id: admin.id })).status).toBe(409);
    expect(await lines(person.id)).toMatchObject([
      { action: 'admin.user_deleted', actor_id: admin.id, details: { email: person.email } },
    ]);
  });
});

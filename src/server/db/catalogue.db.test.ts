import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.server.ts';
import { addPerson } from '../../testing/database/people.server.ts';
import { tables } from './tables.gen.ts';

interface CatalogueTable {
  schema: string;
  name: string;
  secured: boolean;
  policies: number;
}

const listTables = `
  select n.nspname::text as schema, c.relname::text as name, c.relrowsecurity as secured,
         (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss')
    and n.nspname not like 'pg_toast%' and n.nspname not like 'pg_temp%'
  order by 1, 2`;

const fullName = ({ schema, name }: { schema: string; name: string }) =>
  schema === 'public' ? name : `${schema}.${name}`;

describe.each(engines)('the whole catalogue on %s', (engine) => {
  let test: TestDatabase;
  let found: CatalogueTable[];

  beforeAll(async () => {
    test = await openTestDatabase(engine, inject('postgresUrl'));
    found = await test.database.tx(
      'anon',
      {},
      async (tx) => (await tx.query<CatalogueTable>(listTables)).rows,
    );
  });
  afterAll(() => test.close());

  it('has tables, and every one of them has row security', () => {
    expect(found.length).toBeGreaterThanOrEqual(8);
    expect(found.filter(({ secured }) => !secured).map(fullName)).toEqual([]);
  });

  it('has exactly the tables that the registry declares', () => {
    const declared = tables.map(({ name }) => name);
    expect(
      found
        .filter(({ schema }) => schema !== 'migrations')
        .map(fullName)
        .toSorted(),
    ).toEqual(declared.toSorted());
  });

  it('has exactly the columns that each table declares', async () => {
    for (const table of tables) {
      const { rows } = await test.database.tx('anon', {}, (tx) =>
        tx.query<{ name: string }>(
          'select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum',
          [table.name],
        ),
      );
      expect(rows.map(({ name }) => name).toSorted(), table.name).toEqual([...table.columns].toSorted());
    }
  });

  it('checks rows without functions of ours, which would be read and planned anew for every change', async () => {
    const { rows } = await test.database.tx('anon', {}, (tx) =>
      tx.query<{ name: string }>(
        `select c.conname::text as name from pg_constraint c
         join pg_depend d on d.classid = 'pg_constraint'::regclass and d.objid = c.oid
         join pg_proc p on d.refclassid = 'pg_proc'::regclass and p.oid = d.refobjid
         where c.contype = 'c' and p.pronamespace <> 'pg_catalog'::regnamespace`,
      ),
    );
    expect(rows).toEqual([]);
  });

  it('lets nobody but the owner, an admin and the server see a row', async () => {
    const owner = await addPerson(test.database);
    const stranger = await addPerson(test.database);
    await fillEveryTable(test, owner.id);
    for (const table of tables) {
      const count = (role: 'anon' | 'authenticated', claims = {}) =>
        test.database
          .tx(role, claims, async (tx) => {
            const condition = 'owner' in table ? `where ${table.owner} = '${owner.id}'` : '';
            return (await tx.query(`select 1 from ${table.name} ${condition}`)).rows.length;
          })
          .catch((error: { code?: string }) => (error.code === '42501' ? 0 : Promise.reject(error)));
      expect(await count('anon'), `anon in ${table.name}`).toBe(0);
      expect(await count('authenticated', stranger.claims), `a stranger in ${table.name}`).toBe(0);
      expect(
        await count('authenticated', { sub: 'not-a-uuid' }).catch(() => 0),
        `nobody in ${table.name}`,
      ).toBe(0);
    }
  });

  it('keeps the queue out of reach of requests', async () => {
    for (const role of ['anon', 'authenticated'] as const) {
      await expect(
        test.database.tx(role, {}, (tx) => tx.query("select has_schema_privilege('pgboss', 'usage') as may")),
      ).resolves.toMatchObject({ rows: [{ may: false }] });
    }
  });

  it('gives anon no right to write anything', async () => {
    for (const table of tables) {
      const { rows } = await test.database.tx('anon', {}, (tx) =>
        tx.query("select has_table_privilege($1, 'insert, update, delete, truncate') as may", [table.name]),
      );
      expect(rows, table.name).toEqual([{ may: false }]);
    }
  });
});

/** One row in each table, so that "sees nothing" is not true merely because there is nothing. */
async function fillEveryTable({ database }: TestDatabase, userId: string): Promise<void> {
  await database.tx('service_role', {}, async (tx) => {
    await tx.query('insert into profiles (user_id) values ($1)', [userId]);
    await tx.query("insert into user_roles (user_id, role) values ($1, 'admin')", [userId]);
    await tx.query("insert into feature_grants (user_id, kind) values ($1, 'gaming')", [userId]);
    await tx.query('insert into subscriptions (user_id) values ($1)', [userId]);
    await tx.query("insert into audit_log (actor_id, action) values ($1, 'test')", [userId]);
    await tx.query(
      "with app as (insert into apps (user_id, app_name) values ($1, 'x') returning id) insert into builds (app_id) select id from app",
      [userId],
    );
    await tx.query(
      `with version as (
         insert into app_versions (app_id, number, origin, preview_key)
         select id, 1, 'description', repeat('a', 26) from apps where user_id = $1 returning id, app_id
       ), site as (
         insert into app_sites (app_id, slug, version_id) select app_id, 'a-site', id from version
       ), visits as (
         insert into app_site_visits (app_id, day) select app_id, current_date from version
       )
       insert into app_shares (token, app_id) select repeat('b', 26), app_id from version`,
      [userId],
    );
    await tx.query(
      `insert into agent_runs (id, user_id, agent, version, name, input, seed, summary, figures)
       values (gen_random_uuid(), $1, 'loan-desk', 1, 'A loan', '{}', 1, 'It costs.', '{}')`,
      [userId],
    );
    await tx.query(
      `insert into agent_run_shares (token, run_id) select repeat('r', 26), id from agent_runs where user_id = $1`,
      [userId],
    );
    await tx.query(
      `insert into agent_schedules (id, user_id, agent, name, input, seed, every, next_at)
       values (gen_random_uuid(), $1, 'loan-desk', 'A loan', '{}', 1, 'week', now())`,
      [userId],
    );
    await tx.query(
      `insert into custom_tools (id, user_id, kind, name, version, definition)
       values (gen_random_uuid(), $1, 'tool', 'Paint', 1, '{}')`,
      [userId],
    );
    const deck = '0a000000-0000-7000-8000-000000000001';
    for (const rest of [
      `study_decks (id, user_id, name) values (gen_random_uuid(), $1, 'Cells')`,
      `study_pages (id, user_id, deck_id, cards) values (gen_random_uuid(), $1, '${deck}', '[]')`,
      `study_reviews (id, user_id, device, day, reviews) values (gen_random_uuid(), $1, 'd', '2026-03-31', '[]')`,
      `study_notes (id, user_id, deck_id, title, body) values (gen_random_uuid(), $1, '${deck}', 'Cells', 'Text')`,
      `study_pictures (id, user_id, deck_id, data) values (gen_random_uuid(), $1, '${deck}', 'data:image/png;base64,AA')`,
      `early_children (id, user_id, name, animal, band) values (gen_random_uuid(), $1, 'Kim', 'fox', '3-4')`,
      `early_days (id, user_id, child_id, device, day) values (gen_random_uuid(), $1, '${deck}', 'd', '2026-03-31')`,
    ])
      await tx.query(`insert into ${rest}`, [userId]);
    await tx.query(
      `insert into journal_keys (id, user_id, salt, iterations, iv, wrapped)
       values (gen_random_uuid(), $1, repeat('a', 24), 600000, repeat('b', 16), repeat('c', 64))`,
      [userId],
    );
    for (const table of ['journal_entries', 'journal_photos'])
      await tx.query(
        `insert into ${table} (id, user_id, day, body) values (gen_random_uuid(), $1, '2026-03-31', '{}')`,
        [userId],
      );
    await tx.query(
      `insert into curriculum_plans (id, user_id, title, plan)
       values (gen_random_uuid(), $1, 'Statistics', '{}')`,
      [userId],
    );
    await tx.query("insert into academy_progress (user_id, course) values ($1, 'negotiation')", [userId]);
    await tx.query('insert into notice_marks (user_id) values ($1)', [userId]);
    await tx.query(
      `insert into academy_course_drafts (id, user_id, course, content) values (gen_random_uuid(), $1, 'own-ours', '{}')`,
      [userId],
    );
    await tx.query(
      `with course as (
         insert into academy_courses (slug, version, facts, published_by) values ('own-ours', 1, '{}', $1) returning slug
       )
       insert into academy_course_versions (course, version, files) select slug, 1, '[]' from course`,
      [userId],
    );
    await tx.query(
      `insert into certificates (id, user_id, name, course, title, score, total, day, attempt)
       values (repeat('z', 26), $1, 'Ada', 'negotiation', 'Negotiation', 10, 12, current_date, 1)`,
      [userId],
    );
    await tx.query(
      `insert into own_resources (id, user_id, kind, title)
       values (gen_random_uuid(), $1, 'checklist', 'Our way to close the shop')`,
      [userId],
    );
    await tx.query(
      `insert into model_connections (id, name, provider, base_url, model)
       values (gen_random_uuid(), 'House', 'ollama', 'http://127.0.0.1:11434', 'm')`,
    );
    await tx.query(
      `insert into model_keys (id, user_id, name, provider, base_url, model)
       values (gen_random_uuid(), $1, 'Mine', 'openai', 'https://api.openai.com/v1', 'm')`,
      [userId],
    );
    await tx.query(
      `insert into model_usage (id, user_id, source, model, kind) values (gen_random_uuid(), $1, 'settings', 'm', 'ask')`,
      [userId],
    );
    await tx.query("insert into model_limits (id, scope, user_id) values (gen_random_uuid(), 'person', $1)", [
      userId,
    ]);
    await tx.query(
      `insert into auth.personal_keys (id, user_id, name, token_hash, hint, scopes, expires_at)
       values (gen_random_uuid(), $1, 'Laptop', 'hash', 'abcd', array['ask'], now())`,
      [userId],
    );
    await tx.query(
      `with server as (
         insert into tool_servers (id, name, url) values (gen_random_uuid(), 'House', 'http://127.0.0.1/mcp') returning id
       ), look as (
         insert into tool_server_looks (server_id, worked_at) select id, now() from server
       )
       insert into tool_consents (user_id, server_id, tool, digest) select $1, id, 'look_up', repeat('d', 43) from server`,
      [userId],
    );
    await tx.query(
      `insert into ask_conversations (id, user_id, title) values (gen_random_uuid(), $1, 'What is 15% of 240?')`,
      [userId],
    );
    await tx.query(
      `insert into study_deck_shares (token, deck_id, name, cards, pictures, bytes)
       select repeat('d', 26), id, 'Cells', '[]', '[]', 4 from study_decks where user_id = $1`,
      [userId],
    );
    await tx.query(
      `insert into ask_conversation_shares (token, conversation_id, shown)
       select repeat('c', 26), id, 'a' from ask_conversations where user_id = $1`,
      [userId],
    );
    await tx.query(
      `insert into reading_corrections (user_id, app_id, reading) select user_id, id, '{}' from apps where user_id = $1`,
      [userId],
    );
    await tx.query(
      `with visitor as (
         insert into app_visitors (app_id, email, name, role, password_hash)
         select id, 'a@b.example', 'A', 'Member', 'h' from apps where user_id = $1 returning id, app_id
       ), session as (
         insert into app_visitor_sessions (token_hash, visitor_id, expires_at) select repeat('h', 43), id, now() from visitor
       ), kind as (
         insert into app_collections (app_id, name, label) select app_id, 'notes', 'Notes' from visitor
       ), writes as (
         insert into app_data_writes (app_id, writer, hour) select app_id, 'v', now() from visitor
       ), domains as (
         insert into app_domains (app_id, domain, token) select app_id, 'a.example', repeat('t', 26) from visitor
       )
       insert into app_records (app_id, collection, id, data) select app_id, 'notes', 'n1', '{}' from visitor`,
      [userId],
    );
    await tx.query(
      `insert into auth.signing_keys (kid, algorithm, private_jwk, public_jwk) values ('test', 'ES256', '{}', '{}');`,
    );
    await tx.query("insert into auth.identities (user_id, provider, provider_id) values ($1, 'email', $2)", [
      userId,
      userId,
    ]);
    await tx.query(
      `with factor as (
         insert into auth.mfa_factors (user_id, factor_type, secret) values ($1, 'totp', 's') returning id
       ) insert into auth.mfa_challenges (factor_id) select id from factor`,
      [userId],
    );
    await tx.query(
      `with session as (insert into auth.sessions (user_id) values ($1) returning id, user_id),
            amr as (insert into auth.mfa_amr_claims (session_id, authentication_method) select id, 'password' from session)
       insert into auth.refresh_tokens (token_hash, user_id, session_id) select 'h', user_id, id from session`,
      [userId],
    );
    await tx.query(
      `with client as (
         insert into auth.oauth_clients (name, redirect_uris, grant_types, auth_method, registration)
         values ('A', '{https://a.example/}', '{authorization_code}', 'none', 'manual') returning id
       ), given as (
         insert into auth.oauth_grants (user_id, client_id, scopes) select $1, id, '{openid}' from client returning client_id
       ), asked as (
         insert into auth.oauth_authorizations (client_id, user_id, redirect_uri, scopes, code_challenge)
         select client_id, $1, 'https://a.example/', '{openid}', 'c' from given
       )
       insert into auth.oauth_refresh_tokens (token_hash, user_id, session_id)
       select 'h', user_id, id from auth.sessions where user_id = $1`,
      [userId],
    );
    await tx.query(
      "insert into auth.one_time_tokens (user_id, kind, token_hash, relates_to) values ($1, 'recovery', 'h', 'a@b.c')",
      [userId],
    );
    await tx.query(
      `with credential as (
         insert into auth.webauthn_credentials (user_id, credential_id, public_key, user_handle)
         values ($1, 'c', 'k', repeat('h', 43))
       ), challenge as (
         insert into auth.webauthn_challenges (purpose, challenge) values ('sign_in', repeat('c', 43))
       )
       insert into auth.recovery_codes (user_id, code_hash) values ($1, 'h')`,
      [userId],
    );
    await tx.query("insert into auth.flow_states (user_id, authentication_method) values ($1, 'oauth')", [
      userId,
    ]);
    await tx.query("insert into auth.known_places (user_id, place_hash) values ($1, repeat('p', 43))", [
      userId,
    ]);
    await tx.query(
      "insert into auth.handovers (code_hash, browser_hash, sealed) values (repeat('c', 43), repeat('b', 43), 's')",
    );
    await tx.query(
      "insert into auth.used_id_tokens (token_hash, expires_at) values (repeat('t', 43), now())",
    );
    await tx.query("insert into auth.rate_limits (key, count, resets_at) values ('k', 1, now())");
    await tx.query(
      "insert into requests (kind, user_id, name, email, subject, message) values ('support', $1, 'A', 'a@b.c', 'S', 'M')",
      [userId],
    );
    await tx.query(
      "insert into internal.idempotency_keys (user_id, key, fingerprint) values ($1, 'k', repeat('f', 64))",
      [userId],
    );
    await tx.query(
      `insert into app_record_sources (app_id, collection, id, source)
       select app_id, collection, id, repeat('s', 32) from app_records limit 1`,
    );
    await tx.query(
      "insert into app_guest_shares (app_id, holder, records) select app_id, 'g:x', 1 from app_records limit 1",
    );
    await tx.query(
      "insert into internal.installation_secrets (name, secret) values ('test', repeat('s', 43))",
    );
    await tx.query("insert into internal.sealed_mails (id, mail) values (gen_random_uuid(), 'm')");
    await tx.query("insert into auth.revocations (kind, subject) values ('ended', gen_random_uuid())");
    await tx.query("insert into auth.known_devices (user_id, device, network) values ($1, 'd', 'n')", [
      userId,
    ]);
    await tx.query(
      `insert into auth.sign_in_notices (user_id, session_id, token_hash, sent_to, device, network)
       values ($1, gen_random_uuid(), 'h', 'a@b.c', 'd', 'n')`,
      [userId],
    );
    for (const table of tables) {
      const { rows } = await tx.query(`select 1 from ${table.name} limit 1`);
      if (rows.length === 0)
        throw new Error(`Put a row into ${table.name} here: the test needs one to hide.`);
    }
  });
}

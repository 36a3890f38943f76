import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { codeOf, enrolTotp } from '../../testing/auth/second-factor.server.ts';
import { signUpSomebody } from '../../testing/auth/sign-up-somebody.server.ts';
import { type AuthTestServer, linkIn, startAuthServer } from '../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';
import { sealFlowSecret } from '../auth/flows/flow-secrets.ts';
import { newFlowSecrets, rememberFlow } from '../auth/providers/provider-flow.server.ts';

describe.each(engines)('a copy of the database alone, on %s', (engine) => {
  let server: AuthTestServer;

  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), { AUTH_CONFIRM_EMAIL: 'false' });
  });
  afterAll(() => server.close());

  /** Every row of every table, as text. */
  async function everything(): Promise<string> {
    const { database } = server.services;
    const tables = await server.sql<{ schema: string; name: string }>(
      `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'migrations')`,
    );
    expect(tables.map(({ schema }) => schema)).toEqual(expect.arrayContaining(['auth', 'public', 'pgboss']));
    const texts: string[] = [];
    for (const { schema, name } of tables) {
      const text = `select t::text as line from ${schema}."${name}" t`;
      const { rows } =
        schema === 'pgboss'
          ? await database.queueScript(text)
          : await database.tx('service_role', {}, (tx) => tx.query(text));
      for (const { line } of rows as { line: string }[]) texts.push(line);
    }
    return texts.join('\n');
  }

  it('holds nothing that opens an account, signs a token or reaches a provider', async () => {
    const person = await signUpSomebody(server);
    const factor = await enrolTotp(person);
    await person.client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) });
    await server.services.keys.rotate();
    const { data } = await person.client.auth.refreshSession();
    await server.client().auth.resetPasswordForEmail(person.email);
    const mail = await server.mailTo(person.email);
    const link = new URL(linkIn(mail)).searchParams.get('token') ?? '';
    const flow = newFlowSecrets(randomUUID());
    const providerToken = `provider-${randomUUID()}`;
    await server.services.database.tx('service_role', {}, async (tx) => {
      const order = { provider: 'google', redirectTo: 'https://kora.example', challenge: undefined };
      await rememberFlow(tx, server.services.secrets, flow, {
        ...order,
        linkingUserId: null,
        browserHash: null,
        providerUrl: null,
      });
      const seal = (column: 'provider_access_token' | 'provider_refresh_token') =>
        sealFlowSecret(server.services.secrets, flow.id, column, providerToken);
      await tx.query(
        'update auth.flow_states set provider_access_token = $2, provider_refresh_token = $3 where id = $1',
        [flow.id, seal('provider_access_token'), seal('provider_refresh_token')],
      );
    });
    const known = [
      person.password,
      factor.secret,
      link,
      data.session?.access_token ?? '',
      data.session?.refresh_token ?? '',
      flow.codeVerifier,
      flow.state.split('.')[1] ?? '',
      providerToken,
    ];
    expect(known.filter((secret) => secret.length < 8)).toEqual([]);
    const text = await everything();
    // The look finds what is there in clear.
    expect(text).toContain(person.email);
    expect(known.filter((secret) => text.includes(secret))).toEqual([]);
    // The private half of a key in JSON.
    expect(text).not.toMatch(/"d\\*"/);
  });

  it('keeps no mail with a link after it was sent', async () => {
    await expect.poll(() => server.sql('select from internal.sealed_mails'), { timeout: 10_000 }).toEqual([]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult, Progress } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type ToolScope, toolScopes } from '../../../catalog/oauth-scopes.ts';
import { limits } from '../../../kernel/limits.ts';
import { type AppsTestServer, startAppsServer } from '../../../testing/apps/start-apps-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../../testing/server/signed-in-person.server.ts';
import { openPassages } from '../../ask/open-passages.server.ts';
import { installationKeys } from '../../auth/installation-key.server.ts';

const minutes = 240_000;
const noApp = '00000000-0000-4000-8000-000000000000';

const passages = [
  {
    id: 'backups',
    source: {
      kind: 'article',
      title: 'Backups that restore',
      address: '/blog/backups-that-restore#the-drill',
    },
    section: 'The drill',
    text: 'A backup that was never restored is a hope. Restore one every month, on another machine.',
  },
];

/** What a build writes, without the model of sentences: passages are found by their words. */
function writeIndex(): string {
  const directory = mkdtempSync(join(tmpdir(), 'kora-passages-'));
  const names = { passages: '/p.json', vectors: '/v', model: '/m', kernel: '/k' };
  writeFileSync(join(directory, 'ask-index.json'), JSON.stringify(names));
  writeFileSync(join(directory, 'p.json'), JSON.stringify(passages));
  return directory;
}

describe.each(engines)('tools for programs, on %s', { timeout: minutes }, (engine) => {
  let server: AppsTestServer;
  let ada: SignedInPerson;
  let bob: SignedInPerson;
  const index = writeIndex();
  const clients: Client[] = [];

  beforeAll(async () => {
    server = await startAppsServer(engine, inject('postgresUrl'));
    // The server keeps the object that it was started with.
    Object.assign(server.services.passages, openPassages(index));
    ada = await addSignedInPerson(server);
    bob = await addSignedInPerson(server);
  }, minutes);
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
    await server.close();
    rmSync(index, { recursive: true, force: true });
  });

  async function makeKey(person: SignedInPerson, scopes: readonly ToolScope[] = toolScopes) {
    const { status, body } = await callFunction(
      server,
      'create-personal-key',
      { name: 'Laptop', scopes, days: 30 },
      person,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return { key: String(body['key']), id: (body['made'] as { id: string }).id };
  }

  async function connect(token: string): Promise<Client> {
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    });
    // The library's own types of the two do not agree where undefined is no value.
    await client.connect(transport as Parameters<Client['connect']>[0]);
    clients.push(client);
    return client;
  }

  const call = async (client: Client, name: string, input: Record<string, unknown> = {}) =>
    (await client.callTool({ name, arguments: input })) as CallToolResult;
  const textOf = ({ content }: CallToolResult) => (content[0]?.type === 'text' ? content[0].text : '');

  const post = (token: string | undefined, body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body,
    });
  const listMessage = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

  it('lists every tool with what it takes and answers, and lists only what a key may do', async () => {
    const all = await connect((await makeKey(ada)).key);
    expect(all.getServerVersion()?.name).toBe('kora');
    const { tools } = await all.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'make_app',
      'list_apps',
      'read_app',
      'revise_app',
      'publish_app',
      'unpublish_app',
      'list_agents',
      'read_agent',
      'run_agent',
      'ask',
      'search_passages',
    ]);
    for (const tool of tools) {
      expect(tool.inputSchema.type, tool.name).toBe('object');
      expect(tool.outputSchema?.type, tool.name).toBe('object');
      expect(tool.annotations?.readOnlyHint, tool.name).toBeTypeOf('boolean');
    }
    const few = await connect((await makeKey(ada, ['ask'])).key);
    expect((await few.listTools()).tools.map(({ name }) => name)).toEqual(['ask', 'search_passages']);
    expect(few.getServerCapabilities()?.resources).toBeUndefined();
    await expect(few.listResources()).rejects.toThrow();
  });

  it('refuses a tool without its scope and says which it needs', async () => {
    const { key } = await makeKey(ada, ['apps:read']);
    const client = await connect(key);
    await expect(call(client, 'make_app', { name: 'Tasks', description: 'A list' })).rejects.toThrow(
      /apps:write/,
    );
    const message = { jsonrpc: '2.0', id: 4, method: 'tools/call', params: { name: 'ask', arguments: {} } };
    const refused = await post(key, JSON.stringify(message));
    expect(refused.status).toBe(403);
    expect(refused.headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="ask"');
  });

  it('answers exactly, by quotes with their places, and says when nothing answers', async () => {
    const client = await connect((await makeKey(ada, ['ask'])).key);
    const exact = await call(client, 'ask', { question: 'what is 17 % of 240?' });
    expect(exact.structuredContent).toMatchObject({ kind: 'exact' });
    expect(textOf(exact)).toContain('40.8');
    const quoted = await call(client, 'ask', { question: 'how often should I restore a backup?' });
    expect(quoted.structuredContent).toMatchObject({
      kind: 'quotes',
      citations: [
        {
          title: 'Backups that restore',
          address: `${server.url}/blog/backups-that-restore#the-drill`,
          quote: expect.stringContaining('Restore one every month') as string,
        },
      ],
    });
    const unknown = await call(client, 'ask', { question: 'who won the football match in Lisbon?' });
    expect(unknown.structuredContent).toMatchObject({ kind: 'unknown' });
    const found = await call(client, 'search_passages', { query: 'restore backups', limit: 3 });
    expect(found.structuredContent).toMatchObject({ passages: [{ section: 'The drill', kind: 'article' }] });
  });

  it('lists agents, tells what one asks for, and runs it on that', async () => {
    const client = await connect((await makeKey(ada, ['agents:run'])).key);
    const { agents } = (await call(client, 'list_agents')).structuredContent as {
      agents: { agent: string; may_run: boolean }[];
    };
    const mayRun = (slug: string) => agents.find(({ agent }) => agent === slug)?.may_run;
    expect(mayRun('loan-desk')).toBe(true);
    expect(mayRun('retirement-planner')).toBe(false);
    const about = (await call(client, 'read_agent', { agent: 'loan-desk' })).structuredContent as {
      fields: { name: string }[];
      example: Record<string, unknown>;
    };
    expect(about.fields.length).toBeGreaterThan(2);
    const input = { agent: 'loan-desk', input: about.example };
    const run = await call(client, 'run_agent', input);
    expect(run.isError, textOf(run)).toBeUndefined();
    expect(run.structuredContent).toMatchObject({
      agent: 'loan-desk',
      summary: expect.any(String) as string,
    });
    expect((await call(client, 'run_agent', input)).structuredContent).toEqual(run.structuredContent);
    const wrong = await call(client, 'run_agent', { agent: 'loan-desk', input: {} });
    expect(wrong.isError).toBe(true);
    const closed = await call(client, 'run_agent', { agent: 'retirement-planner', input: {} });
    expect(closed.isError).toBe(true);
    expect(textOf(closed)).toContain('no access');
    const none = await call(client, 'run_agent', { agent: 'nobody', input: {} });
    expect(textOf(none)).toContain('list_agents');
  });

  it('makes an app and tells every step, and lists, reads, changes, publishes and takes it back', async () => {
    const client = await connect((await makeKey(ada)).key);
    const steps: Progress[] = [];
    const made = (await client.callTool(
      { name: 'make_app', arguments: { name: 'Tasks', description: 'A list of tasks with a due date.' } },
      undefined,
      { onprogress: (progress) => steps.push(progress), timeout: minutes },
    )) as CallToolResult;
    expect(made.isError, textOf(made)).toBeUndefined();
    const { outcome, app } = made.structuredContent as {
      outcome: string;
      app: { id: string; state: string; address: string; preview: string };
    };
    expect(outcome, textOf(made)).toBe('made');
    expect(app).toMatchObject({ state: 'completed', address: `${server.url}/preview/${app.id}` });
    expect((await server.visit(app.preview)).status).toBe(200);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.at(-1)).toMatchObject({ progress: 6, total: 6, message: 'Done' });

    const listed = await call(client, 'list_apps');
    expect(listed.structuredContent).toMatchObject({ total: 1, apps: [{ id: app.id, site: null }] });
    const { resources } = await client.listResources();
    expect(resources).toMatchObject([{ uri: `kora://apps/${app.id}`, name: 'Tasks' }]);
    const { contents } = await client.readResource({ uri: `kora://apps/${app.id}` });
    expect(JSON.stringify(contents)).toContain('A list of tasks');
    await expect(client.readResource({ uri: 'kora://apps/../secrets' })).rejects.toThrow(/no such resource/);

    const strange = await call(client, 'revise_app', { app_id: app.id, sentence: 'Florble the wug.' });
    expect(strange.structuredContent).toMatchObject({ outcome: 'not_understood', version: null });
    const changed = (await client.callTool(
      { name: 'revise_app', arguments: { app_id: app.id, sentence: 'Add a notes field to tasks.' } },
      undefined,
      { timeout: minutes },
    )) as CallToolResult;
    expect(changed.structuredContent, textOf(changed)).toMatchObject({ outcome: 'changed', version: 2 });

    const published = await call(client, 'publish_app', { app_id: app.id });
    const { url } = published.structuredContent as { url: string };
    expect((await server.visit(url)).status).toBe(200);
    const read = await call(client, 'read_app', { app_id: app.id });
    expect(read.structuredContent).toMatchObject({ site: { url }, versions: [{ number: 2 }, { number: 1 }] });
    expect((await call(client, 'unpublish_app', { app_id: app.id })).structuredContent).toEqual({
      unpublished: true,
    });

    const other = await connect((await makeKey(bob)).key);
    expect((await call(other, 'list_apps')).structuredContent).toEqual({ apps: [], total: 0 });
    for (const tool of ['read_app', 'publish_app', 'unpublish_app']) {
      const refused = await call(other, tool, { app_id: app.id });
      expect(refused.isError, tool).toBe(true);
      expect(textOf(refused)).toBe('There is no such app of yours.');
    }
  });

  it('stops the making of an app that the program cancels', async () => {
    const client = await connect((await makeKey(bob, ['apps:write'])).key);
    const asked = new AbortController();
    const making = client.callTool(
      { name: 'make_app', arguments: { name: 'Books', description: 'A list of books with an author.' } },
      undefined,
      { signal: asked.signal, timeout: minutes, onprogress: () => asked.abort('enough') },
    );
    await expect(making).rejects.toThrow();
    const stateOf = () =>
      server.services.database.tx(
        'service_role',
        {},
        async (tx) =>
          (
            await tx.query<{ status: string; error: string }>(
              'select v.status, v.error from app_versions v join apps a on a.id = v.app_id where a.user_id = $1',
              [bob.id],
            )
          ).rows,
      );
    await expect
      .poll(stateOf, { timeout: minutes })
      .toEqual([{ status: 'failed', error: 'You cancelled it.' }]);
  });

  it('says what is wrong with arguments and with tools that do not exist, and never how it is built', async () => {
    const client = await connect((await makeKey(ada)).key);
    const empty = await call(client, 'make_app', { name: '<b>', description: '' });
    expect(empty.isError).toBe(true);
    expect(textOf(empty)).toBe(
      'name: App name contains invalid characters\ndescription: Prompt cannot be empty',
    );
    expect(textOf(await call(client, 'read_app', { app_id: 'x' }))).toContain('list_apps');
    expect(textOf(await call(client, 'read_app', { app_id: noApp }))).toBe('There is no such app of yours.');
    await expect(call(client, 'drop_tables')).rejects.toThrow(/no tool/);
    const failing = server.services.passages.answer;
    server.services.passages.answer = () => Promise.reject(new Error('secret in /etc/passwd'));
    const broken = await call(client, 'ask', { question: 'what is a premortem' });
    server.services.passages.answer = failing;
    expect(broken.isError).toBe(true);
    expect(JSON.stringify(broken)).not.toMatch(/passwd|at .*\.ts/);
  });

  it('refuses pages of other sites, bodies that are too large, lists of messages and other methods', async () => {
    const { key } = await makeKey(ada);
    const foreign = await post(key, listMessage, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32_000 } });
    expect((await post(key, listMessage, { origin: server.url })).status).toBe(200);
    const large = await post(
      key,
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(limits.mcp.bodyBytes) }),
    );
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32_000 } });
    const broken = await post(key, '{');
    expect([broken.status, await broken.json()]).toMatchObject([400, { error: { code: -32_700 } }]);
    for (const body of [`[${listMessage}]`, '{"id":1}', 'null', '"x"'])
      expect((await post(key, body)).status, body).toBe(400);
    const unknown = await post(key, JSON.stringify({ jsonrpc: '2.0', id: 9, method: 'no/such' }));
    expect(await unknown.text()).toContain('-32601');
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const refused = await fetch(`${server.url}/mcp`, {
        method,
        headers: { authorization: `Bearer ${key}` },
      });
      expect([refused.status, refused.headers.get('allow')], method).toEqual([405, 'POST']);
    }
    const plain = await post(key, listMessage, { 'content-type': 'text/plain' });
    expect(plain.status).toBe(415);
  });

  it('takes the session of a person, and no key of the installation', async () => {
    const client = await connect(ada.token);
    expect((await client.listTools()).tools).toHaveLength(11);
    const { service_role: service } = await installationKeys(server.services.keys, new Date());
    const refused = await post(service, listMessage);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('a person has made in the settings');
  });
});

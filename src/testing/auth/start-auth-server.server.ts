import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import ws from 'ws';
import { installationKeys } from '../../server/auth/installation-key.server.ts';
import type { Engine } from '../../server/db/database.ts';
import { type ListedMail, listOutbox } from '../../server/mail/list-outbox.server.ts';
import type { TestServer } from '../server/start-test-server.server.ts';
import { startTestServerOn } from '../server/start-test-server-on.server.ts';

export interface AuthTestServer extends TestServer {
  /** A client of its own, as a browser tab has one. */
  client(options?: { pkce?: boolean; key?: string }): SupabaseClient;
  /** A client with the key that may do everything. */
  service(): Promise<SupabaseClient>;
  /** The newest message to this address; waits for it. `after` is the number of messages there were before. */
  mailTo(address: string, after?: number): Promise<ListedMail>;
  mailsTo(address: string): Promise<ListedMail[]>;
  /** SQL as the server itself, to look or to let time pass. */
  sql<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** All counters at zero, so that one test does not use up the limits of the next. */
  resetLimits(): Promise<void>;
}

/** The whole server with its jobs on the engine asked for, and the real client to talk to it. */
export async function startAuthServer(
  engine: Engine,
  postgresUrl: string,
  environment: Record<string, string> = {},
): Promise<AuthTestServer> {
  const server = await startTestServerOn(engine, postgresUrl, environment);
  const { services } = server;
  await services.queue.work();
  const sql = async <Row>(text: string, values: readonly unknown[] = []) =>
    services.database.tx('service_role', {}, async (tx) => (await tx.query<Row>(text, values)).rows);
  const mailsTo = async (address: string) =>
    (await listOutbox(services.settings.KORA_DATA_DIR)).filter(({ to }) => to.includes(address));
  const connect = (options: { pkce?: boolean; key?: string } = {}) =>
    createClient(server.url, options.key ?? 'publishable-key', {
      auth: {
        persistSession: true,
        storage: memoryStorage(),
        autoRefreshToken: false,
        detectSessionInUrl: false,
        flowType: options.pkce === true ? 'pkce' : 'implicit',
        experimental: { passkey: true },
      },
      realtime: { transport: ws as never },
    });
  return {
    ...server,
    client: connect,
    async service() {
      const keys = await installationKeys(services.keys, new Date());
      return connect({ key: keys.service_role });
    },
    mailsTo,
    mailTo: (address, after = 0) => waitForMail(() => mailsTo(address), after),
    sql,
    async resetLimits() {
      await sql('delete from auth.rate_limits');
    },
  };
}

function memoryStorage() {
  const held = new Map<string, string>();
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  };
}

async function waitForMail(read: () => Promise<ListedMail[]>, after: number): Promise<ListedMail> {
  for (let tries = 0; tries < 200; tries += 1) {
    const mails = await read();
    const [newest] = mails;
    if (newest !== undefined && mails.length > after) return newest;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('No message came.');
}

export const linkIn = (mail: ListedMail): string => /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '';
export const codeIn = (mail: ListedMail): string => /code: (\d{6})/.exec(mail.text)?.[1] ?? '';

export const freshEmail = (): string => `person-${randomUUID().slice(0, 12)}@kora.example`;

/** Opens a link as a browser does, without going where it leads; the address that it leads to. */
export async function follow(link: string): Promise<URL> {
  const answer = await fetch(link, { redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`Expected 303, got ${answer.status}: ${await answer.text()}`);
  return new URL(answer.headers.get('location') ?? '');
}

/** What stands behind the hash. */
export const hashOf = (url: URL): URLSearchParams => new URLSearchParams(url.hash.slice(1));

import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Caller, nobody } from '../../server/auth/caller.ts';
import type { Engine } from '../../server/db/database.ts';
import { migrationsDirectory } from '../../server/package-root.server.ts';
import { answerRequest } from '../../server/rest/answer-request.server.ts';
import { openRestApi, type RestApi } from '../../server/rest/open-rest-api.server.ts';
import type { RestOptions } from '../../server/rest/rest-request.ts';
import { openTestDatabase, type TestDatabase } from '../database/open-test-database.server.ts';

interface LibraryAnswer {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
}

interface Ask {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON unless it is text already. */
  body?: unknown;
  as?: Caller;
}

export interface Library {
  test: TestDatabase;
  /** Faults that were ours: must stay empty. */
  faults: unknown[];
  ask(path: string, ask?: Ask): Promise<LibraryAnswer>;
  /** The JSON of a GET that must succeed. */
  get(path: string): Promise<unknown>;
  /** The same database behind other options. */
  with(options: Partial<RestOptions>): Pick<Library, 'ask' | 'get'>;
  close(): Promise<void>;
}

/** Files beside this one. */
type LibraryPart = 'library' | 'crowd';

/** The data API over HTTP semantics, on a database that has all migrations and the library of the tests. */
export async function openLibrary(
  engine: Engine,
  postgresUrl: string,
  parts: readonly LibraryPart[] = ['library'],
): Promise<Library> {
  const directory = mkdtempSync(join(tmpdir(), 'kora-library-'));
  const files = readdirSync(migrationsDirectory()).filter((file) => file.endsWith('.sql'));
  for (const file of files) copyFileSync(join(migrationsDirectory(), file), join(directory, file));
  for (const [at, part] of parts.entries()) {
    const number = String(files.length + 1 + at).padStart(4, '0');
    copyFileSync(join(import.meta.dirname, `${part}.sql`), join(directory, `${number}-${part}.sql`));
  }
  const test = await openTestDatabase(engine, postgresUrl, { migrationsDirectory: directory });
  const faults: unknown[] = [];
  const behind = (options: Partial<RestOptions>) =>
    clientOf(openRestApi(test.database, { schemas: ['public', 'annex'], ...options }), faults);
  return {
    test,
    faults,
    ...behind({}),
    with: behind,
    async close() {
      await test.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function clientOf(api: RestApi, faults: unknown[]): Pick<Library, 'ask' | 'get'> {
  async function ask(path: string, { method = 'GET', headers = {}, body, as = nobody }: Ask = {}) {
    const request = new Request(`http://library.test/rest/v1/${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await answerRequest(api, { request, body: () => request.text(), caller: as }, (error) =>
      faults.push(error),
    );
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    const isJson = /^application\/(?:[\w.]+\+)?json/.test(type) && text !== '';
    const json = isJson ? (JSON.parse(text) as unknown) : undefined;
    return { status: response.status, headers: response.headers, text, json };
  }

  return {
    ask,
    async get(path) {
      const answer = await ask(path);
      if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
      return answer.json;
    },
  };
}

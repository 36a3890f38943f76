import pg from 'pg';
import type { Contender } from './contenders.ts';
import { HttpConnection } from './http-connection.ts';
import { type RequestParts, writeRequest } from './write-request.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export interface AppRow {
  readonly id: string;
  readonly app_name: string;
  readonly created_at: string;
  readonly build_status: string;
}

/** A contender with people and rows in it. Apart from the people's ids it is the same for both. */
export interface Seeded extends Contender {
  readonly people: readonly Person[];
  /** Of each person, the newest first, as the select answers. */
  readonly apps: readonly (readonly AppRow[])[];
  readonly apikey: string;
}

export const password = 'correct-horse-battery-1';
export const appsPerPerson = 20;
const statuses = ['queued', 'building', 'completed'] as const;
const perInsert = 500;
const signUpsAtOnce = 4;
const firstMoment = Date.parse('2026-01-01T00:00:00Z');

export async function seed(contender: Contender, peopleCount: number): Promise<Seeded> {
  const connections = await Promise.all(
    Array.from({ length: signUpsAtOnce }, () => HttpConnection.open(contender.server.port)),
  );
  try {
    const [first] = connections;
    if (first === undefined) throw new Error('There is no connection.');
    const people: Person[] = [];
    const { keys } = contender;
    let next = 0;
    await Promise.all(
      connections.map(async (connection) => {
        while (next < peopleCount) {
          const at = next++;
          people[at] = await signUp(connection, { apikey: keys.publishable }, at);
        }
      }),
    );
    const apps = people.map((_, owner) => appsOf(owner));
    const service: Record<string, string> =
      contender.name === 'lite'
        ? { apikey: keys.secret }
        : { apikey: keys.secret, authorization: `Bearer ${keys.secret}` };
    await insertRows(first, service, people, apps);
    if (contender.databaseUrl !== undefined) await analyse(contender.databaseUrl);
    return { ...contender, people, apps, apikey: keys.publishable };
  } finally {
    for (const connection of connections) connection.close();
  }
}

async function signUp(
  connection: HttpConnection,
  headers: Record<string, string>,
  at: number,
): Promise<Person> {
  const email = `person-${at}@bench.example`;
  const parts: RequestParts = {
    method: 'POST',
    path: '/auth/v1/signup',
    headers,
    json: { email, password },
  };
  const { access_token: token, user } = (await ask(connection, parts, at)) as {
    access_token: string;
    user: { id: string };
  };
  return { id: user.id, email, token };
}

/** Every person's rows lie among those of all others, as they do when everybody works at the same time. */
function appsOf(owner: number): AppRow[] {
  return Array.from({ length: appsPerPerson }, (_, turn) => {
    const number = turn * 100_000 + owner;
    return {
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      app_name: `App ${turn} of person ${owner}`,
      created_at: new Date(firstMoment + number * 1_000).toISOString(),
      build_status: statuses[(owner + turn) % statuses.length] ?? 'queued',
    };
  }).toReversed();
}

async function insertRows(
  connection: HttpConnection,
  headers: Record<string, string>,
  people: readonly Person[],
  apps: readonly (readonly AppRow[])[],
): Promise<void> {
  const rows = apps
    .flatMap((own, owner) => own.map((app) => ({ ...app, user_id: people[owner]?.id })))
    .toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
  const minimal = { ...headers, prefer: 'return=minimal' };
  for (let from = 0; from < rows.length; from += perInsert) {
    const part = rows.slice(from, from + perInsert);
    const appRows = part.map(({ id, user_id, app_name, created_at }) => ({
      id,
      user_id,
      app_name,
      created_at,
    }));
    const buildRows = part.map(({ id, build_status }) => ({ app_id: id, build_status }));
    await ask(connection, { method: 'POST', path: '/rest/v1/apps', headers: minimal, json: appRows });
    await ask(connection, { method: 'POST', path: '/rest/v1/builds', headers: minimal, json: buildRows });
  }
}

/** The private cluster has no autovacuum, which would do this on a real one. */
async function analyse(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze public.apps, public.builds, auth.users');
  await client.end();
}

/** The JSON of an answer that must be a success. */
export async function ask(connection: HttpConnection, parts: RequestParts, turn = 0): Promise<unknown> {
  const { status, body } = await connection.send(writeRequest(parts, turn));
  const text = body.toString();
  if (status < 200 || status > 299)
    throw new Error(`${parts.method} ${parts.path} was answered with ${status}: ${text.slice(0, 500)}`);
  return text === '' ? undefined : JSON.parse(text);
}

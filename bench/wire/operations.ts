import { isDeepStrictEqual } from 'node:util';
import { HttpConnection } from './http-connection.ts';
import { appsPerPerson, ask, type Person, password, type Seeded } from './seed.ts';
import type { RequestParts } from './write-request.ts';

export interface Operation {
  readonly name: 'user' | 'sign-in' | 'select' | 'update';
  readonly shown: string;
  readonly status: number;
  /** The request of this turn; turns go around all people, so that nobody's rows are in every request. */
  request(seeded: Seeded, turn: number): RequestParts;
  /** Throws unless the contender does the right thing. */
  verify(connection: HttpConnection, seeded: Seeded): Promise<void>;
}

const listPath =
  '/rest/v1/apps?select=id,app_name,created_at,builds!inner(build_status)&order=created_at.desc&limit=20';

function personOf(seeded: Seeded, turn: number): Person {
  const person = seeded.people[turn % seeded.people.length];
  if (person === undefined) throw new Error('There are no people.');
  return person;
}

function headersOf(seeded: Seeded, person: Person): Record<string, string> {
  return { apikey: seeded.apikey, authorization: `Bearer ${person.token}` };
}

function expect(isRight: boolean, seeded: Seeded, what: string, found: unknown): void {
  if (!isRight) throw new Error(`${seeded.name}: ${what}: ${JSON.stringify(found)?.slice(0, 600)}`);
}

const user: Operation = {
  name: 'user',
  shown: 'GET /auth/v1/user',
  status: 200,
  request: (seeded, turn) => ({
    method: 'GET',
    path: '/auth/v1/user',
    headers: headersOf(seeded, personOf(seeded, turn)),
  }),
  async verify(connection, seeded) {
    const person = personOf(seeded, 1);
    const found = (await ask(connection, user.request(seeded, 1))) as { id: string; email: string };
    const isRight = found.id === person.id && found.email === person.email;
    expect(isRight, seeded, 'not the account of the token', found);
  },
};

const signIn: Operation = {
  name: 'sign-in',
  shown: 'POST /auth/v1/token, password',
  status: 200,
  request: (seeded, turn) => ({
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    headers: { apikey: seeded.apikey },
    json: { email: personOf(seeded, turn).email, password },
  }),
  async verify(connection, seeded) {
    const found = (await ask(connection, signIn.request(seeded, 1))) as {
      access_token?: string;
      refresh_token?: string;
      user?: { id: string };
    };
    const isRight = found.user?.id === personOf(seeded, 1).id && found.access_token !== undefined;
    expect(isRight && found.refresh_token !== undefined, seeded, 'no session of the account', found);
  },
};

interface ListedApp {
  id: string;
  app_name: string;
  created_at: string;
  builds: { build_status: string };
}

const select: Operation = {
  name: 'select',
  shown: 'GET /rest/v1/apps with builds',
  status: 200,
  request: (seeded, turn) => ({
    method: 'GET',
    path: listPath,
    headers: headersOf(seeded, personOf(seeded, turn)),
  }),
  async verify(connection, seeded) {
    const found = (await ask(connection, select.request(seeded, 1))) as ListedApp[];
    const rows = found.map(({ id, app_name, created_at, builds }) => ({
      id,
      app_name,
      created_at: new Date(created_at).toISOString(),
      build_status: builds.build_status,
    }));
    expect(isDeepStrictEqual(rows, seeded.apps[1]), seeded, 'not the rows that were put in', found);
  },
};

const update: Operation = {
  name: 'update',
  shown: 'PATCH /rest/v1/apps, one row',
  status: 204,
  request: (seeded, turn) => ({
    method: 'PATCH',
    path: `/rest/v1/apps?id=eq.${appIdOf(seeded, turn)}`,
    headers: { ...headersOf(seeded, personOf(seeded, turn)), prefer: 'return=minimal' },
    json: { app_name: `Renamed ${turn}` },
  }),
  async verify(connection, seeded) {
    const headers = headersOf(seeded, personOf(seeded, 1));
    await ask(connection, update.request(seeded, 1));
    const path = `/rest/v1/apps?select=app_name&id=eq.${appIdOf(seeded, 1)}`;
    const found = await ask(connection, { method: 'GET', path, headers });
    expect(isDeepStrictEqual(found, [{ app_name: 'Renamed 1' }]), seeded, 'the name did not change', found);
    // Somebody else's row: nothing may happen to it.
    await ask(connection, {
      ...update.request(seeded, 2),
      headers: { ...headers, prefer: 'return=minimal' },
    });
    const other = `/rest/v1/apps?select=app_name&id=eq.${appIdOf(seeded, 2)}`;
    const kept = (await ask(connection, {
      method: 'GET',
      path: other,
      headers: headersOf(seeded, personOf(seeded, 2)),
    })) as { app_name: string }[];
    expect(kept[0]?.app_name === seeded.apps[2]?.[0]?.app_name, seeded, 'a stranger changed a row', kept);
  },
};

function appIdOf(seeded: Seeded, turn: number): string {
  const owner = turn % seeded.people.length;
  const app = seeded.apps[owner]?.[Math.floor(turn / seeded.people.length) % appsPerPerson];
  if (app === undefined) throw new Error('This person has no app.');
  return app.id;
}

/** In this order: what changes rows comes after what reads them. */
export const operations: readonly Operation[] = [user, select, update, signIn];

/** Throws unless the contender does the right thing when it is asked over the wire. */
export async function verifyOperation(operation: Operation, seeded: Seeded): Promise<void> {
  const connection = await HttpConnection.open(seeded.server.port);
  try {
    await operation.verify(connection, seeded);
  } finally {
    connection.close();
  }
}

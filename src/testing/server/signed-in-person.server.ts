import { SignJWT } from 'jose';
import { addPerson, type Person } from '../database/people.server.ts';
import type { TestServer } from './start-test-server.server.ts';

export interface SignedInPerson extends Person {
  sessionId: string;
  token: string;
}

/** Somebody with an account and a session, and the access token of that session. */
export async function addSignedInPerson(
  server: TestServer,
  { aal = 'aal1', ...options }: { admin?: boolean; aal?: 'aal1' | 'aal2' } = {},
): Promise<SignedInPerson> {
  const { database, keys } = server.services;
  const person = await addPerson(database, options);
  const sessionId = await database.tx('service_role', {}, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      'insert into auth.sessions (user_id, aal) values ($1, $2) returning id',
      [person.id, aal],
    );
    return rows[0]?.id ?? '';
  });
  const { kid, privateKey } = keys.signing();
  const token = await new SignJWT({ role: 'authenticated', email: person.email, session_id: sessionId, aal })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setSubject(person.id)
    .setIssuer(`${server.url}/auth/v1`)
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
  return { ...person, sessionId, token };
}

export interface FunctionAnswer {
  status: number;
  // What a test expects of it is the test's business.
  body: Record<string, unknown>;
}

/** Calls a server function as it is called from outside; without a person, as nobody. */
export async function callFunction(
  server: TestServer,
  name: string,
  input: unknown,
  person?: { token: string },
): Promise<FunctionAnswer> {
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(person === undefined ? {} : { authorization: `Bearer ${person.token}` }),
    },
    body: JSON.stringify(input),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

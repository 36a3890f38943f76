export interface OwnerSession {
  readonly access_token: string;
}

async function post(address: string, body: object, session?: OwnerSession): Promise<Record<string, unknown>> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(session === undefined ? {} : { authorization: `Bearer ${session.access_token}` }),
    },
    body: JSON.stringify(body),
  });
  const told = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok || told['success'] === false)
    throw new Error(`${address} answered ${answer.status}: ${JSON.stringify(told)}`);
  return told;
}

export async function signUpOwner(url: string, email: string): Promise<OwnerSession> {
  const session = await post(`${url}/auth/v1/signup`, { email, password: 'correct horse battery' });
  return session as unknown as OwnerSession;
}

/** Calls a function of the server as its owner does. */
export function callFunction(
  url: string,
  owner: OwnerSession,
  name: string,
  input: object,
): Promise<Record<string, unknown>> {
  return post(`${url}/functions/v1/${name}`, input, owner);
}

import { isErrorBody } from './error-body.ts';
import { supabase } from './supabase.ts';

/** A verb below /auth/v1 that the client has no call for, as the person who is signed in, if somebody is. */
export async function callAuthVerb(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  const { data } = await (await supabase()).auth.getSession();
  const token = data.session?.access_token;
  const response = await fetch(`/auth/v1${path}`, {
    method,
    headers: {
      'x-supabase-api-version': '2024-01-01',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  if (isErrorBody(answer))
    throw Object.assign(new Error(answer.message), { code: answer.code, status: response.status });
  throw new Error(`The server answered ${response.status}. Please try again.`);
}

/** Takes up a session that such a verb has answered with. */
export async function takeSession(answer: { access_token: string; refresh_token: string }): Promise<void> {
  const { auth } = await supabase();
  const { error } = await auth.setSession({
    access_token: answer.access_token,
    refresh_token: answer.refresh_token,
  });
  if (error !== null) throw error;
}

import { isErrorBody } from './error-body.ts';
import type { CallName } from './failures/calls.ts';
import { failureOf } from './failures/describe-failure.ts';
import { measuredFetch } from './performance/measured-fetch.ts';
import { supabase } from './supabase.ts';

/** A verb below /auth/v1 that the client has no call for, as the person who is signed in, if somebody is. */
export async function callAuthVerb(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  const call = `auth/${method} ${path.replace(/\?.*$/, '')}` as CallName;
  const { data } = await (await supabase()).auth.getSession();
  const token = data.session?.access_token;
  let response: Response;
  try {
    response = await measuredFetch(`/auth/v1${path}`, {
      method,
      headers: {
        'x-supabase-api-version': '2024-01-01',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw failureOf(call, error);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  throw failureOf(call, { ...(isErrorBody(answer) ? answer : {}), status: response.status });
}

/** Takes up a session that such a verb has answered with. */
export async function takeSession(answer: { access_token: string; refresh_token: string }): Promise<void> {
  const { auth } = await supabase();
  const { error } = await auth.setSession({
    access_token: answer.access_token,
    refresh_token: answer.refresh_token,
  });
  if (error !== null) throw failureOf('auth/setSession', error);
}

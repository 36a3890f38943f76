import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { parseBoundedJson, TooDeepError } from '../../../kernel/bounded-json.ts';
import { type AdminRefusal, refuseAdmin } from '../../admin/admit-admin.server.ts';
import { asAuthError } from '../../auth/as-auth-error.server.ts';
import { AuthError, isNewFormat } from '../../auth/auth-error.ts';
import { plainPage } from '../../auth/plain-page.ts';
import type { AuthAnswer, AuthCall, AuthServer, AuthVerb } from '../../auth/verb.ts';
import { authVerbs } from '../../auth/verbs.server.ts';
import type { RequestContext } from '../request-context.ts';

const versionHeader = 'x-supabase-api-version';

/** GoTrue's wire: access → body → the verb → the answer, errors in the format that the client asks for. */
export function authRoutes(server: AuthServer): Hono<RequestContext> {
  const routes = new Hono<RequestContext>().basePath('/auth/v1');
  for (const verb of authVerbs) {
    routes.on(verb.method, verb.path, async (c) => {
      try {
        return send(c, await run(server, verb, c));
      } catch (error) {
        return answerAuthError(server.log, c, error);
      }
    });
  }
  return routes;
}

/** A request to the auth server, before anything of it is read. */
export function authCallOf(server: AuthServer, c: Context<RequestContext>): AuthCall {
  return {
    server,
    body: {},
    query: new URL(c.req.url).searchParams,
    params: c.req.param() as Record<string, string>,
    header: (name) => c.req.header(name),
    caller: c.get('caller'),
    address: c.get('clientAddress'),
    requestId: c.get('requestId'),
    setCookie: (cookie) => c.header('Set-Cookie', cookie, { append: true }),
  };
}

async function run(server: AuthServer, verb: AuthVerb, c: Context<RequestContext>): Promise<AuthAnswer> {
  const call = authCallOf(server, c);
  await admit(verb, call);
  if (verb.body === undefined) return verb.handle(call);
  const parsed = verb.body.safeParse(await (verb.form === undefined ? readJson(c) : readForm(c, verb.form)));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = issue?.path.join('.') ?? '';
    throw new AuthError('validation_failed', {
      message: field === '' ? (issue?.message ?? '') : `${field}: ${issue?.message}`,
    });
  }
  return verb.handle({ ...call, body: parsed.data });
}

async function admit({ access, method, path }: AuthVerb, call: AuthCall): Promise<void> {
  const { caller } = call;
  if (access === 'anyone') return;
  if (caller.role === 'anon') throw new AuthError('no_authorization');
  if (access === 'admin') {
    if (caller.role === 'service_role') return;
    const refusal = await refuseAdmin(call.server.database, call, `${method} ${path}`);
    if (refusal !== undefined) throw adminRefusal(refusal);
    return;
  }
  if (caller.role !== 'authenticated') throw new AuthError('no_authorization');
}

function adminRefusal(refusal: AdminRefusal): AuthError {
  if (refusal === 'banned') return new AuthError('user_banned', { status: 403 });
  return new AuthError(refusal === 'session_ended' ? 'session_not_found' : refusal);
}

async function readJson(c: Context<RequestContext>): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  try {
    return parseBoundedJson(text);
  } catch (error) {
    throw new AuthError('bad_json', {
      cause: error,
      ...(error instanceof TooDeepError ? { message: error.message } : {}),
    });
  }
}

async function readForm(c: Context<RequestContext>, form: true | 'pairs'): Promise<unknown> {
  const pairs = new URLSearchParams(await c.req.text());
  return form === 'pairs' ? [...pairs] : Object.fromEntries(pairs);
}

function send(c: Context<RequestContext>, answer: AuthAnswer): Response {
  c.header('Cache-Control', 'no-store');
  echoVersion(c);
  if ('location' in answer) return c.redirect(answer.location, answer.status);
  if ('page' in answer) return c.html(plainPage(answer.page), answer.status);
  for (const [name, value] of Object.entries(answer.headers ?? {})) c.header(name, value);
  return answer.status === 204 ? c.body(null, 204) : c.json(answer.body ?? {}, answer.status);
}

/** Also for what went wrong before a verb was reached, such as a token that is not valid. */
export function answerAuthError(log: Logger, c: Context<RequestContext>, cause: unknown): Response {
  const error = asAuthError(cause);
  if (error.status >= 500)
    log.error({ err: cause, request_id: c.get('requestId'), path: c.req.path }, 'auth request failed');
  c.header('Cache-Control', 'no-store');
  c.header('X-Sb-Error-Code', error.code);
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
  echoVersion(c);
  return c.json(error.body(c.req.header(versionHeader)), error.status as 400);
}

function echoVersion(c: Context<RequestContext>): void {
  if (isNewFormat(c.req.header(versionHeader))) c.header('X-Supabase-Api-Version', '2024-01-01');
}

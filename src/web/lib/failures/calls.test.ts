import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { AuthAdminApi } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contracts } from '../../../functions/contracts.gen.ts';
import { callAuthVerb } from '../call-auth-verb.ts';
import { callFunctionByName } from '../call-function.ts';
import { sessionStorageKey } from '../stored-session.ts';
import { supabase } from '../supabase.ts';
import { type CallName, calls, quietCalls } from './calls.ts';
import { describeFailure } from './describe-failure.ts';
import { messageOf } from './failure.ts';

type Perform = (client: SupabaseClient) => Promise<unknown>;

const names = Object.keys(calls) as CallName[];

/** What servers and networks do when they fail. */
const failures: Readonly<Record<string, () => Promise<Response>>> = {
  'a 502 with a page of a proxy': async () =>
    new Response('<html><body><h1>502 Bad Gateway</h1></body></html>', {
      status: 502,
      headers: { 'content-type': 'text/html' },
    }),
  'a 500 with an empty object': async () => Response.json({}, { status: 500 }),
  'no network': () => Promise.reject(new TypeError('Failed to fetch')),
  'a time-out': () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')),
};

const session = () => ({
  access_token: `${part({ alg: 'HS256' })}.${part({ sub: 'a', exp: 4_000_000_000 })}.c2ln`,
  refresh_token: 'refresh',
  expires_at: 4_000_000_000,
  expires_in: 3600,
  token_type: 'bearer',
  user: { id: 'a', email: 'ada@kora.example', identities: [], factors: [] },
});
const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');

const factorId = 'f';
const passkeyId = 'p';
const credential = { id: 'x' } as never;

/** How each call of the auth client is made; the others follow from their names. */
const byClient: Readonly<Record<string, Perform>> = {
  signInWithPassword: ({ auth }) => auth.signInWithPassword({ email: 'a@b.example', password: 'secret' }),
  signUp: ({ auth }) => auth.signUp({ email: 'a@b.example', password: 'secret' }),
  // Leads away and asks nobody: what can fail is what comes before.
  signInWithOAuth: async () => ({ error: await failedFetch() }),
  signOut: ({ auth }) => auth.signOut({ scope: 'others' }),
  setSession: ({ auth }) =>
    auth.setSession({ access_token: session().access_token, refresh_token: 'refresh' }),
  'updateUser password': ({ auth }) => auth.updateUser({ password: 'secret' }),
  'updateUser email': ({ auth }) => auth.updateUser({ email: 'b@b.example' }),
  reauthenticate: ({ auth }) => auth.reauthenticate(),
  resend: ({ auth }) => auth.resend({ type: 'signup', email: 'a@b.example' }),
  getUserIdentities: ({ auth }) => auth.getUserIdentities(),
  linkIdentity: ({ auth }) => auth.linkIdentity({ provider: 'github' }),
  unlinkIdentity: ({ auth }) => auth.unlinkIdentity({ identity_id: 'i' } as never),
  'mfa.listFactors': ({ auth }) => auth.mfa.listFactors(),
  'mfa.enroll': ({ auth }) => auth.mfa.enroll({ factorType: 'totp' }),
  'mfa.unenroll': ({ auth }) => auth.mfa.unenroll({ factorId }),
  'mfa.challenge': ({ auth }) => auth.mfa.challenge({ factorId }),
  'mfa.verify': ({ auth }) => auth.mfa.verify({ factorId, challengeId: 'c', code: '123456' }),
  'mfa.challengeAndVerify': ({ auth }) => auth.mfa.challengeAndVerify({ factorId, code: '123456' }),
  'passkey.list': ({ auth }) => auth.passkey.list(),
  'passkey.startAuthentication': ({ auth }) => auth.passkey.startAuthentication(),
  'passkey.verifyAuthentication': ({ auth }) =>
    auth.passkey.verifyAuthentication({ challengeId: 'c', credential }),
  'passkey.startRegistration': ({ auth }) => auth.passkey.startRegistration(),
  'passkey.verifyRegistration': ({ auth }) =>
    auth.passkey.verifyRegistration({ challengeId: 'c', credential }),
  'passkey.update': ({ auth }) => auth.passkey.update({ passkeyId, friendlyName: 'Key' }),
  'passkey.delete': ({ auth }) => auth.passkey.delete({ passkeyId }),
  'oauth.listGrants': ({ auth }) => auth.oauth.listGrants(),
  'oauth.revokeGrant': ({ auth }) => auth.oauth.revokeGrant({ clientId: 'c' }),
  'oauth.getAuthorizationDetails': ({ auth }) => auth.oauth.getAuthorizationDetails('a'),
  'oauth.approveAuthorization': ({ auth }) =>
    auth.oauth.approveAuthorization('a', { skipBrowserRedirect: true }),
  'oauth.denyAuthorization': ({ auth }) => auth.oauth.denyAuthorization('a', { skipBrowserRedirect: true }),
  'oauth.listClients': () => admin().listClients(),
  'oauth.createClient': () => admin().createClient({ client_name: 'n', redirect_uris: [] }),
  'oauth.updateClient': () => admin().updateClient(clientId, {}),
  'oauth.deleteClient': () => admin().deleteClient(clientId),
  'oauth.regenerateClientSecret': () => admin().regenerateClientSecret(clientId),
};
const clientId = '8d3f1c9e-2f0b-4c61-9a53-5a1f4a6f2b10';

function admin() {
  return new AuthAdminApi({ url: `${location.origin}/auth/v1`, headers: {} }).oauth;
}

async function failedFetch(): Promise<unknown> {
  try {
    return { status: (await fetch('/auth/v1/authorize')).status };
  } catch (error) {
    return error;
  }
}

function performanceOf(name: CallName): Perform {
  const [kind = '', rest = ''] = splitOnce(name, '/');
  if (kind === 'functions') return () => callFunctionByName(rest, {});
  if (name === 'rest/collections') return async () => ({ error: await failedFetch() });
  if (kind === 'rest') return ({ from }: SupabaseClient) => fromTable(from, rest);
  if (/^(GET|POST) \//.test(rest)) {
    const [method, path] = splitOnce(rest, ' ');
    return () => callAuthVerb(method as 'GET' | 'POST', path ?? '');
  }
  const perform = byClient[rest];
  if (perform === undefined) throw new Error(`Say here how ${name} is called.`);
  return perform;
}

async function fromTable(_: unknown, rest: string): Promise<unknown> {
  const [table = '', verb] = splitOnce(rest, ' ');
  const rows = (await supabase()).from(table);
  const question =
    verb === 'update' ? rows.update({}).eq('id', 'a') : verb === 'delete' ? rows.delete() : rows.select();
  return question.retry(false);
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** What somebody reads when the call goes like this. */
async function saidAbout(name: CallName, answer: () => Promise<Response>): Promise<string> {
  const asked = vi.fn<() => Promise<Response>>(answer);
  vi.stubGlobal('fetch', asked);
  const client = await supabase();
  try {
    const { error } = (await performanceOf(name)(client)) as { error: unknown };
    expect(asked, 'the call was made').toHaveBeenCalled();
    expect(error, 'the call failed').not.toBeNull();
    return describeFailure(name, error);
  } catch (error) {
    return messageOf(error, 'No words.');
  }
}

const raw =
  /[{}<>]|fetch|non-2xx|Edge Function|JWT|JSON|token|gave no reason|undefined|null|Error|signal|status|No words/i;

describe('what is said about a call that fails', () => {
  beforeEach(() => {
    localStorage.setItem(sessionStorageKey, JSON.stringify(session()));
    // The client writes down what it could not reach.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it.each(names)('%s: words, whatever happened', async (name) => {
    for (const [what, answer] of Object.entries(failures)) {
      const said = await saidAbout(name, answer);
      expect(said, what).not.toMatch(raw);
      expect(said, what).toMatch(/^[A-Z].{10,}/);
      // Short words of the sign-out aside, every sentence says what to do.
      expect(said, what).toMatch(
        /again|Ask for|Reload|Sign in|discard|Failed to sign out|Check your connection/,
      );
    }
  });

  it('has the words that the product promises', async () => {
    const broken = failures['a 500 with an empty object'] as () => Promise<Response>;
    const silent = failures['no network'] as () => Promise<Response>;
    const slow = failures['a time-out'] as () => Promise<Response>;
    const refused = async () => Response.json({}, { status: 400 });
    const unknown = async () =>
      Response.json(
        { code: 'invalid_credentials', message: 'Invalid login credentials' },
        { status: 400, headers: { 'x-supabase-api-version': '2024-01-01' } },
      );
    expect(await saidAbout('functions/generate-app', broken)).toBe(
      'Failed to generate app. Please try again.',
    );
    expect(await saidAbout('functions/simple-password-reset', broken)).toBe(
      'Failed to send reset email. Please try again.',
    );
    expect(await saidAbout('auth/signOut', broken)).toBe('Failed to sign out');
    expect(await saidAbout('auth/signInWithPassword', refused)).toBe('Invalid email or password');
    expect(await saidAbout('auth/signInWithPassword', unknown)).toBe('Invalid email or password');
    expect(await saidAbout('auth/signInWithPassword', slow)).toBe(
      'Sign in is taking longer than expected. Please try again.',
    );
    // Nobody is told that a password is wrong by a server that was never reached.
    expect(await saidAbout('auth/signInWithPassword', silent)).toBe(
      'The server does not answer. Check your connection and try again.',
    );
    expect(await saidAbout('auth/signInWithPassword', broken)).not.toContain('Invalid email');
  });

  it('leaves the words of our own server as they are', async () => {
    const told = async () =>
      Response.json(
        { code: 'database_busy', message: 'The database is busy. Try again in a moment.' },
        { status: 503 },
      );
    expect(await saidAbout('functions/publish-app', told)).toBe(
      'The database is busy. Try again in a moment.',
    );
    const rule = async () =>
      Response.json({ code: '23505', message: 'This address is taken or reserved.' }, { status: 409 });
    expect(await saidAbout('rest/apps update', rule)).toBe('This address is taken or reserved.');
    const inner = async () =>
      Response.json({ code: '23502', message: 'null value in column "x"' }, { status: 400 });
    expect(await saidAbout('rest/apps update', inner)).toBe('It could not be saved. Please try again.');
  });

  it('says that a session has ended, not that a token has no structure', () => {
    const broken = Object.assign(new Error('Invalid JWT structure'), {
      name: 'AuthInvalidJwtError',
      status: 400,
    });
    expect(describeFailure('auth/setSession', broken)).toBe('Your session has ended. Sign in again.');
  });
});

const web = join(import.meta.dirname, '..', '..');
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.gen\.|^gallery\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(web, path), 'utf8') }));

/** The calls that stand in a text, by the names that they have here. */
function callsIn(text: string): string[] {
  const found: string[] = [];
  for (const [, table, verb] of text.matchAll(
    /\.from\('(\w+)'\)\s*\.(select|insert|upsert|update|delete)\b/g,
  ))
    found.push(`rest/${table} ${verb}`);
  if (/\.rpc\(/.test(text)) found.push('rpc/*');
  for (const [, group = '', verb = ''] of text.matchAll(
    /(?<![\w.]|\b(?:limits|services)\.)(?:\w+\.)?(?:auth\.)?(auth|mfa|passkey|oauth)\.(\w+)(?=\(|\.bind\()/g,
  ))
    found.push(`auth/${group === 'auth' ? '' : `${group}.`}${verb}`);
  for (const [, verb] of text.matchAll(/adminOAuth\(\)\)\.(\w+)\(/g)) found.push(`auth/oauth.${verb}`);
  for (const [, method, path] of text.matchAll(/callAuthVerb\(\s*'(GET|POST)',\s*'([^'?]+)/g))
    found.push(`auth/${method} ${path}`);
  for (const [, path] of text.matchAll(/(?<![\w.])fetch\(\s*'\/auth\/v1([^'?]*)'/g))
    found.push(`auth/GET ${path}`);
  return found;
}

const known = (name: string) =>
  name in calls || name in quietCalls || names.some((one) => one.startsWith(`${name} `));

describe('the list of calls', () => {
  it('has every server function', () => {
    const listed = names.filter((name) => name.startsWith('functions/'));
    expect(listed).toEqual(Object.keys(contracts).map((name) => `functions/${name}`));
  });

  it('has every call that stands in the sources', () => {
    const missing = sources.flatMap(({ path, text }) =>
      callsIn(text)
        .filter((name) => !known(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('finds a call without words', () => {
    expect(callsIn(`await client.from('teams').insert({})`).filter((name) => !known(name))).toEqual([
      'rest/teams insert',
    ]);
    expect(callsIn('await client.auth.signInWithOtp({})').filter((name) => !known(name))).toEqual([
      'auth/signInWithOtp',
    ]);
  });

  /** Who uses the client without a word about failures: the session, which is followed in silence, and the wires. */
  const silent = new Set([
    'lib/supabase.ts',
    'lib/follow-function.ts',
    'lib/call-function.ts',
    'app/local/browser-wire.ts',
    'features/session/check-access.ts',
    'features/session/follow-session.ts',
    'features/session/session-provider.tsx',
    // An icon that could not be read leaves a place empty.
    'features/desktop-builder/chosen-app.ts',
    // Hands the calls to sign-in.ts and sign-up.ts, which have the words.
    'pages/auth/sign-in-form.tsx',
    'pages/auth/sign-up-form.tsx',
  ]);

  it('is asked by everybody who talks to the server', () => {
    const without = sources
      .filter(({ path, text }) => /\bsupabase\(\)/.test(text) && !silent.has(path))
      .filter(({ text }) => !/\b(failureOf|describeFailure|callAuthVerb)\(/.test(text));
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  it('is the only place where the words of an error become words for people', () => {
    const own = /^(lib\/failures\/|app\/(critical-error|chunk-load-error|error-screen))/;
    const showing = sources
      .filter(({ path }) => !own.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\b(?:error|failure|cause|reason)\??\.message\b/g)].map(() => path),
      );
    // One tells by them whether to try another way, one hands on what has words already, one is what a field lacks.
    expect(showing).toEqual([
      'features/app-page/use-changes.ts',
      'pages/auth/sign-up.ts',
      'pages/auth/use-account-form.ts',
    ]);
  });
});

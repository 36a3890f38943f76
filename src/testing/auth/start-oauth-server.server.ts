import type { SupabaseClient } from '@supabase/supabase-js';
import type { Engine } from '../../server/db/database.ts';
import { openProgram, type Program, type ProgramKeys } from './oauth-program.server.ts';
import { signUpSomebody } from './sign-up-somebody.server.ts';
import { type AuthTestServer, startAuthServer } from './start-auth-server.server.ts';

export const redirectUri = 'https://program.example/back?from=kora';

/** All that a program can ask for. */
export const everything = 'openid profile email offline_access data:read data:write functions';

export interface OAuthTestServer extends AuthTestServer {
  admin: SupabaseClient;
  /** Of a confidential client that comes back to `redirectUri`. */
  keys: ProgramKeys;
  program: Program;
  addClient(more?: Record<string, unknown>): Promise<ProgramKeys>;
  /** Lines of the audit log about the first client. */
  audit(action: string): Promise<unknown[]>;
  /** Data of the person whom the token is for. */
  readProfiles(token: string): Promise<Response>;
  post(path: string, form: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
}

/** The whole server with one program that is registered. */
export async function startOAuthServer(engine: Engine, postgresUrl: string): Promise<OAuthTestServer> {
  const server = await startAuthServer(engine, postgresUrl, { AUTH_CONFIRM_EMAIL: 'false' });
  const admin = await server.service();
  // The first account of an embedded installation is the admin's.
  await signUpSomebody(server);

  async function addClient(more: Record<string, unknown> = {}): Promise<ProgramKeys> {
    const { data, error } = await admin.auth.admin.oauth.createClient({
      client_name: 'Weather Station',
      redirect_uris: [redirectUri],
      ...more,
    });
    if (error !== null) throw error;
    return { client_id: data.client_id, client_secret: data.client_secret ?? '' };
  }

  const keys = await addClient();
  return {
    ...server,
    admin,
    keys,
    program: await openProgram(server.url, keys, redirectUri),
    addClient,
    audit: (action) =>
      server.sql('select 1 from audit_log where action = $1 and target = $2', [action, keys.client_id]),
    readProfiles: (token) =>
      fetch(`${server.url}/rest/v1/profiles?select=user_id`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    post: (path, form, headers = {}) =>
      fetch(`${server.url}/auth/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(form),
      }),
  };
}

import type { z } from 'zod';
import type { Services } from '../services.ts';
import type { AuthConfig } from './auth-config.ts';
import type { Caller } from './caller.ts';
import type { PlainPage } from './plain-page.ts';

/**
 * Who may use a verb: `anyone`; `session`, a signed-in person whose session still exists; `admin`, the service
 * role or a platform admin.
 */
export type VerbAccess = 'anyone' | 'session' | 'admin';

export interface AuthServer extends Services {
  auth: AuthConfig;
}

/** One request to the auth server, read and checked. */
export interface AuthCall<Body = unknown> {
  server: AuthServer;
  body: Body;
  query: URLSearchParams;
  params: Readonly<Record<string, string>>;
  header(name: string): string | undefined;
  caller: Caller;
  address: string;
  requestId: string;
  /** Sent with the answer, whatever it is; absent where no browser waits for it. */
  setCookie?(cookie: string): void;
}

export type AuthAnswer =
  // The refusals are for protocols with a form of their own for them; all others throw.
  | {
      status: 200 | 201 | 204 | 400 | 401 | 403 | 404 | 429;
      body?: unknown;
      headers?: Record<string, string>;
    }
  | { status: 302 | 303; location: string }
  /** For a person who looks at it. */
  | { status: 200; page: PlainPage };

export interface AuthVerb<Body = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /auth/v1, in Hono's syntax. */
  path: string;
  access: VerbAccess;
  /** Absent for verbs without a body. An empty body is read as `{}`; unknown fields are dropped. */
  body?: z.ZodType<Body>;
  /** The body is a form that a browser posts, not JSON. `pairs` keeps names that come more than once. */
  form?: true | 'pairs';
  handle(call: AuthCall<Body>): Promise<AuthAnswer>;
}

export function defineVerb<Body>(verb: AuthVerb<Body>): AuthVerb<Body> {
  return verb;
}

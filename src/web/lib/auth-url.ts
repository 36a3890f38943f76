import { limits } from '../../kernel/limits.ts';

/** How sessions come back by way of an address: as a code that only this browser can redeem, or as tokens. */
export type AuthFlow = 'pkce' | 'implicit';

/** The one that the client of the app is opened with. */
export const authFlow: AuthFlow = 'pkce';

/** What the address of /auth carries: tokens from a link of ours, a provider's answer, or nothing. */
export type AuthUrl =
  | { kind: 'none' }
  | {
      kind: 'tokens';
      accessToken: string;
      refreshToken: string;
      /** It leads to a new password: the page then says whose. */
      recovery: boolean;
      /** It was made a while ago: somebody has kept the address. */
      stale: boolean;
    }
  /** A form that the server answered itself has signed somebody in: the session waits there. */
  | { kind: 'handover'; code: string }
  /** Another provider's answer, or a link that only the browser that asked for it can use. */
  | { kind: 'code' }
  | { kind: 'error'; code: string; description: string };

/** Links that we mail and that are opened anywhere. They lead to a new password and show whose account it is. */
const mailed = new Set(['recovery', 'invite']);

/**
 * Links of ours carry their tokens in the fragment, which is never sent to a server. Anybody can write such a link with
 * tokens of their own, and whoever opens it would be signed in to their account. So tokens count only in the flow that
 * the client is opened with, and beside it in the links that we mail.
 */
export function readAuthUrl(
  { search, hash }: { search: string; hash: string },
  { flow = authFlow, now = Date.now() }: { flow?: AuthFlow; now?: number } = {},
): AuthUrl {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const read = (name: string) => fragment.get(name) ?? query.get(name) ?? '';
  const error = read('error_description') || read('error_code') || read('error');
  if (error !== '') return { kind: 'error', code: read('error_code'), description: error };
  if (read('access_token') !== '' || read('refresh_token') !== '') return readTokens(read, flow, now);
  // Behind the hash alone: in a query it would have been seen on the way.
  const handover = fragment.get('handover');
  if (handover !== null) return { kind: 'handover', code: handover };
  if (!query.has('code')) return { kind: 'none' };
  if (flow === 'implicit') return refuse('wrong_flow', 'Not a valid implicit grant flow url.');
  return query.get('code') === '' ? refuse('no_code', 'No code detected.') : { kind: 'code' };
}

function readTokens(read: (name: string) => string, flow: AuthFlow, now: number): AuthUrl {
  const accessToken = read('access_token');
  const refreshToken = read('refresh_token');
  const type = read('type');
  const expiresIn = Number(read('expires_in'));
  const hasTokens = accessToken !== '' && refreshToken !== '';
  // A new password needs the two tokens; a session that is taken up as it is also says how long it holds and what it is.
  const isWhole = hasTokens && (type === 'recovery' || (expiresIn > 0 && read('token_type') !== ''));
  if (!isWhole) return refuse('no_session', 'No session defined in URL');
  if (flow === 'pkce' && !mailed.has(type)) return refuse('wrong_flow', 'Not a valid PKCE flow url.');
  const expiresAt = Number(read('expires_at'));
  const madeAt = expiresAt > 0 && expiresIn > 0 ? (expiresAt - expiresIn) * 1_000 : now;
  const stale = now - madeAt >= limits.session.staleUrlMs;
  return { kind: 'tokens', accessToken, refreshToken, recovery: mailed.has(type), stale };
}

function refuse(code: string, description: string): AuthUrl {
  return { kind: 'error', code, description };
}

const whatToDo: Readonly<Record<string, string>> = {
  no_session: 'Ask for a new link.',
  wrong_flow: 'Sign in here to go on.',
  no_code: 'Sign in here to go on.',
};

/** The texts of links that went wrong, with what to do about it. */
export function describeLinkError({ code, description }: { code: string; description: string }): string {
  if (code === 'otp_expired') return 'This link has been used already or has expired. Ask for a new one.';
  return Object.hasOwn(whatToDo, code) ? `${description} ${whatToDo[code]}` : description;
}

/** Whose session a token is, as it says itself. The server decides whether that is so. */
export function subjectOf(accessToken: string): string | undefined {
  try {
    const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sub }: { sub?: unknown } = JSON.parse(atob(payload));
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}

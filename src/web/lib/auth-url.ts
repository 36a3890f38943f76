/** What the address of /auth carries: tokens from a link of ours, a provider's answer, or nothing. */
export type AuthUrl =
  | { kind: 'none' }
  | { kind: 'tokens'; accessToken: string; refreshToken: string; recovery: boolean }
  /** A form that the server answered itself has signed somebody in: the session waits there. */
  | { kind: 'handover'; code: string }
  /** Another provider's answer, or a link that only the browser that asked for it can use. */
  | { kind: 'code' }
  | { kind: 'error'; code: string; description: string };

/** Links of ours carry their tokens in the fragment, which is never sent to a server. */
export function readAuthUrl({ search, hash }: { search: string; hash: string }): AuthUrl {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const read = (name: string) => fragment.get(name) ?? query.get(name) ?? '';
  const error = read('error_description') || read('error_code') || read('error');
  if (error !== '') return { kind: 'error', code: read('error_code'), description: error };
  const accessToken = read('access_token');
  const refreshToken = read('refresh_token');
  if (accessToken !== '' && refreshToken !== '') {
    return { kind: 'tokens', accessToken, refreshToken, recovery: read('type') === 'recovery' };
  }
  if (accessToken !== '' || refreshToken !== '') {
    return { kind: 'error', code: 'no_session', description: 'No session defined in URL' };
  }
  // Behind the hash alone: in a query it would have been seen on the way.
  const handover = fragment.get('handover');
  if (handover !== null) return { kind: 'handover', code: handover };
  return query.has('code') ? { kind: 'code' } : { kind: 'none' };
}

/** The texts of links that went wrong, with what to do about it. */
export function describeLinkError({ code, description }: { code: string; description: string }): string {
  if (code === 'otp_expired') return 'This link has been used already or has expired. Ask for a new one.';
  return description;
}

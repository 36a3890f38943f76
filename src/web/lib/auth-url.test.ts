import { describe, expect, it } from 'vitest';
import { type AuthFlow, describeLinkError, readAuthUrl, subjectOf } from './auth-url.ts';

const now = 1_900_000_000_000;
const read = (hash: string, search = '', flow: AuthFlow = 'pkce') =>
  readAuthUrl({ hash, search }, { flow, now });
/** All four parts of a session, made so many seconds ago. */
const whole = (type: string, secondsAgo = 0) =>
  `#access_token=a&refresh_token=r&token_type=bearer&expires_in=3600&expires_at=${now / 1_000 + 3_600 - secondsAgo}&type=${type}`;

describe('readAuthUrl', () => {
  it('takes the code of a form from behind the hash alone, where no server saw it', () => {
    expect(read('#handover=abc')).toEqual({ kind: 'handover', code: 'abc' });
    expect(read('', '?handover=abc')).toEqual({ kind: 'none' });
  });

  it('finds a recovery only with both tokens and its type', () => {
    expect(read('#access_token=a&refresh_token=r&type=recovery')).toEqual({
      kind: 'tokens',
      accessToken: 'a',
      refreshToken: 'r',
      recovery: true,
      stale: false,
    });
    expect(read('', '?access_token=a&refresh_token=r&type=recovery')).toMatchObject({ recovery: true });
    expect(read('#access_token=a&type=recovery')).toMatchObject({
      kind: 'error',
      description: 'No session defined in URL',
    });
  });

  it('takes no session from a link that was not mailed by us: it might be a stranger’s', () => {
    for (const type of ['signup', 'magiclink', '']) {
      const description = 'Not a valid PKCE flow url.';
      expect(read(whole(type))).toEqual({ kind: 'error', code: 'wrong_flow', description });
      expect(read(whole(type), '', 'implicit')).toMatchObject({ kind: 'tokens', recovery: false });
    }
    expect(read(whole('invite'))).toMatchObject({ kind: 'tokens', recovery: true });
  });

  it('needs all four parts of a session', () => {
    for (const part of ['access_token', 'refresh_token', 'token_type', 'expires_in']) {
      const missing = whole('invite').replace(new RegExp(`${part}=[^&]*`), '');
      expect(read(missing), part).toEqual({
        kind: 'error',
        code: 'no_session',
        description: 'No session defined in URL',
      });
    }
  });

  it('knows a link that somebody has kept for two minutes', () => {
    expect(read(whole('recovery', 119))).toMatchObject({ stale: false });
    expect(read(whole('recovery', 120))).toMatchObject({ stale: true });
  });

  it('refuses a code where tokens were expected, and a code that is none', () => {
    expect(read('', '?code=abc', 'implicit')).toMatchObject({
      kind: 'error',
      description: 'Not a valid implicit grant flow url.',
    });
    expect(read('', '?code=')).toMatchObject({ kind: 'error', description: 'No code detected.' });
  });

  it('finds errors first, in the fragment and in the query', () => {
    expect(read('#error=access_denied&error_code=otp_expired&error_description=Link+is+invalid')).toEqual({
      kind: 'error',
      code: 'otp_expired',
      description: 'Link is invalid',
    });
    expect(read('', '?error=server_error')).toMatchObject({ kind: 'error', description: 'server_error' });
  });

  it('leaves a code to the client, and everything else alone', () => {
    expect(read('', '?code=abc')).toEqual({ kind: 'code' });
    expect(read('#section', '?q=1')).toEqual({ kind: 'none' });
  });
});

describe('describeLinkError', () => {
  it('says what to do about a used link and repeats other errors', () => {
    expect(describeLinkError({ code: 'otp_expired', description: 'x' })).toContain('Ask for a new one');
    expect(describeLinkError({ code: 'wrong_flow', description: 'Not a valid PKCE flow url.' })).toBe(
      'Not a valid PKCE flow url. Sign in here to go on.',
    );
    expect(describeLinkError({ code: 'other', description: 'Provider said no' })).toBe('Provider said no');
  });
});

describe('subjectOf', () => {
  it('reads whose token it is, or nothing', () => {
    expect(subjectOf(`head.${btoa(JSON.stringify({ sub: 'ada' }))}.signature`)).toBe('ada');
    expect([subjectOf('a'), subjectOf('a.b.c'), subjectOf('')]).toEqual([undefined, undefined, undefined]);
  });
});

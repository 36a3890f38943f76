import { describe, expect, it } from 'vitest';
import { describeLinkError, readAuthUrl } from './auth-url.ts';

const read = (hash: string, search = '') => readAuthUrl({ hash, search });

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
    });
    expect(read('', '?access_token=a&refresh_token=r&type=recovery')).toMatchObject({ recovery: true });
    expect(read('#access_token=a&refresh_token=r&type=signup')).toMatchObject({ recovery: false });
    expect(read('#access_token=a&type=recovery')).toMatchObject({
      kind: 'error',
      description: 'No session defined in URL',
    });
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
    expect(describeLinkError({ code: 'other', description: 'Provider said no' })).toBe('Provider said no');
  });
});

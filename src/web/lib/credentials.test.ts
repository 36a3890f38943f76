import { describe, expect, it } from 'vitest';
import { checkCredentials, checkNewPassword, checkResetEmail } from './credentials.ts';

const signUpText = 'Please enter a valid email and a password (min 6 chars).';
const signInText = 'Please enter a valid email and password.';

describe('checkCredentials', () => {
  it('trims and lower-cases the address and leaves the password alone', () => {
    expect(checkCredentials('sign-up', { email: '  Ada@Kora.Example ', password: ' secret ' })).toEqual({
      ok: true,
      value: { email: 'ada@kora.example', password: ' secret ' },
    });
  });

  it.each([
    [{ email: ' ', password: 'secret' }, 'Email required', 'Please enter an email address', 'email'],
    [{ email: 'a@b.example', password: '' }, 'Password required', 'Please enter a password', 'password'],
    [{ email: 'a@b', password: 'secret' }, 'Sign up failed', signUpText, 'email'],
    [{ email: 'a@b.example', password: '12345' }, 'Sign up failed', signUpText, 'password'],
    [{ email: 'a@b.example', password: 'x'.repeat(129) }, 'Sign up failed', signUpText, 'password'],
    [{ email: `${'a'.repeat(250)}@b.example`, password: 'secret' }, 'Sign up failed', signUpText, 'email'],
  ] as const)('refuses %j', (given, title, description, field) => {
    expect(checkCredentials('sign-up', given)).toEqual({ ok: false, refusal: { title, description, field } });
  });

  it('has its own text for signing in', () => {
    expect(checkCredentials('sign-in', { email: 'nobody', password: 'secret' })).toEqual({
      ok: false,
      refusal: { title: 'Sign in failed', description: signInText, field: 'email' },
    });
  });
});

describe('checkResetEmail', () => {
  it('takes a good address and says what is wrong with others', () => {
    expect(checkResetEmail(' Ada@Kora.example')).toEqual({ ok: true, value: 'ada@kora.example' });
    expect(checkResetEmail('')).toMatchObject({ refusal: { title: 'Email required' } });
    expect(checkResetEmail('ada')).toMatchObject({
      refusal: { title: 'Invalid email', description: 'Please enter a valid email address.' },
    });
  });
});

describe('checkNewPassword', () => {
  it('takes two equal passwords of the right length', () => {
    expect(checkNewPassword('secret', 'secret')).toEqual({ ok: true, value: 'secret' });
    expect(checkNewPassword('secret', 'Secret')).toMatchObject({
      refusal: {
        title: "Passwords don't match",
        description: 'Please make sure both passwords are the same',
        field: 'confirmation',
      },
    });
    expect(checkNewPassword('12345', '12345')).toMatchObject({ refusal: { title: 'Update failed' } });
    expect(checkNewPassword('', '')).toMatchObject({ refusal: { title: 'Password required' } });
  });
});

import { describe, expect, it } from 'vitest';
import { identityData, isEmailVerified, readEmail } from './read-person.ts';

describe('isEmailVerified', () => {
  it('takes the claim, also when it is text', () => {
    for (const verified of [true, 'true'])
      expect(isEmailVerified({ email_verified: verified }, 'claim')).toBe(true);
    for (const verified of [false, 'false', undefined, null, 'yes', {}])
      expect(isEmailVerified({ email_verified: verified }, 'claim')).toBe(false);
  });

  it('does not take the word of just any Microsoft directory', () => {
    expect(isEmailVerified({ email_verified: true }, 'domain-owner')).toBe(false);
    expect(isEmailVerified({}, 'domain-owner')).toBe(false);
    expect(isEmailVerified({ xms_edov: true }, 'domain-owner')).toBe(true);
    expect(isEmailVerified({ xms_edov: '1' }, 'domain-owner')).toBe(true);
    expect(isEmailVerified({ xms_edov: false }, 'own-tenant')).toBe(false);
    expect(isEmailVerified({}, 'own-tenant')).toBe(true);
  });
});

describe('readEmail', () => {
  it('gives one spelling, and nothing for what is no address', () => {
    expect(readEmail(' Ada@Kora.Example ')).toBe('ada@kora.example');
    for (const value of [undefined, 7, '', 'ada', 'a@b', 'a b@c.example', `${'a'.repeat(300)}@kora.example`])
      expect(readEmail(value)).toBeUndefined();
  });
});

describe('identityData', () => {
  it('keeps what clients look for and drops the rest', () => {
    const claims = {
      given_name: 'Ada',
      family_name: 'Lovelace\u0000\u001b[31m',
      picture: 'https://pictures.example/ada.png',
      groups: ['admin'],
      role: 'service_role',
    };
    expect(identityData('https://id.example', 's-1', claims, 'ada@kora.example', true)).toEqual({
      iss: 'https://id.example',
      sub: 's-1',
      provider_id: 's-1',
      name: 'Ada Lovelace  [31m',
      full_name: 'Ada Lovelace  [31m',
      given_name: 'Ada',
      family_name: 'Lovelace  [31m',
      picture: 'https://pictures.example/ada.png',
      avatar_url: 'https://pictures.example/ada.png',
      email: 'ada@kora.example',
      email_verified: true,
      phone_verified: false,
    });
  });

  it('keeps no picture that is not on the web, and nothing endless', () => {
    const data = identityData(
      'https://id.example',
      's-1',
      { picture: 'javascript:alert(1)', name: 'x'.repeat(10_000) },
      undefined,
      false,
    );
    expect(data).not.toHaveProperty('picture');
    expect(data).not.toHaveProperty('email');
    expect(String(data['name'])).toHaveLength(200);
  });
});

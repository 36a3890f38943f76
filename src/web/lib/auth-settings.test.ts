import { describe, expect, it } from 'vitest';
import { providerName, readAuthSettings } from './auth-settings.ts';

describe('readAuthSettings', () => {
  it('lists the providers that are switched on, without our own ways in', () => {
    const external = {
      email: true,
      phone: true,
      anonymous_users: true,
      google: true,
      github: false,
      oidc: true,
    };
    expect(readAuthSettings({ external, disable_signup: true, mailer_autoconfirm: true })).toEqual({
      providers: ['google', 'oidc'],
      signUpOpen: false,
      linkingOpen: true,
      passkeys: false,
    });
    expect(readAuthSettings({ external, manual_linking_enabled: false }).linkingOpen).toBe(false);
  });

  it('says whether passkeys are taken', () => {
    expect(readAuthSettings({ external: {}, passkeys_enabled: true })).toMatchObject({ passkeys: true });
  });
});

describe('providerName', () => {
  it('knows the usual ones and writes others readably', () => {
    expect(['github', 'azure', 'my-company'].map(providerName)).toEqual([
      'GitHub',
      'Microsoft',
      'My company',
    ]);
  });
});

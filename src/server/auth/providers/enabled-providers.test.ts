import { describe, expect, it } from 'vitest';
import { readSettings } from '../../settings/read-settings.server.ts';
import { enabledProviders, providerPlans } from './enabled-providers.ts';

const all = {
  AUTH_GOOGLE_CLIENT_ID: 'g',
  AUTH_GOOGLE_CLIENT_SECRET: 's',
  AUTH_MICROSOFT_CLIENT_ID: 'm',
  AUTH_MICROSOFT_CLIENT_SECRET: 's',
  AUTH_APPLE_CLIENT_ID: 'a',
  AUTH_APPLE_CLIENT_SECRET: 's',
  AUTH_GITHUB_CLIENT_ID: 'h',
  AUTH_GITHUB_CLIENT_SECRET: 's',
  AUTH_OIDC_ISSUER: 'https://id.company.example',
  AUTH_OIDC_CLIENT_ID: 'o',
  AUTH_OIDC_CLIENT_SECRET: 's',
};

const planOf = (name: string, environment: Record<string, string> = {}) =>
  providerPlans(readSettings({ ...all, ...environment })).find((plan) => plan.name === name);

describe('enabledProviders', () => {
  it('is empty when nothing is set', () => {
    expect(enabledProviders(readSettings({}))).toEqual([]);
  });

  it('names those that are set, and no secret', () => {
    expect(
      enabledProviders(readSettings({ ...all, AUTH_OIDC_NAME: 'company', AUTH_OIDC_LABEL: 'Company' })),
    ).toEqual([
      { name: 'google', label: 'Google' },
      { name: 'azure', label: 'Microsoft' },
      { name: 'apple', label: 'Apple' },
      { name: 'github', label: 'GitHub' },
      { name: 'company', label: 'Company' },
    ]);
  });
});

describe('providerPlans', () => {
  it('believes a shared Microsoft directory only about domains that it owns', () => {
    expect(planOf('azure')).toMatchObject({
      issuer: 'https://login.microsoftonline.com/common/v2.0',
      emailTrust: 'domain-owner',
    });
    expect(planOf('azure', { AUTH_MICROSOFT_TENANT: '8c7d' })).toMatchObject({
      issuer: 'https://login.microsoftonline.com/8c7d/v2.0',
      emailTrust: 'own-tenant',
    });
  });

  it('lets Apple post its answer', () => {
    expect(planOf('apple')).toMatchObject({ formPost: true, scopes: ['openid', 'email', 'name'] });
    expect(planOf('google')).toMatchObject({ formPost: false });
  });

  it('finds the API of GitHub, and that of an own GitHub', () => {
    expect(planOf('github')).toMatchObject({ site: 'https://github.com', api: 'https://api.github.com' });
    expect(planOf('github', { AUTH_GITHUB_URL: 'https://git.company.example/' })).toMatchObject({
      site: 'https://git.company.example',
      api: 'https://git.company.example/api/v3',
    });
  });

  it('asks for other scopes when told to', () => {
    expect(planOf('oidc')).toMatchObject({ scopes: ['openid', 'email', 'profile'] });
    expect(planOf('oidc', { AUTH_OIDC_SCOPES: 'openid, groups' })).toMatchObject({
      scopes: ['openid', 'groups'],
    });
  });
});

describe('the settings of providers', () => {
  const faultOf = (environment: Record<string, string>) => {
    try {
      readSettings(environment);
    } catch (error) {
      return String(error);
    }
    return '';
  };

  it('must be complete', () => {
    expect(faultOf({ AUTH_GOOGLE_CLIENT_ID: 'g' })).toContain('AUTH_GOOGLE_CLIENT_SECRET: needed');
    expect(faultOf({ AUTH_OIDC_ISSUER: 'https://id.example' })).toContain('AUTH_OIDC_CLIENT_ID: needed');
  });

  it('must not go over the network in the clear', () => {
    const oidc = { AUTH_OIDC_CLIENT_ID: 'o', AUTH_OIDC_CLIENT_SECRET: 's' };
    expect(faultOf({ ...oidc, AUTH_OIDC_ISSUER: 'http://id.example' })).toContain(
      'AUTH_OIDC_ISSUER: expected',
    );
    expect(faultOf({ ...oidc, AUTH_OIDC_ISSUER: 'http://127.0.0.1.evil.example' })).toContain('https');
    expect(faultOf({ ...oidc, AUTH_OIDC_ISSUER: 'http://localhost:9000' })).toBe('');
    expect(faultOf({ ...oidc, AUTH_OIDC_ISSUER: 'http://[::1]:9000' })).toBe('');
  });

  it.each(['email', 'google', 'azure', 'Big', 'a b', ''.padEnd(60, 'x')])('refuse the name %j', (name) => {
    expect(faultOf({ AUTH_OIDC_NAME: name })).toContain('AUTH_OIDC_NAME: expected');
  });

  it('never repeat a secret', () => {
    expect(faultOf({ SMS_WEBHOOK_URL: 'ftp://user:hunter2@gateway' })).not.toContain('hunter2');
  });
});

import type { Settings } from '../../settings/settings.server.ts';

/** What a sign-in button needs. */
export interface ProviderSummary {
  name: string;
  label: string;
}

/**
 * When a provider's word about an e-mail address is taken. `claim`: when it says that the address is verified.
 * `domain-owner`: Microsoft lets every tenant write any address; only the claim that the tenant owns the domain counts.
 * `own-tenant`: the operator's own tenant, whose addresses the operator gives out.
 */
export type EmailTrust = 'claim' | 'domain-owner' | 'own-tenant';

interface PlanBase extends ProviderSummary {
  clientId: string;
  clientSecret: string;
  scopes: readonly string[];
}

export interface OpenIdPlan extends PlanBase {
  kind: 'openid';
  issuer: string;
  emailTrust: EmailTrust;
  /** Whom a token that a client brings may be for: ourselves, and the operator's own apps. */
  audiences: readonly string[];
  /** The answer comes as a form by POST. */
  formPost: boolean;
}

export interface GitHubPlan extends PlanBase {
  kind: 'github';
  /** Without a slash at the end. */
  site: string;
  api: string;
}

export type ProviderPlan = OpenIdPlan | GitHubPlan;

type ProviderSettings = Pick<Settings, Extract<keyof Settings, `AUTH_${string}`>>;

/** The ways to sign in that the settings name, in the order in which they are shown. */
export function providerPlans(settings: ProviderSettings): ProviderPlan[] {
  const plans = [google(settings), microsoft(settings), apple(settings), github(settings), other(settings)];
  return plans.filter((plan) => plan !== undefined);
}

export function enabledProviders(settings: ProviderSettings): ProviderSummary[] {
  return providerPlans(settings).map(({ name, label }) => ({ name, label }));
}

const openId = ['openid', 'email', 'profile'] as const;

function google(settings: ProviderSettings): ProviderPlan | undefined {
  const { AUTH_GOOGLE_CLIENT_ID: clientId, AUTH_GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return {
    kind: 'openid',
    name: 'google',
    label: 'Google',
    issuer: 'https://accounts.google.com',
    clientId,
    audiences: [clientId, ...settings.AUTH_GOOGLE_AUDIENCES],
    clientSecret,
    scopes: openId,
    emailTrust: 'claim',
    formPost: false,
  };
}

function microsoft(settings: ProviderSettings): ProviderPlan | undefined {
  const { AUTH_MICROSOFT_CLIENT_ID: clientId, AUTH_MICROSOFT_CLIENT_SECRET: clientSecret } = settings;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  const tenant = settings.AUTH_MICROSOFT_TENANT;
  const isShared = ['common', 'organizations', 'consumers'].includes(tenant);
  return {
    kind: 'openid',
    // The name by which clients of this protocol know it.
    name: 'azure',
    label: 'Microsoft',
    issuer: `https://login.microsoftonline.com/${tenant}/v2.0`,
    clientId,
    audiences: [clientId, ...settings.AUTH_MICROSOFT_AUDIENCES],
    clientSecret,
    scopes: openId,
    emailTrust: isShared ? 'domain-owner' : 'own-tenant',
    formPost: false,
  };
}

function apple(settings: ProviderSettings): ProviderPlan | undefined {
  const { AUTH_APPLE_CLIENT_ID: clientId, AUTH_APPLE_CLIENT_SECRET: clientSecret } = settings;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return {
    kind: 'openid',
    name: 'apple',
    label: 'Apple',
    issuer: 'https://appleid.apple.com',
    clientId,
    audiences: [clientId, ...settings.AUTH_APPLE_AUDIENCES],
    clientSecret,
    scopes: ['openid', 'email', 'name'],
    emailTrust: 'claim',
    formPost: true,
  };
}

function github(settings: ProviderSettings): ProviderPlan | undefined {
  const { AUTH_GITHUB_CLIENT_ID: clientId, AUTH_GITHUB_CLIENT_SECRET: clientSecret } = settings;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  const site = settings.AUTH_GITHUB_URL.replace(/\/+$/, '');
  return {
    kind: 'github',
    name: 'github',
    label: 'GitHub',
    site,
    api: site === 'https://github.com' ? 'https://api.github.com' : `${site}/api/v3`,
    clientId,
    clientSecret,
    scopes: ['user:email'],
  };
}

function other(settings: ProviderSettings): ProviderPlan | undefined {
  const issuer = settings.AUTH_OIDC_ISSUER;
  const { AUTH_OIDC_CLIENT_ID: clientId, AUTH_OIDC_CLIENT_SECRET: clientSecret } = settings;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  return {
    kind: 'openid',
    name: settings.AUTH_OIDC_NAME,
    label: settings.AUTH_OIDC_LABEL,
    issuer,
    clientId,
    audiences: [clientId, ...settings.AUTH_OIDC_AUDIENCES],
    clientSecret,
    scopes: settings.AUTH_OIDC_SCOPES ?? openId,
    emailTrust: 'claim',
    formPost: false,
  };
}

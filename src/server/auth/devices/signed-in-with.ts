import type { Settings } from '../../settings/settings.server.ts';
import { enabledProviders } from '../providers/enabled-providers.ts';

const words: Readonly<Record<string, string>> = {
  password: 'Password',
  passkey: 'Passkey',
  webauthn: 'Passkey',
  otp: 'Mailed link or code',
  magiclink: 'Mailed link or code',
  recovery: 'Mailed link or code',
  invite: 'Invitation',
  'email/signup': 'Mailed link or code',
  email_change: 'Mailed link or code',
  anonymous: 'No account',
  totp: 'Authenticator app',
  'mfa/phone': 'Code by text message',
  'mfa/webauthn': 'Passkey',
};

/** How somebody has shown who they are, in words; the other place by the name that its button has. */
export function signedInWith(
  settings: Settings,
  methods: readonly string[],
  provider: string | null,
): string[] {
  const shown = methods
    .filter((method) => method !== 'token_refresh')
    .map((method) => (method === 'oauth' ? providerLabel(settings, provider) : (words[method] ?? method)));
  return [...new Set(shown)];
}

function providerLabel(settings: Settings, provider: string | null): string {
  const known = enabledProviders(settings).find(({ name }) => name === provider)?.label;
  return known ?? provider ?? 'Another provider';
}

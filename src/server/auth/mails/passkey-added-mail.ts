import { brand } from '../../../kernel/brand.ts';
import type { AuthMailContent } from './auth-mail.ts';

export function passkeyAddedMail(name: string, siteUrl: string): AuthMailContent {
  return {
    subject: `A passkey was added to your ${brand.name} account`,
    lead: `The passkey "${name}" can be used to sign in to your ${brand.name} account from now on.`,
    action: { label: 'See your passkeys', link: `${siteUrl}/settings#passkeys` },
    unasked: 'If that was not you, remove the passkey, set a new password and sign out everywhere else.',
  };
}

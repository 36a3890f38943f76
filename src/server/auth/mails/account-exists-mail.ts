import { brand } from '../../../kernel/brand.ts';
import type { AuthMailContent } from './auth-mail.ts';

/** Goes to the owner when somebody signs up with an address that has an account; the asker learns nothing. */
export function accountExistsMail(siteUrl: string): AuthMailContent {
  return {
    subject: `You already have a ${brand.name} account`,
    lead: `Somebody tried to sign up to ${brand.name} with this address, which has an account already. Sign in, or reset the password if you do not know it any more.`,
    action: { label: 'Sign in', link: `${siteUrl}/auth` },
    unasked: 'If that was not you, do nothing: your account is unchanged.',
  };
}

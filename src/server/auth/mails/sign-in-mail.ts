import { brand } from '../../../kernel/brand.ts';
import type { AuthMailContent } from './auth-mail.ts';

export function signInMail(link: string, code: string): AuthMailContent {
  return {
    subject: `Sign in to ${brand.name}`,
    lead: `Use this to sign in to ${brand.name}. You do not need a password.`,
    action: { label: 'Sign me in', link },
    code,
    unasked: 'If you did not ask for this, do nothing: nobody gets in without it.',
  };
}

import { brand } from '../../../kernel/brand.ts';
import type { AuthMailContent } from './auth-mail.ts';

export function confirmationMail(link: string, code: string): AuthMailContent {
  return {
    subject: `Confirm your ${brand.name} account`,
    lead: `Welcome to ${brand.name}. Confirm that this address is yours, and your account is ready.`,
    action: { label: 'Confirm my address', link },
    code,
    unasked: 'If you did not sign up, do nothing: without your confirmation the account cannot be used.',
  };
}

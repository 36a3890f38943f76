import { brand } from '../../../kernel/brand.ts';
import type { AuthMailContent } from './auth-mail.ts';

export function recoveryMail(link: string, code: string): AuthMailContent {
  return {
    subject: `Reset your ${brand.name} password`,
    lead: `Somebody asked for a new password for your ${brand.name} account.`,
    action: { label: 'Set a new password', link },
    code,
    unasked: 'If that was not you, do nothing: your password stays as it is.',
  };
}

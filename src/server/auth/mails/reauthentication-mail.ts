import { brand } from '../../../kernel/brand.ts';
import type { AuthMailContent } from './auth-mail.ts';

export function reauthenticationMail(code: string): AuthMailContent {
  return {
    subject: `Your ${brand.name} code`,
    lead: `Enter this code to go on with the change to your ${brand.name} account.`,
    code,
    unasked: 'If you are not changing anything, sign out everywhere and set a new password.',
  };
}

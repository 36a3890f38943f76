import { brand } from '../../../kernel/brand.ts';
import type { AuthMailContent } from './auth-mail.ts';

export function recoveryCodeUsedMail(remaining: number, siteUrl: string): AuthMailContent {
  const left = remaining === 0 ? 'None is left' : remaining === 1 ? 'One is left' : `${remaining} are left`;
  return {
    subject: `A recovery code was used for your ${brand.name} account`,
    lead: `Somebody signed in to your ${brand.name} account with one of its recovery codes. ${left}.`,
    action: { label: 'See your second factors', link: `${siteUrl}/settings#two-factor` },
    unasked:
      'If that was not you, set a new password at once, sign out everywhere else and make new recovery codes.',
  };
}

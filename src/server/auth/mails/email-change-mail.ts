import { brand } from '../../../kernel/brand.ts';
import type { AuthMailContent } from './auth-mail.ts';

export interface EmailChange {
  from: string;
  to: string;
  /** The other address must agree as well. */
  bothAgree: boolean;
}

export function emailChangeMail(change: EmailChange, link: string, code: string): AuthMailContent {
  const both = change.bothAgree ? ' Both addresses must agree; the other one got a message like this.' : '';
  const from = change.from === '' ? '' : ` from ${change.from}`;
  return {
    subject: `Confirm the new address of your ${brand.name} account`,
    lead: `The address of your ${brand.name} account is to change${from} to ${change.to}.${both}`,
    action: { label: 'Agree to the change', link },
    code,
    unasked: 'If you did not ask for this, do nothing, and change your password: the address stays as it is.',
  };
}

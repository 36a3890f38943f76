import { brand } from '../../../kernel/brand.ts';
import type { AuthMailContent } from './auth-mail.ts';

export function invitationMail(link: string, code: string): AuthMailContent {
  return {
    subject: `You are invited to ${brand.name}`,
    lead: `An account at ${brand.name} was prepared for you. Accept the invitation and choose a password.`,
    action: { label: 'Accept the invitation', link },
    code,
    unasked: 'If you do not expect an invitation, do nothing: the account stays closed.',
  };
}

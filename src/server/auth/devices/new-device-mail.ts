import { brand } from '../../../kernel/brand.ts';
import { limits } from '../../../kernel/limits.ts';
import type { AuthMailContent } from '../mails/auth-mail.ts';

export interface NewDevice {
  device: string;
  address: string | null;
  at: Date;
  link: string;
}

export function newDeviceMail({ device, address, at, link }: NewDevice): AuthMailContent {
  const when = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const from = address === null ? '' : ` from the address ${address}`;
  return {
    subject: `New sign-in to your ${brand.name} account`,
    lead: `Somebody signed in to your ${brand.name} account with ${device}${from}, on ${when}. You have not used this before. If it was you, there is nothing to do.`,
    action: { label: 'This was not me', link },
    unasked: `The link signs everybody out and lets you set a new password, after asking you once more. It works once and for ${limits.devices.notMeDays} days.`,
  };
}

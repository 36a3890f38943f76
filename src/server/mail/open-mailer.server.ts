import { brand } from '../../kernel/brand.ts';
import type { Settings } from '../settings/settings.server.ts';
import { parseSender } from './check-mail.ts';
import type { Mailer } from './mail.ts';
import { openOutboxMailer } from './outbox-mailer.server.ts';
import { createSmtpMailer } from './smtp-mailer.server.ts';

/** The outbox in the data directory unless a mail server is set. */
export async function openMailer(
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>,
  dataDir: string,
): Promise<Mailer> {
  const sender = parseSender(settings.MAIL_FROM ?? brand.mailFrom, brand.name);
  return settings.SMTP_URL === undefined
    ? openOutboxMailer(dataDir, sender)
    : createSmtpMailer(settings.SMTP_URL, sender);
}

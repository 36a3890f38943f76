import { createTransport } from 'nodemailer';
import { type OutboxOptions, openOutbox } from '../outbox/open-outbox.server.ts';
import { checkMail, type Sender } from './check-mail.ts';
import { composeMail } from './compose-mail.ts';
import type { Mailer } from './mail.ts';
import { mailFolder } from './mail-folder.server.ts';

/** Writes every mail as a file that any mail program opens, for an installation without a mail server. */
export async function openOutboxMailer(
  dataDir: string,
  sender: Sender,
  options: OutboxOptions = {},
): Promise<Mailer> {
  const outbox = await openOutbox(mailFolder(dataDir), options);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'outbox',
    async send(mail) {
      const checked = checkMail(mail);
      const { id, at } = outbox.next();
      const { message } = await composer.sendMail(composeMail(checked, sender, id, at));
      if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not composed as one piece.');
      await outbox.put(id, message);
      return { id, rejected: [] };
    },
    check: () => outbox.check(),
    async close() {
      composer.close();
    },
  };
}

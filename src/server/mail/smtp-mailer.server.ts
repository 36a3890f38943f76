import { createTransport } from 'nodemailer';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import { limits } from '../../kernel/limits.ts';
import { timedIds } from '../outbox/timed-ids.ts';
import { checkMail, type Sender } from './check-mail.ts';
import { composeMail } from './compose-mail.ts';
import type { Mailer } from './mail.ts';
import { readSmtpPlace, smtpError } from './smtp-error.ts';

interface SmtpOptions {
  clock?: Clock;
  timeoutMs?: number;
}

/**
 * `smtp://` starts in the clear and turns to TLS as soon as the server offers it, `smtps://` begins with
 * TLS; `?requireTLS=true` refuses to go on without it.
 */
export function createSmtpMailer(smtpUrl: string, sender: Sender, options: SmtpOptions = {}): Mailer {
  const { clock = systemClock, timeoutMs = limits.mail.timeoutMs } = options;
  const place = readSmtpPlace(smtpUrl);
  const nextId = timedIds();
  const transport = createTransport({
    url: smtpUrl,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    kind: 'smtp',
    async send(mail) {
      const checked = checkMail(mail);
      const date = clock.now();
      const id = nextId(date);
      try {
        const { rejected } = await transport.sendMail(composeMail(checked, sender, id, date));
        return { id, rejected };
      } catch (error) {
        throw smtpError(error, place);
      }
    },
    async check() {
      try {
        await transport.verify();
      } catch (error) {
        throw smtpError(error, place);
      }
    },
    async close() {
      transport.close();
    },
  };
}

import { z } from 'zod';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { Mail } from './mail.ts';

/** The last line of defence against header injection: whoever can break a line can add recipients. */
const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u;
const headerName = /^[A-Za-z][A-Za-z0-9-]{0,63}$/;

/** What the mailer itself says about a mail; a second one of these would contradict it. */
const ownHeaders =
  /^(from|to|cc|bcc|sender|reply-to|subject|date|message-id|mime-version|received|return-path|dkim-signature|content-.*|resent-.*)$/i;

const address = z.email({ error: 'expected an e-mail address' }).max(254).regex(oneLine);
const body = z.string().refine((text) => new TextEncoder().encode(text).byteLength <= limits.mail.bodyBytes, {
  error: `expected at most ${limits.mail.bodyBytes} bytes`,
});
const headerValue = z
  .string()
  .min(1)
  .max(limits.mail.headerLength)
  .regex(oneLine, { error: 'expected one line' });

const mailSchema = z.object({
  to: z.preprocess(
    (to) => (typeof to === 'string' ? [to] : to),
    z
      .array(address)
      .min(1, { error: 'expected a recipient' })
      .max(limits.mail.recipients, { error: `expected at most ${limits.mail.recipients} recipients` }),
  ),
  subject: z
    .string()
    .min(1, { error: 'expected a subject' })
    .max(limits.mail.subjectLength, { error: `expected at most ${limits.mail.subjectLength} characters` })
    .regex(oneLine, { error: 'expected one line' }),
  text: body,
  html: body.optional(),
  replyTo: address.optional(),
  headers: z
    .record(
      z
        .string()
        .regex(headerName, { error: 'expected the name of a header' })
        .refine((name) => !ownHeaders.test(name), { error: 'the mailer writes this header itself' }),
      headerValue,
    )
    .optional(),
});

export type CheckedMail = z.infer<typeof mailSchema>;

export function checkMail(mail: Mail): CheckedMail {
  const checked = mailSchema.safeParse(mail);
  if (checked.success) return checked.data;
  const details = checked.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));
  const [first] = details;
  throw new KoraError('invalid_input', {
    message: `The mail cannot be sent: ${first?.path ?? 'it'}: ${first?.message ?? 'is not valid'}.`,
    details,
  });
}

export interface Sender {
  name: string;
  address: string;
}

/** `MAIL_FROM` is an address or `Name <address>`. */
export function parseSender(text: string, defaultName: string): Sender {
  const [, name = '', given = text] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  const parsed = address.safeParse(given.trim());
  if (!parsed.success || !oneLine.test(name)) {
    throw new KoraError('invalid_input', {
      message: 'MAIL_FROM: expected an e-mail address, or a name and the address in angle brackets.',
    });
  }
  return { name: name === '' ? defaultName : name, address: parsed.data };
}

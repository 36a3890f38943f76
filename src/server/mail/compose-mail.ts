import type { CheckedMail, Sender } from './check-mail.ts';

/** The message as the mail library takes it; both mailers send the same. */
export function composeMail(mail: CheckedMail, sender: Sender, id: string, date: Date) {
  return {
    from: { name: sender.name, address: sender.address },
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    ...(mail.headers === undefined ? {} : { headers: mail.headers }),
    messageId: `<${id}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`,
    date,
    // A body is text, never the name of a file or an address to fetch it from.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

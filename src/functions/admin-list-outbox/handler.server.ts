import { iso } from '../../server/admin/user-summary.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { listOutbox } from '../../server/mail/list-outbox.server.ts';
import { listMessages } from '../../server/messages/list-messages.server.ts';
import type { OutboxEntry } from './contract.ts';

/** Ids of both kinds begin with the time of sending, so they sort together. */
export async function handle({ services: { settings, mailer, messenger } }: FunctionCall) {
  const directory = settings.KORA_DATA_DIR;
  const mails = mailer.kind === 'outbox' ? await listOutbox(directory) : [];
  const messages = messenger.kind === 'outbox' ? await listMessages(directory) : [];
  const entries: OutboxEntry[] = [
    ...mails.map(({ id, to, subject, date }) => ({ id, via: 'mail' as const, to, subject, date: iso(date) })),
    ...messages.map(({ id, to, at }) => ({ id, via: 'phone' as const, to: [to], subject: '', date: at })),
  ];
  return {
    mail: mailer.kind === 'outbox' ? ('kept' as const) : ('sent' as const),
    phone: messenger.kind === 'outbox' ? ('kept' as const) : ('sent' as const),
    entries: entries.toSorted((one, other) => (one.id < other.id ? 1 : -1)),
  };
}

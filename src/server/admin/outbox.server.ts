import type { OutboxEntry } from '../../functions/admin-list-outbox/contract.ts';
import type { OutboxMessage } from '../../functions/admin-read-outbox/contract.ts';
import { KoraError } from '../../kernel/errors.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { listOutbox } from '../mail/list-outbox.server.ts';
import { readOutboxMail } from '../mail/read-outbox-mail.server.ts';
import { listMessages } from '../messages/list-messages.server.ts';
import type { Services } from '../services.ts';
import { noteAdminAction } from './note-admin-action.server.ts';
import { iso } from './user-summary.server.ts';

/** Ids of both kinds begin with the time of sending, so they sort together. */
export async function listOutboxEntries({ settings, mailer, messenger }: Services) {
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

/** Noted before it is handed out: who reads a mail may use the link in it. */
export async function readOutboxEntry(
  call: FunctionCall,
  { id, via }: { id: string; via: 'mail' | 'phone' },
): Promise<OutboxMessage> {
  const message = via === 'mail' ? await readMail(call.services, id) : await readMessage(call.services, id);
  await call.services.database.tx('service_role', {}, (tx) =>
    noteAdminAction(tx, call, {
      action: 'admin.outbox_read',
      target: id,
      details: { via, to: message.to, subject: message.subject },
    }),
  );
  return message;
}

async function readMail({ settings, mailer }: Services, id: string): Promise<OutboxMessage> {
  if (mailer.kind !== 'outbox') throw notKept();
  const { from, to, subject, date, text, html } = await readOutboxMail(settings.KORA_DATA_DIR, id);
  return { id, via: 'mail', from, to, subject, date: iso(date), text, html };
}

async function readMessage({ settings, messenger }: Services, id: string): Promise<OutboxMessage> {
  if (messenger.kind !== 'outbox') throw notKept();
  const message = (await listMessages(settings.KORA_DATA_DIR)).find((one) => one.id === id);
  if (message === undefined)
    throw new KoraError('not_found', { message: 'There is no such message in the outbox.' });
  return {
    id,
    via: 'phone',
    from: '',
    to: [message.to],
    subject: '',
    date: message.at,
    text: message.text,
    html: null,
  };
}

function notKept(): KoraError {
  return new KoraError('not_found', {
    message: 'This installation sends its messages through a service and keeps no copy of them.',
  });
}

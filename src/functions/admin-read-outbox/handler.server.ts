import { KoraError } from '../../kernel/errors.ts';
import { noteAdminAction } from '../../server/admin/note-admin-action.server.ts';
import { iso } from '../../server/admin/user-summary.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { readOutboxMail } from '../../server/mail/read-outbox-mail.server.ts';
import { listMessages } from '../../server/messages/list-messages.server.ts';
import type { Services } from '../../server/services.ts';
import type { OutboxMessage } from './contract.ts';

/** Noted before it is handed out: who reads a mail may use the link in it. */
export async function handle(
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

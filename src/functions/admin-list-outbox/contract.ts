import { z } from 'zod';
import { moment } from '../admin-shapes.ts';
import { defineFunction } from '../define-function.ts';

const outboxEntry = z.object({
  id: z.string(),
  via: z.enum(['mail', 'phone']),
  to: z.array(z.string()),
  /** Of a mail; a message to a phone has none. */
  subject: z.string(),
  date: moment.nullable(),
});
export type OutboxEntry = z.infer<typeof outboxEntry>;

/**
 * Mails and messages to phones that this installation keeps instead of sending them, newest first. Where a real
 * service is set they leave and nothing is kept; `mail` and `phone` say which it is.
 */
export const contract = defineFunction({
  name: 'admin-list-outbox',
  access: 'admin',
  input: z.object({}),
  output: z.object({
    mail: z.enum(['kept', 'sent']),
    phone: z.enum(['kept', 'sent']),
    entries: z.array(outboxEntry),
  }),
});

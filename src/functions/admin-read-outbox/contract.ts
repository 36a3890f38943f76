import { z } from 'zod';
import { moment } from '../admin-shapes.ts';
import { defineFunction } from '../define-function.ts';

const message = z.object({
  id: z.string(),
  via: z.enum(['mail', 'phone']),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  date: moment.nullable(),
  text: z.string(),
  html: z.string().nullable(),
});
export type OutboxMessage = z.infer<typeof message>;

/** One mail or message. It may carry a link or code that opens an account, so reading it is audited. */
export const contract = defineFunction({
  name: 'admin-read-outbox',
  access: 'admin',
  input: z.object({ id: z.string().max(100), via: z.enum(['mail', 'phone']) }),
  output: message,
});
